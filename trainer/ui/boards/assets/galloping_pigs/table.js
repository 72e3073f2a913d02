/* The loop of 22 spaces and the pigs on it: shown, set up by finger and keyboard or as a list, and the jump that is seen. */
const spaceOf = place => (place % LOOP + LOOP) % LOOP;
const spaceAt = i => spaceOf(i - 4);                  // tiles are counted clockwise from the upper left; the start line is the fifth
const tileOf = space => (space + 4) % LOOP;
const cellOf = i => i < 7 ? [1, i + 1] : i < 12 ? [i - 5, 7] : i < 18 ? [6, 18 - i] : [23 - i, 1]; // row, column
const edgeOf = i => i < 7 ? "on-top" : i < 12 ? "on-right" : i < 18 ? "on-bottom" : "on-left";

const pigOn = (at, space) => PIGS.find(pig => spaceOf(at[pig]) === space);
const inLine = at => [...PIGS].sort((a, b) => at[b] - at[a]);
const leader = at => inLine(at)[0];

/* Places from a document and back: a line where the pigs stand at the start line, else the place of each. */
const linedUp = line => Object.fromEntries(line.map((pig, i) => [pig, 0 - i]));
const placesOf = ({ line, places }) => line ? linedUp(line) : { ...places };
function pigsDocument(at) {
  const line = inLine(at);
  return line.every((pig, i) => at[pig] === -i) ? { line } : { places: Object.fromEntries(PIGS.map(pig => [pig, at[pig]])) };
}

/* ── the loop. o: at (places), act or none, tile(space, pig) → {cls, says, inside, pressed}, middle ── */
function loop(b, o) {
  const tiles = Array.from({ length: LOOP }, (_, i) => loopTile(b, o, i));
  return html`<div class="loop" data-k="loop"><div class="ring" role="group" aria-label="${b.w("loop")}" data-group data-k="ring">
    <span class="hole" data-k="hole"></span>${tiles}</div><div class="middle" data-k="middle">${o.middle}</div></div>${lapsInWords(b.w, o.at)}`;
}
function loopTile({ w }, o, i) {
  const space = spaceAt(i), pig = pigOn(o.at, space), m = o.tile?.(space, pig) ?? {}, [row, column] = cellOf(i);
  const says = [w("space", { n: space }), space ? "" : w("start_line"), ...tileWords(w, o.at, pig, m)].filter(Boolean).join(", ");
  const line = space ? "" : html`<span class="line" aria-hidden="true"></span>`;
  const inside = html`<span class="no" aria-hidden="true">${space}</span>${line}${m.inside}${pig ? piece(w, o.at, pig) : ""}`;
  const place = html`class="tile ${edgeOf(i)} ${m.cls}" style="grid-area:${row}/${column}" data-k="tile-${space}" data-i="${i}"`;
  if (o.act) return html`<button ${place} data-act="${o.act}" data-arg="${space}" data-rove ${space ? "" : raw('tabindex="0"')}
    ${m.pressed === undefined ? "" : html`aria-pressed="${m.pressed}"`}>${named(says)}${inside}</button>`;
  const bare = !pig && !m.says; // an empty space has nothing to tell where nothing can be pressed
  return html`<span ${place} ${bare ? raw('aria-hidden="true"') : html`role="img" aria-label="${says}"`}>${inside}</span>`;
}
const tileWords = (w, at, pig, m) => [pig ? pigWord(w, pig) : m.says ? "" : w("empty"), pig && pig === leader(at) ? w("front") : "", m.says];
function piece(w, at, pig) {
  const flag = pig === leader(at) ? html`<span class="pennant" aria-hidden="true">${sign("flag", 14)}</span>` : "";
  const far = at[pig] >= LOOP + REAR ? html`<i class="far" aria-hidden="true">${at[pig]}</i>` : "";
  return html`<span class="piece" data-pig="${pig}" data-fly="pig-${pig}" data-k="piece-${pig}">${pigFace(pig, 34)}${pigLetter(w, pig)}${flag}${far}</span>`;
}
/* A place beyond the first round of the loop cannot be read off the space: it is said. */
function lapsInWords(w, at) {
  const far = inLine(at).filter(pig => at[pig] >= LOOP + REAR);
  const one = pig => {
    const laps = Math.floor(at[pig] / LOOP), slots = { p: pigName(w, pig), n: at[pig], k: laps, r: at[pig] % LOOP };
    return html`<li>${w(laps ? "line.laps" : "line.no_lap", slots)}</li>`;
  };
  return far.length ? html`<ul class="note laps" data-k="laps">${far.map(one)}</ul>` : "";
}
const leads = (w, at) => html`<p class="leads" data-k="leads"><span class="label">${capital(w("front"))}</span>
  <b>${sign("flag", 16)}${capital(pigName(w, leader(at)))}</b></p>`;
