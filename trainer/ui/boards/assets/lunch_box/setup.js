/* Setting up: how many like tokens each player gets, and how many cards lie in the three piles together. */
const PLAYERS = [3, 4];
const ASKED = { tokens_each: ALL_TOKENS, in_piles: ALL_CARDS };

const SETUP = {
  question: "setup",
  table: ({ players }) => ({ players }),
  document: ({ players }) => ({ players }),
  marks: answer => ({ tokens_each: answer?.tokens_each ?? null, in_piles: answer?.in_piles ?? null }),
  answer: ({ s: { marks } }) => ({ tokens_each: marks.tokens_each, in_piles: marks.in_piles }),
  missing: ({ s: { marks }, w }) => marks.tokens_each === null || marks.in_piles === null ? w("setup.missing") : "",
  felt(b, v) {
    const { w, s: { phase, table, marks } } = b, { players } = table;
    const ask = () => html`<div class="asked" data-k="asked">${Object.keys(ASKED).map(id => stepper({ id, label: w(`setup.${id}`), n: marks[id], w, still: !!v }))}</div>`;
    return html`${zone("players", w("players"), w("people", { n: players }), seats(b))}${zone("box", w("setup.box"), "", inTheBox(w))}
      ${phase === "setup" || (v && marks.tokens_each === null) ? "" : ask()}`;
  },
  aside(b, v) {
    const { w, s } = b;
    if (v) return "";
    const keys = s.phase === "setup" ? [["← →", w("count.key_choose")], ["Enter", w("count.key_do")]] : [["Tab", w("count.key_choose")], ["0 … 9", w("count.key_number")]];
    return brief(b, w("people", { n: s.table.players }), w(`setup.hint_${s.phase}`), keys);
  },
  acts: b => ({
    players(n) { b.s.table.players = Number(n); changed(b); },
    step(arg) { const [id, by] = split(arg); amount(b, id, b.s.marks[id] === null ? Math.max(0, Number(by)) : b.s.marks[id] + Number(by)); },
    type(id, input) {
      const n = typed(input.value);
      if (n !== null) amount(b, id, n);
      input.value = b.s.marks[id] ?? "";
    },
  }),
};
export default component => runBoard(component, SETUP);

function amount(b, id, n) { b.s.marks[id] = clamp(n, 0, ASKED[id]); }
/* What the box holds, before anything is dealt. */
function inTheBox(w) {
  const item = (art, n, key) => html`<li data-k="${key}">${art}<b>${n}</b><span>${w(`setup.${key}`)}</span></li>`;
  return html`<ul class="box" data-k="box">${item(face("lunch-7", 36), ALL_CARDS, "cards")}${item(face("like", 36), ALL_TOKENS, "tokens")}</ul>`;
}
function seats({ w, s }) {
  const { players } = s.table, row = n => html`<span class="seats" aria-hidden="true">${Array.from({ length: n }, () => face("board", 26))}</span>`;
  if (s.phase !== "setup") return html`<div class="row-of">${row(players)}</div>`;
  const list = PLAYERS.map(n => ({ value: String(n), look: html`<b>${n}</b>${row(n)}` }));
  return choices({ id: "players", label: w("players"), act: "players", cls: "figures", cols: true, value: String(players), list });
}
