/* The best turn: set after set is marked and made, and after each the columns slide. The answer is the sets in their sequence. */
const BEST = {
  question: "best_turn",
  table: tableOf,
  document: documentOf,
  blank: nothingOn,
  marks: (answer, table) => ({ sets: (answer?.sets ?? []).map(take => takeOf(take, table)), take: [], none: !!answer && !answer.sets?.length }),
  answer: ({ s: { marks, table } }) => ({ sets: marks.sets.map(take => takeDocument(take, table)) }),
  missing: ({ s: { marks }, w }) => marks.take.length ? w("best_turn.unmade") : marks.sets.length || marks.none ? "" : w("best_turn.missing"),
  felt(b, v) {
    const { w, s: { phase, table, marks } } = b;
    if (phase === "setup") return setupTable(b, pilesZone(b, false));
    if (v) return html`${turnTable(b, v)}${marks.sets.length || marks.none ? madeSets(b, v) : ""}`;
    return html`${lunchTable(b, turnLayout(b, marks.sets), { act: "mark", look: markLook(w, marks.take) })}${b.wide ? "" : madeSets(b, v)}`;
  },
  aside(b, v) {
    const { w, s } = b;
    if (v) return "";
    if (s.phase === "setup") return brief(b, w("best_turn.title"), w("pad.text"), setupKeys(w));
    return html`${brief(b, w("best_turn.title"), w("best_turn.text"), markKeys(w))}${b.wide ? html`<div class="felt beside" data-k="beside">${madeSets(b, v)}</div>` : ""}`;
  },
  bar(b, v) {
    if (v) return judgedBar(b, v);
    if (b.s.phase === "setup") return padBar(b);
    const { w, s: { marks } } = b, hint = marks.take.length ? w("best_turn.hint_make") : marks.sets.length ? w("best_turn.hint_more") : marks.none ? "" : w("best_turn.hint_mark");
    return html`<div class="bar" data-k="bar">${bento(b, cardsOf(turnLayout(b, marks.sets), marks.take))}${sayLine(b, hint, tellButton(b, "tell"))}
      ${noneOr(b, "make", "best_turn.make")}${submitButton(b)}</div>`;
  },
  keys(b, e) { gridKeys(b, e); padKeys(b, e); },
  painted: stagger,
  acts: b => ({
    ...setupActs(b), ...pilesActs(b), ...markActs(b),
    make() {
      const { marks } = b.s;
      marks.sets.push(marks.take);
      marks.take = [];
      b.sliding = true;
    },
    undo() { const { marks } = b.s; marks.take = marks.sets.pop() ?? []; b.sliding = true; },
    step(by) { const { view } = b.s, n = verdictOf(b).turn.length; view.step = clamp(stepOf(b, n) + Number(by), 0, n); b.sliding = true; },
  }),
};
export default component => runBoard(component, BEST);

const turnLayout = (b, sets) => layout(b.s.table, sets, b.data.scenario.readings);
function madeSets(b, v) {
  const { w, s: { marks } } = b, last = marks.sets.length - 1;
  const undo = html`<button class="btn small" data-act="undo" data-k="undo">${w("best_turn.undo")}</button>`;
  const one = (take, i) => html`<li data-k="made-${i}">${lid(b, { id: "lid", title: w("set_n", { n: i + 1 }), cards: cardsOf(turnLayout(b, marks.sets.slice(0, i)), take),
    seal: lidSeal(w, v?.kept?.[i]), more: v || i < last ? "" : undo })}</li>`;
  const body = last >= 0 ? html`<ol class="lids" data-k="lids">${marks.sets.map(one)}</ol>` : html`<p class="note" data-k="nothing">${w(marks.none ? "none" : "best_turn.nothing")}</p>`;
  return zone("made", w("best_turn.made"), last >= 0 ? last + 1 : "", body);
}
/* In a verdict the best turn (v.turn) can be gone through, set by set; before the first step the table lies as it was. */
const stepOf = ({ s: { view, shown } }, n) => view.stepFor === shown ? clamp(view.step ?? 0, 0, n) : 0;
function turnTable(b, v) {
  const { w, s: { table, view, shown } } = b;
  if (!v.turn?.length) return lunchTable(b, layout(table), { act: "" });
  if (view.stepFor !== shown) Object.assign(view, { stepFor: shown, step: 0 });
  const n = v.turn.length, at = stepOf(b, n), takes = v.turn.map(take => takeOf(take, table));
  const lay = turnLayout(b, takes.slice(0, at)), next = takes[at] ?? [], set = v.turn[at];
  const says = set ? w("best_turn.next", { i: at + 1, n, s: set.set ? setName(w, set.set) : "", p: set.points ?? 0 }) : w("best_turn.done");
  const button = (by, icon, off, word) => html`<button class="btn" data-act="step" data-arg="${by}" data-k="step${by}" aria-disabled="${off}">${named(w(word))}${sign(icon, 20)}</button>`;
  return html`<div class="turn-steps" role="group" aria-label="${w("best_turn.walk")}" data-k="walk">${button(-1, "prev", !at, "player.back")}
    <p role="status" data-k="says">${says}</p>${button(1, "next", at >= n, "player.on")}</div>${lunchTable(b, lay, { act: "", look: markLook(w, next) })}`;
}