function played(w, pig, label, more = "") {
  return html`<div class="played" data-k="played"><span role="img" aria-label="${w("card_of", { p: pigName(w, pig) })}">${raceCard(w, pig, "big", 40)}</span>
    <div><span class="label">${label}</span><b>${capital(pigName(w, pig))}</b>${more}</div></div>`;
}

/* ← → run along the loop and round it, ↑ ↓ go across. */
function loopKeys(b, e) {
  const me = e.target.closest?.(".ring [data-rove]"), i = Number(me?.dataset.i);
  if (!me || !/^Arrow/.test(e.key)) return;
  e.preventDefault();
  e.stopImmediatePropagation();
  const to = { ArrowRight: (i + 1) % LOOP, ArrowLeft: (i + LOOP - 1) % LOOP }[e.key] ?? across(i, e.key === "ArrowDown" ? 1 : -1);
  b.root.querySelector(`.tile[data-i="${to}"]`).focus();
}
function across(i, way) {
  const [row, column] = cellOf(i), below = j => (cellOf(j)[0] - row) * way;
  const there = Array.from({ length: LOOP }, (_, j) => j).filter(j => cellOf(j)[1] === column && below(j) > 0);
  return there.sort((a, z) => below(a) - below(z))[0] ?? i;
}

/* ── setting the pigs up: b.s.view.held is the pig in hand ── */
const heldPig = b => b.s.phase === "setup" ? b.s.view.held ?? null : null;
const heldTile = (b, pig) => pig ? { pressed: pig === heldPig(b), cls: pig === heldPig(b) ? "chosen" : "" } : {};
const pigHint = b => heldPig(b) ? b.w("line.hint_held", { p: pigName(b.w, heldPig(b)) }) : b.w("line.hint");
const pigsActs = b => ({
  tile(space) { return liftOrPut(b, Number(space)); },
  ahead(pig) { swap(b, pig, inLine(b.s.table.places)[inLine(b.s.table.places).indexOf(pig) - 1]); },
  behind(pig) { swap(b, pig, inLine(b.s.table.places)[inLine(b.s.table.places).indexOf(pig) + 1]); },
  place(pig, input) {
    const n = typedPlace(input.value), why = n === null ? b.w("limit.place", { n: FARTHEST }) : put(b, pig, n);
    input.value = placeText(b.s.table.places[pig]);
    return why;
  },
  lineUp() { b.s.table.places = linedUp(inLine(b.s.table.places)); b.s.view.held = null; changed(b); },
});
function liftOrPut(b, space) {
  const { table: { places: at }, view } = b.s, pig = heldPig(b), here = pigOn(at, space);
  if (!pig && !here) return b.w("limit.pick_pig");
  if (!pig || here === pig) { view.held = pig ? null : here; return; }
  if (here) return swap(b, pig, here);
  const lap = Math.floor((at[pig] - REAR) / LOOP); // it stays in the lap it is in, counted from behind the start line
  return put(b, pig, spaceOf(space - REAR) + REAR + lap * LOOP);
}
function put(b, pig, place) {
  const { table: { places: at }, view } = b.s, here = pigOn(at, spaceOf(place));
  if (here && here !== pig) return b.w("limit.taken", { p: pigName(b.w, here) });
  if (b.s.table.food?.includes(spaceOf(place))) return b.w("limit.food_there");
  at[pig] = place;
  view.held = null;
  changed(b);
}
function swap(b, pig, other) {
  const { table: { places: at }, view } = b.s;
  [at[pig], at[other]] = [at[other], at[pig]];
  view.held = null;
  changed(b);
}
const placeText = place => String(place).replace("-", "−");
function typedPlace(text) {
  const said = text.normalize("NFKC").replace(/[−–ー]/, "-").trim(), n = Number(said);
  return /^-?[0-9]{1,3}$/.test(said) && n >= REAR ? n : null;
}

