/* How do the columns slide? Cards that leave and piles are given; the answer is the grid that lies there afterwards. */
const AFTER = {
  question: "grid_after",
  table(document) {
    const table = tableOf({ ...document, piles: document.piles ?? [[], [], []] });
    return { ...table, take: takeOf(document.take, table) };
  },
  document: table => ({ ...documentOf(table), take: takeDocument(table.take, table) }),
  blank: nothingOn,
  marks: (answer, table) => ({ grid: answer ? COLUMNS.map(c => filled(answer.grid?.[c] ?? [])) : withHoles(table), touched: !!answer }),
  answer: ({ s: { marks } }) => ({ grid: marks.grid.map(trimmed) }),
  missing({ s: { marks }, w }) {
    const gap = COLUMNS.map(c => place("g", c, trimmed(marks.grid[c]).indexOf(null))).find(at => indexOf(at) >= 0);
    return !marks.touched ? w("grid_after.missing") : gap ? w("grid_after.gap", { c: cellName(Number(split(gap)[1]), indexOf(gap)) }) : "";
  },
  felt(b, v) {
    const { w, s: { phase, table, marks, view } } = b;
    if (v) return afterJudged(b, v);
    if (phase === "setup") {
      const leaving = view.mode === "leave", list = ["numbers", "leave"].map(value => ({ value, word: w(`grid_after.${value}`) }));
      const mode = choices({ id: "mode", label: w("grid_after.mode"), act: "mode", cls: "seg wide mode", value: leaving ? "leave" : "numbers", list });
      return html`${mode}${leaving ? lunchTable(b, layout(table), { act: "leave", look: markLook(w, table.take) }) : setupTable(b, pilesZone(b, true))}`;
    }
    const sel = answerPlace(b), look = x => ({ pressed: x.at === sel, cls: x.at === sel ? "sel" : "" });
    const lay = { ...layout(table), grid: marks.grid.map((list, c) => list.map((card, r) => ({ at: place("g", c, r), id: place("a", c, r), card: card ?? undefined }))) };
    return html`${answerTable(b, lay, { act: "sel", holes: true, gaps: true, chosen: sel, look })}${pilesShown(b)}`;
  },
  aside(b, v) {
    const { w, s } = b;
    if (v) return "";
    const setup = s.phase === "setup", leave = setup && s.view.mode === "leave";
    return brief(b, w("grid_after.title"), w(leave ? "grid_after.leave_text" : setup ? "pad.text" : "grid_after.text"), leave ? markKeys(w) : setupKeys(w));
  },
  bar(b, v) {
    const { w, s } = b;
    if (v) return judgedBar(b, v, replayButton(b));
    if (s.phase === "setup" && s.view.mode === "leave") return padBar(b, w("grid_after.hint_leave"), bento(b, cardsOf(layout(s.table), s.table.take)));
    if (s.phase === "setup") return padBar(b);
    const at = answerPlace(b), [, c] = split(at), hint = w("pad.hint", { c: cellName(Number(c), indexOf(at)) });
    return html`<div class="bar" data-k="bar">${sayLine(b, hint, tellButton(b, "tell"))}${pad(b)}${submitButton(b)}</div>`;
  },
  keys(b, e) { gridKeys(b, e); padKeys(b, e); },
  arrived: slideThenFollow,
  painted: stagger,
  acts: b => {
    const setup = setupActs(b), answering = () => b.s.phase === "answer";
    const write = card => { const { marks } = b.s, [, c] = split(answerPlace(b)); marks.grid[c][indexOf(answerPlace(b))] = card; marks.touched = true; };
    return {
      ...setup, ...pilesActs(b),
      mode(mode) { b.s.view.mode = mode; },
      leave(at) { b.s.table.take = toggled(b.s.table.take, at); changed(b); },
      mark(at) { b.s.table.take = toggled(b.s.table.take, at); changed(b); }, // a tap in the bento
      unmark() { b.s.table.take = []; changed(b); b.next = FIRST; },
      sel(at) { if (!answering()) return setup.sel(at); b.s.view.sel = at; b.s.view.star = isSpecial(b.s.marks.grid[split(at)[1]][indexOf(at)] ?? ""); },
      num(n) {
        if (!answering()) return setup.num(n);
        const at = answerPlace(b);
        write(cardOf(n, b.s.view.star));
        Object.assign(b.s.view, { star: false, sel: placeAbove(at) });
      },
      star() {
        if (!answering()) return setup.star();
        const [, c] = split(answerPlace(b)), card = b.s.marks.grid[c][indexOf(answerPlace(b))];
        b.s.view.star = !b.s.view.star;
        if (card) write(cardOf(numberOf(card), b.s.view.star));
      },
      unset() { if (!answering()) return setup.unset(); write(null); },
      replay() { slide(b); },
    };
  },
};
export default component => runBoard(component, AFTER);

