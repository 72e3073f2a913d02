/* Is this a set? The cards that are marked are the take of the scenario; the answer is whether they make a set. */
const SET = {
  question: "set",
  table(document) {
    const table = tableOf(document);
    return { ...table, take: takeOf(document.take, table) };
  },
  document: table => ({ ...documentOf(table), take: takeDocument(table.take, table) }),
  blank: nothingOn,
  marks: answer => ({ legal: answer?.legal ?? null }),
  answer: ({ s }) => ({ legal: s.marks.legal }),
  missing: b => unmarked(b) || (b.s.marks.legal === null ? b.w("set.missing") : ""),
  hint: b => unmarked(b) ? b.w("set.hint_mark") : b.s.marks.legal === null ? b.w("set.hint_answer") : "",
  felt(b, v) {
    if (b.s.phase === "setup") return setupTable(b);
    const { table } = b.s, slid = v && slides(v) && hasSlid(b), lay = slid ? layoutAfter(table, table.take, v.after) : layout(table);
    const look = slid ? undefined : markLook(b.w, table.take, seated(v, table));
    return html`${lunchTable(b, lay, { act: v || b.data.fixed ? "" : "mark", look })}${v ? verdictLid(b, v) : ""}`;
  },
  aside(b, v) {
    const { w, s } = b;
    if (v) return "";
    return s.phase === "setup" ? brief(b, w("set.title"), w("pad.text"), setupKeys(w)) : brief(b, w("set.title"), w("set.text"), markKeys(w));
  },
  bar(b, v) {
    if (v) return judgedBar(b, v, slides(v) ? replayButton(b) : "");
    if (b.s.phase === "setup") return padBar(b);
    return html`<div class="bar" data-k="bar">${bento(b, cardsOf(layout(b.s.table), b.s.table.take), b.data.fixed)}${sayLine(b, SET.hint(b), tellButton(b, "tell"))}
      ${setOrNot(b)}${submitButton(b)}</div>`;
  },
  keys(b, e) { gridKeys(b, e); padKeys(b, e); },
  arrived(b) { if (slides(verdictOf(b))) slideThenFollow(b); else requestAnimationFrame(() => follow(b)); },
  painted: stagger,
  acts: b => ({
    ...setupActs(b),
    mark(at) { b.s.table.take = toggled(b.s.table.take, at); b.s.shown = null; },
    unmark() { b.s.table.take = []; b.s.shown = null; b.next = FIRST; },
    legal(word) { b.s.marks.legal = word === "yes"; },
    tell() {
      if (unmarked(b)) return unmarked(b);
      submit(b, null);
      b.s.marks = SET.marks(null);
    },
    replay() { slide(b); },
  }),
};
export default component => runBoard(component, SET);

const unmarked = b => b.s.table.take.length ? "" : b.w("need");
const slides = v => v.outcome === "yes" && !!v.after;
function setOrNot({ w, s: { marks } }) {
  const list = ["yes", "no"].map(value => ({ value, look: html`${sign(value === "yes" ? YES(w.lang) : "cross", 16)}<span>${w(`set.${value}`)}</span>` }));
  return choices({ id: "legal", label: w("set.ask"), act: "legal", cls: "seg answer-seg", value: marks.legal === null ? "" : marks.legal ? "yes" : "no", list });
}
/* What the cards are, also where they may not be taken. */
function verdictLid(b, v) {
  const { w, s: { table } } = b, points = v.points ? w("points", { n: v.points }) : "";
  const title = v.set ? [capital(setName(w, v.set)), points].filter(Boolean).join(" · ") : w("set.no_form");
  return html`<section class="zone" data-k="z-made" aria-label="${w("set.marked")}"><h3 class="sr">${w("set.marked")}</h3>
    ${lid(b, { id: "made", title, cards: cardsOf(layout(table), table.take), fly: hasSlid(b) })}</section>`;
}
