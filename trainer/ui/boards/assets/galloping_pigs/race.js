/* A race: lay the cards in sequence, say who leads and who keeps the food, then watch it card by card. The steps come with the verdict. */
const PACE_RACE = 1500;                               // ms a card
const NEAR = 5, FAR = 17;                             // where food of the variant can lie when a round begins

const RACE = {
  question: "race",
  steps: [["setup", "race.lay_step"], ["answer", "race.predict_step"], ["verdict", "race.watch_step", "watch"]],
  table(document) {
    const plays = document.plays ?? [], names = [...new Set(plays.map(play => play.player))];
    return {
      places: placesOf(document), names: names.length ? names : SEATS.slice(0, 3), ends: !!document.ends_round,
      plays: plays.map(({ player, card }) => ({ by: names.indexOf(player), card })), next: names.length ? plays.length % names.length : 0,
      food: [...(document.track_food ?? [])], supply: document.supply ?? null,
    };
  },
  document({ places, names, plays, ends, food, supply }) {
    const document = { ...pigsDocument(places), plays: plays.map(({ by, card }) => ({ player: names[by], card })) };
    if (ends) document.ends_round = true;
    if (food.length) document.track_food = [...food];
    if (supply !== null && supply !== ALL_FOOD - food.length) document.supply = supply;
    return document;
  },
  blank: table => ({ ...table, plays: [], next: 0, food: [], supply: null }),
  marks: (answer, table) => ({ leader: answer?.leader ?? null, kept: (answer?.kept ?? []).map(name => table.names.indexOf(name)).filter(i => i >= 0) }),
  answer({ s: { marks, table } }) {
    return { leader: marks.leader, ...(table.ends ? { kept: racing(table).filter(i => marks.kept.includes(i)).map(i => table.names[i]) } : {}) };
  },
  missing: ({ s, w }) => s.marks.leader ? "" : w("race.missing"),
  blocked: b => b.s.table.plays.length ? "" : b.w("race.no_card"),
  judged: (b, v) => stopOf(b, v) >= stops(v), // the panel waits until the last card is seen
  arrived(b) {
    Object.assign(b.s.view, { at: 0, playing: false });
    b.seen = 0;
    b.paint();
    b.root.querySelector(".reason").focus({ preventScroll: true });
    b.root.querySelector(".felt").scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
  },
  felt(b, v) {
    if (v) return html`${raceLoop(b, v)}${b.wide ? "" : html`${reason(b, v)}${eaters(b, v)}`}`;
    if (b.s.phase === "setup") return html`${raceLoop(b)}${seats(b)}${strip(b)}${b.wide ? "" : settings(b)}`;
    return html`${raceLoop(b)}${b.wide ? "" : strip(b)}${keepers(b)}`;
  },
  aside(b, v) {
    const { w, s } = b;
    if (!v) return b.wide ? html`<div class="felt beside" data-k="beside">${s.phase === "setup" ? settings(b) : strip(b)}</div>` : "";
    const waits = stopOf(b, v) < stops(v) ? html`<p class="note">${w("race.over")}</p>` : "";
    return html`<div class="felt beside" data-k="beside">${b.wide ? html`${reason(b, v)}${eaters(b, v)}` : ""}${strip(b, v)}${waits}</div>`;
  },
  bar(b, v) {
    if (v) return controls({ at: stopOf(b, v), n: stops(v), playing: b.s.view.playing, value: raceAt(b, v), w: b.w });
    return b.s.phase === "setup" ? setupBar(b, raceHint(b), layButtons(b)) : html`<div class="bar" data-k="bar">
      ${sayLine(b, RACE.missing(b) ? b.w("race.hint_answer") : "", tellButton(b, "tell", "race.just"))}${submitButton(b, "race.watch")}</div>`;
  },
  keys(b, e) {
    loopKeys(b, e);
    if (b.s.phase === "verdict") playerKeys(b, e);
  },
  painted: jump,
  acts: b => ({
    ...pigsActs(b),
    ...playerActs(b, () => verdictOf(b) ? stops(verdictOf(b)) : 0, PACE_RACE),
    tile(space) { return foodMode(b) ? layFood(b, Number(space)) : liftOrPut(b, Number(space)); },
    food() { Object.assign(b.s.view, { food: !foodMode(b), held: null }); },
    card(pig) { return playCard(b, pig); },
    who(i) { b.s.table.next = Number(i); },
    choose(i) { Object.assign(b.s.view, { chosen: chosen(b.s) === Number(i) ? -1 : Number(i), held: null }); },
    remove() { b.s.table.plays.splice(chosen(b.s), 1); playsChanged(b); },
    undo() { b.s.table.next = b.s.table.plays.pop().by; playsChanged(b); },
    ends(word) { b.s.table.ends = word === "yes"; changed(b); },
    step(arg) { return supplyIs(b, supplyOf(b.s.table) + Number(split(arg)[1])); },
    type(_, input) {
      const n = typed(input.value), why = n === null ? "" : supplyIs(b, n);
      input.value = supplyOf(b.s.table);
      return why;
    },
    name(i, input) {
      const why = rename(b, b.s.table.names, Number(i), input);
      if (!why) changed(b);
      return why;
    },
    join() { b.s.table.names.push(freeSeat(b.s.table.names)); changed(b); },
    drop(i) { return dropPlayer(b, Number(i)); },
    lead(pig) { b.s.marks.leader = pig; },
    keep(arg) {
      const { marks } = b.s, i = Number(arg);
      marks.kept = marks.kept.includes(i) ? marks.kept.filter(j => j !== i) : [...marks.kept, i];
    },
    watch() {
      const why = RACE.blocked(b);
      if (why || b.s.phase === "verdict") return why;
      return RACE.missing(b) ? b.acts.tell() : b.acts.submit();
    },
  }),
};
export default component => runBoard(component, RACE);

