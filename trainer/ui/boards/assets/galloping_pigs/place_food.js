/* The variant: food laid on the track before a round, one for each player. The answer is whether it may lie like that. */
const PLACE_FOOD = {
  question: "place_food",
  table: document => ({ players: document.players, spaces: [...document.spaces], places: placesOf(document) }),
  document: ({ players, spaces, places }) => ({ players, spaces: [...spaces], ...pigsDocument(places) }),
  blank: table => ({ ...table, spaces: [] }),
  marks: answer => ({ legal: answer?.legal ?? null }),
  answer: ({ s }) => ({ legal: s.marks.legal }),
  missing: ({ s, w }) => s.marks.legal === null ? w("place_food.missing") : "",
  felt(b, v) {
    const { w, s } = b, { players } = s.table, setup = s.phase === "setup";
    const track = loop(b, { at: s.table.places, act: setup ? "tile" : null, tile: (space, pig) => foodTile(b, v, space, pig), middle: foodMiddle(b) });
    return html`${track}${zone("people", w("players"), w("people", { n: players }), setup ? howMany(w, players) : "")}
      ${zone("laid", w("place_food.laid"), w("total", { n: s.table.spaces.length }), laidInSequence(b, v))}${setup ? b.wide ? "" : pigDrawer(b, false) : mayItLie(b, v)}`;
  },
  aside(b, v) {
    const { w, s } = b;
    if (v || !b.wide) return "";
    if (s.phase === "setup") return html`<div class="felt beside" data-k="beside">${pigDrawer(b, false)}</div>`;
    return brief(b, w("place_food.may"), w("place_food.text"), [["← →", w("count.key_choose")], ["Enter", w("count.key_do")]]);
  },
  bar: (b, v) => !v && b.s.phase === "setup" ? setupBar(b, foodHint(b)) : null,
  keys: loopKeys,
  acts: b => ({
    ...pigsActs(b),
    tile(arg) {
      const { table } = b.s, space = Number(arg), here = pigOn(table.places, space);
      if (pigMode(b)) return here || !heldPig(b) ? liftOrPut(b, space) : b.w("limit.line_only");
      if (table.spaces.length >= ALL_FOOD) return b.w("limit.food");
      table.spaces.push(space);
      changed(b);
    },
    pigs() { Object.assign(b.s.view, { pigs: !pigMode(b), held: null }); },
    back(i) { b.s.table.spaces.splice(Number(i), 1); changed(b); },
    players(n) { b.s.table.players = Number(n); changed(b); },
    legal(word) { b.s.marks.legal = word === "yes"; },
  }),
};
export default component => runBoard(component, PLACE_FOOD);

function howMany(w, players) {
  const list = SEATS.map((_, i) => ({ value: String(i + 1), word: i + 1 }));
  return choices({ id: "players", label: w("players"), act: "players", cls: "figures", value: String(players), list });
}
const pigMode = b => b.s.phase === "setup" && !!b.s.view.pigs; // taps on the loop move pigs, not food
function foodHint(b) {
  if (!pigMode(b)) return b.w("place_food.hint_setup");
  return heldPig(b) ? b.w("place_food.hint_swap", { p: pigName(b.w, heldPig(b)) }) : b.w("place_food.hint_pig");
}
/* The numbers of the food that lies on a space: it may be more than one, and on a pig, since that can be asked. */
const laidOn = (table, space) => table.spaces.map((on, i) => on === space ? i + 1 : 0).filter(Boolean);
/* v.bad, where the verdict says so: the positions in `spaces` of what may not lie there. */
const isBad = (v, n) => !!v?.bad?.includes(n - 1);

function foodTile(b, v, space, pig) {
  const { w, s: { table } } = b, numbers = laidOn(table, space), bad = numbers.some(n => isBad(v, n));
  const bite = numbers.length ? html`<span class="bite" data-k="bite">${foodFace(space, pig ? 16 : 20)}<b aria-hidden="true">${numbers.join("·")}</b></span>` : "";
  const cross = bad ? html`<span class="broken-mark" aria-hidden="true">${sign("cross", 12)}</span>` : "";
  const says = [numbers.length ? w("place_food.number", { n: numbers.join(", ") }) : "", bad ? w("place_food.bad") : ""].filter(Boolean).join(", ");
  const held = pigMode(b) ? heldTile(b, pig) : {};
  return { ...held, cls: `${held.cls ?? ""} ${bad ? "broken" : ""} ${pig && numbers.length ? "both" : ""}`, inside: html`${bite}${cross}`, says };
}
function foodMiddle(b) {
  const { w, s } = b, on = pigMode(b);
  const button = html`<button class="btn small" data-act="pigs" data-k="pigs" aria-pressed="${on}">${pigFace("red", 20)}${w("place_food.pigs")}</button>`;
  return html`<p class="deal" data-k="deal">${w("place_food.each")}</p><p class="bites" aria-hidden="true" data-k="heap">${[0, 1, 2].map(i => foodFace(i, 24))}</p>
    ${s.phase === "setup" ? button : ""}`;
}
/* What was laid, first laid first; while it is set up a tap takes it back. */
function laidInSequence({ w, s }, v) {
  const { spaces } = s.table, setup = s.phase === "setup";
  if (!spaces.length) return html`<p class="note">${w("place_food.none")}</p>`;
  const fault = i => isBad(v, i + 1) ? html`${sign("cross", 14)}${named(w("place_food.bad"))}` : "";
  const look = (space, i) => html`<b aria-hidden="true">${i + 1}</b>${foodFace(space, 18)}<span>${w("space", { n: space })}</span>${fault(i)}`;
  const back = (space, i) => html`<button class="btn chip" data-rove data-act="back" data-arg="${i}" data-k="back-${i}">
    ${named(`${w("place_food.take_back")}: `)}${look(space, i)}${sign("cross", 14)}</button>`;
  const chip = (space, i) => setup ? html`<li data-k="laid-${i}">${back(space, i)}</li>`
    : html`<li data-k="laid-${i}" class="chip ${isBad(v, i + 1) ? "off" : ""}">${look(space, i)}</li>`;
  return html`<ol class="laid" data-group data-cols data-k="laid">${spaces.map(chip)}</ol>`;
}
function mayItLie({ w, s: { marks } }, v) {
  if (v) return "";
  const list = ["yes", "no"].map(value => ({ value, look: html`${sign(value === "yes" ? YES(w.lang) : "cross", 22)}${w(`place_food.${value}`)}` }));
  return html`<section class="zone answer" data-k="answer" aria-label="${w("place_food.may")}"><h3>${w("place_food.may")}</h3>
    ${choices({ id: "legal", label: w("place_food.may"), act: "legal", cls: "big2", value: marks.legal === null ? "" : marks.legal ? "yes" : "no", list })}</section>`;
}
