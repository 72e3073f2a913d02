/* Setting up: for how many players; how many cards of each kind leave the box, and how many ingredients the supply holds after the deal. */
const PLAYERS = [2, 3, 4, 5];
const FIGURES_ASKED = ["removed", "supply"];
const MOST = { removed: A_KIND, supply: ALL_INGREDIENTS };

const SETUP = {
  question: "setup",
  table: ({ players }) => ({ players }),
  document: ({ players }) => ({ players }),
  marks: answer => ({ removed: answer?.removed_of_each ?? null, supply: answer?.supply_after_deal ?? null }),
  answer: ({ s: { marks } }) => ({ removed_of_each: marks.removed, supply_after_deal: marks.supply }),
  missing: ({ s: { marks }, w }) => marks.removed === null || marks.supply === null ? w("setup.missing") : "",
  felt(b, v) {
    const { w, s } = b, { players } = s.table, gone = s.phase === "setup" ? 0 : s.marks.removed ?? 0;
    const ask = () => html`<div class="asked" data-k="asked">${FIGURES_ASKED.map(id => stepper({ id, label: w(`setup.${id}`), n: s.marks[id], w, still: !!v }))}</div>`;
    return html`${zone("players", w("players"), w("people", { n: players }), seats(b))}
      ${zone("box", w("setup.box"), "", kindPiles(w, "box", () => ({ n: A_KIND, gone, mode: "still" }), "small-piles"))}
      ${s.phase === "setup" || (v && s.marks.removed === null) ? "" : ask()}`;
  },
  aside(b, v) {
    const { w, s } = b;
    if (v) return "";
    const keys = s.phase === "setup" ? [["← →", w("count.key_choose")], ["Enter", w("count.key_do")]] : [["Tab", w("count.key_choose")], ["0 … 9", w("count.key_number")]];
    return brief(b, w("people", { n: s.table.players }), w(`setup.hint_${s.phase}`), keys);
  },
  acts: b => ({
    players(n) { b.s.table.players = Number(n); changed(b); },
    step(arg) { const [id, by] = split(arg); figure(b, id, b.s.marks[id] === null ? Math.max(0, Number(by)) : b.s.marks[id] + Number(by)); },
    type(id, at) {
      const n = typed(at.value);
      if (n !== null) figure(b, id, n);
      at.value = b.s.marks[id] ?? "";
    },
  }),
};
export default component => runBoard(component, SETUP);

function figure(b, id, n) { b.s.marks[id] = clamp(n, 0, MOST[id]); }
function seats({ w, s }) {
  const { players } = s.table, row = n => html`<span class="seats" aria-hidden="true">${Array.from({ length: n }, () => face("seat", 22))}</span>`;
  if (s.phase !== "setup") return html`<div class="row-of">${row(players)}</div>`;
  const list = PLAYERS.map(n => ({ value: String(n), look: html`<b>${n}</b>${row(n)}` }));
  return choices({ id: "players", label: w("players"), act: "players", cls: "figures seated", cols: true, value: String(players), list });
}