/* The same as a plain list, front first. Where only a line may stand (`free` false) there are no numbers to set. */
function pigList({ w, s }, free) {
  const at = s.table.places;
  const move = (pig, act, off) => html`<button data-rove data-act="${act}" data-arg="${pig}" data-k="${act}-${pig}" aria-disabled="${off}">
    ${named(w(`line.${act}`, { p: pigName(w, pig) }))}${sign("up", 18)}</button>`;
  const number = pig => html`<input class="place" type="text" maxlength="4" autocomplete="off" value="${placeText(at[pig])}" data-change="place" data-arg="${pig}"
    data-k="place-${pig}" aria-label="${w("line.place_of", { p: pigName(w, pig) })}">`;
  const row = (pig, i) => html`<li data-k="row-${pig}"><b class="rank" aria-hidden="true">${i + 1}</b>${pigFace(pig, 28)}<span class="what">${capital(pigName(w, pig))}</span>
    ${free ? number(pig) : ""}<span class="turner">${move(pig, "ahead", !i)}${move(pig, "behind", i === PIGS.length - 1)}</span></li>`;
  return html`<p class="note">${w(free ? "line.list_note" : "line.list_line")}</p><ol class="pig-list" data-group data-cols data-k="pigs">${inLine(at).map(row)}</ol>
    ${free ? html`<button class="btn small" data-act="lineUp" data-k="lineup">${w("line.line_up")}</button>` : ""}`;
}
const pigDrawer = (b, free = true) => drawer("pigs-list", b.w("line.list"), "", pigList(b, free), b.wide);
function drawer(id, title, sum, body, open) {
  return html`<details class="zone drawer" data-k="${id}" ${open ? raw("open") : ""}><summary data-k="sum-${id}">
    <span>${title}</span><span class="sum">${sum}</span></summary>${body}</details>`;
}
function setupBar(b, hint, buttons) {
  return html`<div class="bar" data-k="bar">${sayLine(b, hint)}${buttons ?? html`${tellButton(b)}
    <button class="btn primary" data-act="phase" data-arg="answer" data-k="go" aria-disabled="${!!b.busy}">${b.w("bar.next")}</button>`}</div>`;
}

/* ── the jump: an arc over each pig that is passed; the piece is drawn already where it lands ── */
function hop(b, pig, from, to) {
  const me = b.root.querySelector(`[data-pig="${pig}"]`), over = to - from - 1;
  if (!me || calm() || over < 0 || over > PIGS.length) return Promise.resolve();
  const time = milliseconds(b.root, "--hop"), middleOf = place => centre(b.root.querySelector(`[data-i="${tileOf(spaceOf(place))}"]`));
  const end = middleOf(to), frame = ([x, y], high) => ({
    transform: `translate(${x - end[0]}px,${y - end[1] - (high ? 16 : 0)}px) scale(${high ? 1.18 : 1})`, easing: high ? "ease-in" : "ease-out",
  });
  const frames = [frame(middleOf(from), false)];
  for (let k = 1; k <= over; k++) {
    frames.push(frame(middleOf(from + k), true), frame(k < over ? between(middleOf(from + k), middleOf(from + k + 1)) : end, false));
    duck(b.root.querySelector(`[data-i="${tileOf(spaceOf(from + k))}"] .piece`), time, k);
  }
  if (!over) frames.push(frame(end, false));
  me.getAnimations().forEach(a => a.cancel());
  me.classList.add("hops");
  return me.animate(frames, { duration: time * Math.max(1, over) }).finished.catch(() => {}).then(() => me.classList.remove("hops"));
}
const centre = e => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
const between = ([a, b], [c, d]) => [(a + c) / 2, (b + d) / 2];
/* The pig that is jumped over bows. */
function duck(other, time, k) {
  other?.animate([{ transform: "none" }, { transform: "translateY(3px) scale(1.04, .88)" }, { transform: "none" }], { duration: time, delay: time * (k - 1) });
}
