/* The end of the game: what each player made, received and kept. The answer is everyone who wins. */
const REST = ["likes_received", "likes_kept", "board_left"], MOST = 99;
const sheetOf = (name, row) => ({ name, sets: Object.fromEntries(SETS.map(set => [set, row?.sets?.[set] ?? 0])), ...Object.fromEntries(REST.map(part => [part, row?.[part] ?? 0])) });
const SCORE = {
  question: "score",
  table: ({ players }) => ({ players: Object.entries(players).map(([name, row]) => sheetOf(name, row)) }),
  document: ({ players }) => ({ players: Object.fromEntries(players.map(({ name, sets, ...rest }) => [name, { sets: present(sets), ...rest }])) }),
  blank: ({ players }) => ({ players: players.map(({ name }) => sheetOf(name)) }),
  marks: (answer, { players }) => ({ winners: (answer?.winners ?? []).map(name => players.findIndex(p => p.name === name)).filter(i => i >= 0) }),
  answer: ({ s: { marks, table } }) => ({ winners: table.players.filter((_, i) => marks.winners.includes(i)).map(({ name }) => name) }),
  missing: ({ s, w }) => s.marks.winners.length ? "" : w("score.missing"),
  felt(b, v) {
    const { w, s } = b, { players } = s.table;
    if (s.phase === "setup") return sheetsToSet(b);
    return zone("sheets", w("players"), w("people", { n: players.length }), html`<ul class="sheets" data-group data-k="sheets">${players.map((player, i) => sheetToPick(b, v, player, i))}</ul>`);
  },
  aside(b, v) {
    const { w, s } = b, setup = s.phase === "setup";
    if (v) return "";
    return brief(b, w("score.title"), w(`score.hint_${s.phase}`), [[setup ? "Tab" : "← →", w("count.key_choose")], setup ? ["0 … 9", w("count.key_number")] : ["Enter", w("count.key_do")]]);
  },
  acts: b => ({
    who(i) { b.s.view.who = Number(i); },
    step(arg) { const [part, by] = split(arg); figure(b, part, figureOf(sheetAt(b), part) + Number(by)); },
    type(part, input) {
      const n = typed(input.value);
      if (n !== null) figure(b, part, n);
      input.value = figureOf(sheetAt(b), part);
    },
    join() {
      const { players } = b.s.table;
      players.push(sheetOf(SEATS.find(seat => !players.some(({ name }) => name === seat)) ?? String(players.length + 1)));
      b.s.view.who = players.length - 1;
      changed(b);
    },
    drop() { b.s.table.players.splice(whoAt(b), 1); changed(b); b.next = FIRST; },
    pick(arg) {
      const { marks } = b.s, i = Number(arg);
      marks.winners = marks.winners.includes(i) ? marks.winners.filter(j => j !== i) : [...marks.winners, i];
    },
  }),
};
export default component => runBoard(component, SCORE);

const whoAt = ({ s: { table, view } }) => clamp(view.who ?? 0, 0, table.players.length - 1);
const sheetAt = b => b.s.table.players[whoAt(b)];
const figureOf = (sheet, part) => SETS.includes(part) ? sheet.sets[part] : sheet[part];
function figure(b, part, n) {
  const sheet = sheetAt(b), at = SETS.includes(part) ? sheet.sets : sheet;
  at[part] = clamp(n, 0, MOST);
  changed(b);
}
/* One player's sheet at a time; the others stand beside it as tabs with their cards in sets. */
function sheetsToSet(b) {
  const { w, s: { table: { players } } } = b, who = whoAt(b), sheet = players[who];
  const list = players.map(({ name }, i) => ({ value: String(i), look: html`<b><bdi>${name}</bdi></b>` }));
  const steps = parts => parts.map(part => stepper({ id: part, label: capital(SETS.includes(part) ? setName(w, part) : w(`score.${part}`)), n: figureOf(sheet, part), w }));
  const join = html`<button class="btn small" data-act="join" data-k="join" aria-disabled="${players.length >= SEATS.length}" data-why="${w("limit.players")}">${sign("plus", 16)}${w("score.join")}</button>`;
  const drop = html`<button class="btn small" data-act="drop" data-k="drop" aria-disabled="${players.length === 1}" data-why="${w("limit.one_player")}">${w("score.drop", { p: sheet.name })}</button>`;
  return html`${zone("who", w("players"), w("people", { n: players.length }), choices({ id: "who", label: w("score.who"), act: "who", cls: "seg wide", value: String(who), list }))}
    <section class="sheet" data-k="sheet-${who}" aria-label="${w("score.of", { p: sheet.name })}"><h3>${w("score.sets_of", { p: sheet.name })}</h3><div class="sheet-steps" data-k="sets">${steps(SETS)}</div>
    <h3>${w("score.rest_of")}</h3><div class="sheet-steps" data-k="rest">${steps(REST)}</div></section><div class="sheet-foot" data-k="foot">${join}${drop}</div>`;
}
function sheetToPick({ w, s: { marks } }, v, { name, sets, ...rest }, i) {
  const on = marks.winners.includes(i), cls = `pick ${on ? "chosen" : ""}`;
  const crown = html`<span class="wins">${on ? html`${sign("crown", 22)}${named(w("score.wins", { p: name }))}` : ""}</span>`;
  const made = SETS.filter(set => sets[set]).map(set => html`<span class="chip"><span>${setName(w, set)}</span> <b>${sets[set]}</b></span>`);
  const parts = REST.map(part => html`<span class="part"><span>${w(`score.${part}`)}</span> <b>${rest[part]}</b></span>`);
  const inner = html`${crown}<span class="who"><bdi>${name}</bdi></span><span class="made-of">${made.length ? made : html`<span class="part">${w("score.no_sets")}</span>`}</span><span class="rest">${parts}</span>`;
  return html`<li data-k="sheet-${i}">${v ? html`<div class="${cls}" data-k="pick-${i}">${inner}</div>`
    : html`<button class="${cls}" data-rove data-act="pick" data-arg="${i}" data-k="pick-${i}" aria-pressed="${on}">${inner}</button>`}</li>`;
}