/* ── what is laid, and what the box allows ── */
const chosen = s => s.phase === "setup" && s.view.chosen < s.table.plays.length ? s.view.chosen : -1; // the laid card that may be taken out
const foodMode = b => b.s.phase === "setup" && !!b.s.view.food;      // taps on the loop lay food, not pigs
const playsOf = (table, i) => table.plays.filter(play => play.by === i).length;
const racing = table => table.names.map((_, i) => i).filter(i => playsOf(table, i));
const lastPlay = (table, i) => table.plays.findLastIndex(play => play.by === i);
const supplyOf = table => table.supply ?? ALL_FOOD - table.food.length;
function playsChanged(b) { b.s.view.chosen = -1; changed(b); }
function playCard(b, card) {
  const { table } = b.s, by = table.next;
  if (table.plays.filter(play => play.card === card).length >= A_COLOUR) return b.w("limit.colour");
  if (playsOf(table, by) >= A_HAND) return b.w("limit.plays", { p: table.names[by] });
  table.plays.push({ by, card });
  table.next = (by + 1) % table.names.length;
  playsChanged(b);
}
function layFood(b, space) {
  const { table } = b.s, here = pigOn(table.places, space);
  if (table.food.includes(space)) table.food = table.food.filter(other => other !== space);
  else if (space < NEAR || space > FAR) return b.w("limit.track_food");
  else if (here) return b.w("limit.taken", { p: pigName(b.w, here) });
  else table.food = [...table.food, space].sort((x, y) => x - y);
  if (table.supply !== null) table.supply = Math.min(table.supply, ALL_FOOD - table.food.length);
  changed(b);
}
function supplyIs(b, n) {
  const { table } = b.s, most = ALL_FOOD - table.food.length;
  if (n < 0) return;
  if (n > most) return b.w("limit.food");
  table.supply = n === most ? null : n;
  changed(b);
}
function dropPlayer(b, i) {
  const { table } = b.s;
  if (playsOf(table, i)) return b.w("limit.has_played", { p: table.names[i] });
  table.names.splice(i, 1);
  for (const play of table.plays) if (play.by > i) play.by -= 1;
  table.next = 0;
  changed(b);
}

/* ── the loop, in every step ── */
function raceLoop(b, v) {
  const { table, phase } = b.s, step = v && stepAt(b, v), setup = phase === "setup", food = step?.track_food ?? table.food;
  const tile = (space, pig) => {
    const lies = food.includes(space), may = foodMode(b) && !pig && space >= NEAR && space <= FAR;
    const moved = !step ? "" : spaceOf(step.lands_on) === space ? "landed" : spaceOf(step.from) === space ? "left" : "";
    const held = setup && !foodMode(b) ? heldTile(b, pig) : {};
    const bite = lies ? html`<span class="bite" data-k="bite" data-fly="food-${space}">${foodFace(space, 22)}</span>` : "";
    return { ...held, cls: `${held.cls ?? ""} ${moved} ${may && !lies ? "may" : ""}`, inside: bite, says: lies ? b.w("food") : "" };
  };
  const middle = v ? raceNow(b, v, step) : setup ? raceDeck(b) : leadQuestion(b);
  return loop(b, { at: step?.places ?? table.places, act: setup ? "tile" : null, tile, middle });
}
function raceDeck(b) {
  const { w, s: { table } } = b, left = card => A_COLOUR - table.plays.filter(play => play.card === card).length;
  const card = pig => html`<button data-rove data-act="card" data-arg="${pig}" data-k="card-${pig}">${named(w("race.play", { p: pigName(w, pig), n: left(pig) }))}
    ${raceCard(w, pig)}<span class="rest" aria-hidden="true">${left(pig)}</span></button>`;
  const on = foodMode(b), lies = table.food.length;
  return html`<p class="deal" data-k="deal">${w("race.plays", { p: table.names[table.next] })}</p>
    <div class="cards5" role="group" aria-label="${w("race.deck")}" data-group data-k="deck">${PIGS.map(card)}</div>
    <button class="btn small" data-act="food" data-k="food-mode" aria-pressed="${on}">
    ${foodFace(1, 20)}${w("race.track_food")}${lies ? html` <b>${lies}</b>` : ""}</button>`;
}
function raceHint(b) {
  if (foodMode(b)) return b.w("race.hint_food");
  return heldPig(b) ? pigHint(b) : b.w(chosen(b.s) >= 0 ? "race.hint_chosen" : "race.hint_setup");
}
function layButtons({ w, s }) {
  const out = chosen(s) >= 0, none = !s.table.plays.length;
  return html`<button class="btn" data-act="${out ? "remove" : "undo"}" data-k="undo" aria-disabled="${none}" data-why="${w("race.no_card")}">
    ${w(out ? "race.remove" : "race.undo")}</button>
    <button class="btn primary" data-act="phase" data-arg="answer" data-k="go">${w("race.next")}</button>`;
}