const filled = list => ROWS.split("").map((_, r) => list[r] ?? null);
const trimmed = list => list.slice(0, list.findLastIndex(card => card !== null) + 1);
const withHoles = table => COLUMNS.map(c => filled(table.grid[c].map((card, r) => table.take.includes(place("g", c, r)) ? null : card)));
/* Where a number goes: the first empty place until one is chosen; then up its column. */
function answerPlace({ s: { view, marks } }) {
  if (/^g\./.test(view.sel ?? "") && indexOf(view.sel) < ROWS.length) return view.sel;
  const c = COLUMNS.find(c => marks.grid[c].includes(null)) ?? 0;
  return place("g", c, Math.max(0, marks.grid[c].indexOf(null)));
}
function placeAbove(at) {
  const [, c] = split(at), r = indexOf(at) + 1;
  return r < ROWS.length ? place("g", c, r) : Number(c) < COLUMNS.length - 1 ? place("g", Number(c) + 1, 0) : at;
}
/* In the answer only the grid is touched: the boards are shown as they lie. */
const answerTable = (b, lay, o) => html`<div class="top" data-k="top">${sharedZone(b, lay, o)}<div class="others" data-k="others">${cameFrom(b)}</div></div>`;
/* The grid as it lay, small, with the cards that leave. */
function cameFrom(b) {
  const { w, s: { table } } = b, gone = (c, r) => table.take.includes(place("g", c, r));
  const name = (c, r) => `${cellName(c, r)} ${table.grid[c][r] ? cardName(w, table.grid[c][r]) : w("no_card")}${gone(c, r) ? `, ${w("grid_after.leaves")}` : ""}`;
  const small = (c, r) => {
    const card = table.grid[c][r];
    return html`<span class="small-card ${card && isSpecial(card) ? "special" : ""} ${gone(c, r) ? "gone" : ""} ${card ? "" : "no"}">${card ? cardLetter(w, card) : ""}</span>`;
  };
  const all = [0, 1, 2, 3].flatMap(r => COLUMNS.map(c => name(c, r))).join("; ");
  return html`<section class="before" data-k="before" aria-label="${w("grid_after.before")}"><h3>${w("grid_after.before")}</h3>${named(all)}
    <div class="small-grid" aria-hidden="true" data-k="small">${[3, 2, 1, 0].map(r => COLUMNS.map(c => small(c, r)))}</div></section>`;
}
function pilesShown(b) {
  const { w, s: { table } } = b;
  const one = (list, c) => html`<li data-k="pile-${c}"><span class="what">${w("pile", { n: c + 1 })}</span>${list.length ? row(list.map(kind => ({ kind })), x => lunchCard(x.kind, "tiny"), x => cardName(w, x.kind))
    : html`<span class="note">${w("no_card")}</span>`}</li>`;
  return zone("piles", w("piles.title"), w("piles.top"), html`<ul class="piles-shown" data-k="shown">${table.piles.map(one)}</ul>`);
}
/* The columns as they are afterwards; where the answer differs, it is said at the foot of the card. */
function afterJudged(b, v) {
  const { w, s: { table, marks } } = b, slid = hasSlid(b), rests = layout(table, [table.take], b.data.scenario.readings);
  if (!slid) return lunchTable(b, layout(table), { act: "", look: markLook(w, table.take) });
  const lay = v.after ? { ...rests, grid: v.after.map((list, c) => list.map((card, r) => ({ ...(rests.grid[c][r] ?? { at: place("g", c, r), id: place("n", c, r) }), card }))) } : rests;
  const look = ({ at, card }) => {
    const [zone, c] = split(at), mine = zone === "g" && marks.touched ? marks.grid[c][indexOf(at)] : card;
    if (zone !== "g" || mine === card) return { cls: "" };
    const says = w("grid_after.yours", { k: mine ? cardOf(numberOf(mine), false) + (isSpecial(mine) ? "★" : "") : "–" });
    return { cls: "bad", tag: "cross", foot: says, says: w("grid_after.yours", { k: mine ? cardName(w, mine) : w("no_card") }) };
  };
  return lunchTable(b, lay, { act: "", look });
}
