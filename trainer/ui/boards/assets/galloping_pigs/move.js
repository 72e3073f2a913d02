/* One race card: where does its pig land, and is there food? The answer is a space that is pointed at, and food or none. */
const LINGER = 400; // ms the eye stays where the pig has landed, before the verdict is shown
const MOVE = {
  question: "move",
  table: document => ({ places: placesOf(document), card: document.card }),
  document: ({ places, card }) => ({ ...pigsDocument(places), card }),
  marks: answer => ({ space: answer ? spaceOf(answer.lands_on) : null, food: answer?.food ?? null }),
  answer: ({ s }) => ({ lands_on: landing(s), food: s.marks.food }),
  missing: ({ s: { marks }, w }) => marks.space === null || marks.food === null ? w("move.missing") : "",
  hint({ s: { marks, table }, w }) {
    if (marks.space === null) return w("move.tap", { p: pigName(w, table.card) });
    return marks.food === null ? w("move.say_food") : "";
  },
  felt(b, v) {
    const { s } = b, track = loop(b, { at: moveShown(s, v), act: v ? null : "tile", tile: (space, pig) => moveTile(b, v, space, pig), middle: moveMiddle(b, v) });
    return html`${track}${s.phase === "setup" ? b.wide ? "" : pigDrawer(b) : v ? "" : foodQuestion(b)}`;
  },
  aside(b, v) {
    const { w, s } = b;
    if (v || !b.wide) return "";
    if (s.phase === "setup") return html`<div class="felt beside" data-k="beside">${pigDrawer(b)}</div>`;
    const keys = [["← →", w("key_along")], ["↑ ↓", w("key_across")], ["Enter", w("key_mark")]];
    return brief(b, w("move.title", { p: pigName(w, s.table.card) }), w("move.text"), keys);
  },
  bar: (b, v) => !v && b.s.phase === "setup" ? setupBar(b, pigHint(b)) : null,
  keys: loopKeys,
  arrived(b) {
    b.root.querySelector(".loop").scrollIntoView({ block: "nearest" });
    runAgain(b).then(() => setTimeout(() => follow(b), calm() ? 0 : LINGER));
  },
  acts: b => ({
    ...pigsActs(b),
    tile(arg) {
      const { marks, phase } = b.s, space = Number(arg);
      if (phase === "setup") return liftOrPut(b, space);
      marks.space = marks.space === space ? null : space;
    },
    card(pig) { b.s.table.card = pig; changed(b); },
    food(word) { b.s.marks.food = word === "yes"; },
    replay() { runAgain(b); },
  }),
};
export default component => runBoard(component, MOVE);

/* The space pointed at, as a place: the next one ahead that lies there. On its own space the pig has not moved. */
function landing({ table: { places: at, card }, marks }) {
  return at[card] + spaceOf(marks.space - at[card]);
}
const moveShown = ({ table }, v) => v ? { ...table.places, [table.card]: v.lands_on } : table.places;
function runAgain(b) {
  const { table } = b.s;
  return hop(b, table.card, table.places[table.card], verdictOf(b).lands_on);
}

function moveTile(b, v, space, pig) {
  const { w, s: { table, marks, phase } } = b, from = spaceOf(table.places[table.card]);
  if (phase === "setup") return heldTile(b, pig);
  const mine = marks.space === space;
  const ghost = mine ? html`<span class="ghost" aria-hidden="true">${v ? "" : pigFace(table.card, 28)}<i>${sign("flag", 12)}</i></span>` : "";
  if (!v) return { cls: `${mine ? "guess" : ""} ${from === space ? "mover" : ""}`, pressed: mine, inside: ghost, says: from === space ? w("move.moves") : "" };
  const to = spaceOf(v.lands_on), over = spaceOf(space - from) < v.lands_on - table.places[table.card] && space !== from;
  const state = space === to ? "landed" : space === from ? "left" : over ? "over" : "";
  const says = [state && w(`move.${state}`), mine ? w("move.mine") : ""].filter(Boolean).join(", ");
  return { cls: `${state} ${mine ? "guess" : ""}`, inside: html`${state === "over" ? html`<span class="arc" aria-hidden="true"></span>` : ""}${ghost}`, says };
}
function moveMiddle(b, v) {
  const { w, s } = b, front = leads(w, moveShown(s, v));
  if (s.phase === "setup") return html`${front}${cardChoice(b)}`;
  const more = v ? html`<button class="btn small" data-act="replay" data-k="replay">${sign("play", 14)}${w("move.replay")}</button>`
    : html`<p class="label" data-k="way">↻ ${w("clockwise")}</p>`;
  return html`${front}${played(w, s.table.card, w("card_played"))}${more}`;
}
function cardChoice({ w, s }) {
  const list = PIGS.map(pig => ({ value: pig, look: html`${named(w("card_of", { p: pigName(w, pig) }))}${raceCard(w, pig)}` }));
  return html`${choices({ id: "card", label: w("card_played"), act: "card", cls: "cards5", value: s.table.card, list })}
    <p class="label" data-k="which">${w("card_played")}</p>`;
}
function foodQuestion({ w, s }) {
  const list = ["yes", "no"].map(value => ({ value, word: w(`move.food_${value}`) })), value = s.marks.food === null ? "" : s.marks.food ? "yes" : "no";
  return html`<div class="ask" data-k="ask"><span>${w("move.food")}</span>
    ${choices({ id: "food", label: w("move.food"), act: "food", cls: "seg wide", value, list })}</div>`;
}