/* ── players, and what else is settled before the first card ── */
function seats({ w, s }) {
  const { table } = s, look = (name, n) => html`<span class="who">${bdi(name)}</span><span class="of" aria-hidden="true">${n} / ${A_HAND}</span>
    ${named(`, ${w("race.of_cards", { n })}`)}`;
  const seat = (name, i) => ({ value: String(i), look: look(name, playsOf(table, i)) });
  return choices({ id: "who", label: w("race.who"), act: "who", cls: "seg wide seats", value: String(table.next), list: table.names.map(seat) });
}
function settings(b) {
  const { w, s: { table } } = b, n = table.names.length;
  const ends = ["yes", "no"].map(value => ({ value, word: w(`race.ends_${value}`) }));
  const people = table.names.map((name, i) => html`<li data-k="player-${i}">${nameField(w, name, i)}${dropButton(w, name, i, n === 1)}</li>`);
  const ending = choices({ id: "ends", label: w("race.ends"), act: "ends", cls: "seg wide", value: table.ends ? "yes" : "no", list: ends });
  return html`${zone("ends", w("race.ends"), "", ending)}
    ${drawer("players", w("players"), w("people", { n }), html`<ul class="people" data-k="people">${people}</ul>${joinButton(w, n)}`, b.wide)}
    ${drawer("supply", w("race.supply"), supplyOf(table), stepper({ id: "supply", label: w("race.supply_n"), n: supplyOf(table), w }), false)}${pigDrawer(b)}`;
}

/* ── the cards in sequence ── */
function strip(b, v) {
  const { w, s: { table } } = b, at = v ? stopOf(b, v) : 0, n = table.plays.length;
  const state = i => !v ? i === chosen(b.s) ? "now" : "" : i + 1 === at ? "now" : i + 1 < at ? "past" : "";
  const ends = i => table.ends && i === lastPlay(table, table.plays[i].by) ? "ends" : "";
  const cards = table.plays.map((play, i) => html`<li data-k="play-${i}" class="${state(i)} ${ends(i)}">${stripCard(b, play, i, ends(i))}</li>`);
  const legend = table.ends && n ? html`<p class="note legend" aria-hidden="true">${w("race.legend")}</p>` : "";
  const empty = n ? "" : html`<p class="note">${w("race.empty")}</p>`;
  const how = v ? w("player.step", { i: Math.min(at, n), n }) : w("total", { n });
  return zone("strip", w("race.strip"), how, html`<ol class="plays" data-group data-cols data-k="plays">${cards}</ol>${legend}${empty}`);
}
function stripCard({ w, s }, { by, card }, i, ends) {
  const { names } = s.table, name = [`${i + 1}: ${names[by]}`, pigName(w, card), ends ? w("race.last") : ""].filter(Boolean).join(", ");
  const look = html`${pigFace(card, 26)}<b aria-hidden="true">${cardLetter(w, card)}</b><i aria-hidden="true">${seatSign(names, by)}</i>`;
  if (s.phase !== "setup") return html`<span class="play" role="img" aria-label="${name}">${look}</span>`;
  return html`<button class="play" data-rove data-act="choose" data-arg="${i}" data-k="strip-${i}" aria-pressed="${i === chosen(s)}">${named(name)}${look}</button>`;
}

/* ── predict ── */
const leadQuestion = ({ w, s }) => html`<p class="deal" data-k="deal">${w("race.who_leads")}</p>
  ${pigChoice(w, { id: "lead", label: w("race.who_leads"), act: "lead", value: s.marks.leader })}`;
function keepers({ w, s: { table, marks } }) {
  if (!table.ends) return html`<p class="note goes-on" data-k="goes">${w("race.goes_on")}</p>`;
  const title = w("race.who_keeps"), one = i => html`<button class="btn" data-rove aria-pressed="${marks.kept.includes(i)}" data-act="keep" data-arg="${i}"
    data-k="keep-${i}">${bdi(table.names[i])}</button>`;
  return zone("keep", title, "", html`<div class="keepers" role="group" aria-label="${title}" data-group data-k="keepers">${racing(table).map(one)}</div>
    <p class="note">${w("race.nobody")}</p>`);
}

