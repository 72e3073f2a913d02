/* Which sets are there? Each one is marked and kept; the answer is all that were kept, or that there is none. */
const SETS_BOARD = {
  question: "sets",
  table: tableOf,
  document: documentOf,
  blank: nothingOn,
  marks: (answer, table) => ({ sets: (answer?.sets ?? []).map(take => takeOf(take, table)), take: [], none: !!answer && !answer.sets?.length }),
  answer: ({ s: { marks, table } }) => ({ sets: marks.sets.map(take => takeDocument(take, table)) }),
  missing: ({ s: { marks }, w }) => marks.take.length ? w("sets.unkept") : marks.sets.length || marks.none ? "" : w("sets.missing"),
  felt(b, v) {
    const { s: { phase, table, marks } } = b;
    if (phase === "setup") return setupTable(b);
    return html`${lunchTable(b, layout(table), { act: v ? "" : "mark", look: markLook(b.w, v ? [] : marks.take) })}${v || !b.wide ? keptSets(b, v) : ""}`;
  },
  aside(b, v) {
    const { w, s } = b;
    if (v) return "";
    if (s.phase === "setup") return brief(b, w("sets.title"), w("pad.text"), setupKeys(w));
    return html`${brief(b, w("sets.title"), w("sets.text"), markKeys(w))}${b.wide ? html`<div class="felt beside" data-k="beside">${keptSets(b, v)}</div>` : ""}`;
  },
  bar(b, v) {
    if (v) return judgedBar(b, v);
    if (b.s.phase === "setup") return padBar(b);
    const { w, s: { table, marks } } = b, hint = marks.take.length ? w("sets.hint_keep") : marks.sets.length ? w("sets.hint_more") : marks.none ? "" : w("sets.hint_mark");
    return html`<div class="bar" data-k="bar">${bento(b, cardsOf(layout(table), marks.take))}${sayLine(b, hint, tellButton(b, "tell"))}
      ${noneOr(b, "keep", "sets.keep")}${submitButton(b)}</div>`;
  },
  keys(b, e) { gridKeys(b, e); padKeys(b, e); },
  acts: b => ({
    ...setupActs(b), ...markActs(b),
    keep() {
      const { marks } = b.s, same = marks.sets.findIndex(take => sameTake(take, marks.take));
      if (same >= 0) return b.w("sets.twice", { n: same + 1 });
      marks.sets.push(marks.take);
      marks.take = [];
    },
    forget(i) { b.s.marks.sets.splice(Number(i), 1); },
  }),
};
export default component => runBoard(component, SETS_BOARD);

/* The list of what was kept; in a verdict it may say which of them are sets (v.kept). */
function keptSets(b, v) {
  const { w, s: { table, marks } } = b, lay = layout(table);
  const one = (take, i) => {
    const drop = v ? "" : html`<button class="drop" data-act="forget" data-arg="${i}" data-k="drop-${i}">${named(w("sets.forget", { n: i + 1 }))}${sign("cross", 18)}</button>`;
    return html`<li data-k="kept-${take.join("-")}">${lid(b, { id: "lid", title: w("set_n", { n: i + 1 }), cards: cardsOf(lay, take), seal: lidSeal(w, v?.kept?.[i]), more: drop })}</li>`;
  };
  const body = marks.sets.length ? html`<ol class="lids" data-k="lids">${marks.sets.map(one)}</ol>` : html`<p class="note" data-k="nothing">${w(marks.none ? "none" : "sets.nothing")}</p>`;
  return v && !marks.sets.length && !marks.none ? "" : zone("kept", w("sets.kept"), marks.sets.length || "", body);
}
