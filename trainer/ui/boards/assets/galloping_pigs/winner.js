/* The end of the game: how much food lies on each player's right. The answer is everyone who wins. */
const MOST = 99;
const WINNER = {
  question: "winner",
  table: ({ players }) => ({ names: Object.keys(players), food: Object.values(players) }),
  document: ({ names, food }) => ({ players: Object.fromEntries(names.map((name, i) => [name, food[i]])) }),
  blank: ({ names, food }) => ({ names, food: food.map(() => 0) }),
  marks: (answer, table) => ({ winners: (answer?.winners ?? []).map(name => table.names.indexOf(name)).filter(i => i >= 0) }),
  answer: ({ s: { marks, table } }) => ({ winners: table.names.filter((_, i) => marks.winners.includes(i)) }),
  missing: ({ s, w }) => s.marks.winners.length ? "" : w("winner.missing"),
  felt(b, v) {
    const { w, s } = b, { names } = s.table, setup = s.phase === "setup";
    const rows = names.map((name, i) => setup ? heapToSet(w, s.table, name, i) : heapToPick(b, v, name, i));
    return zone("heaps", w("winner.right"), w("people", { n: names.length }), html`<ul class="heaps" ${setup ? "" : raw("data-group")} data-k="heaps">${rows}</ul>
      ${setup ? joinButton(w, names.length) : ""}`);
  },
  aside(b, v) {
    const { w, s } = b, setup = s.phase === "setup";
    if (v) return "";
    const keys = [[setup ? "Tab" : "← →", w("count.key_choose")], setup ? ["0 … 9", w("count.key_number")] : ["Enter", w("count.key_do")]];
    return brief(b, w("winner.title"), w(`winner.hint_${s.phase}`), keys);
  },
  acts: b => ({
    step(arg) { const [i, by] = split(arg); heap(b, i, b.s.table.food[i] + Number(by)); },
    type(i, input) {
      const n = typed(input.value);
      if (n !== null) heap(b, i, n);
      input.value = b.s.table.food[i];
    },
    name(i, input) {
      const why = rename(b, b.s.table.names, Number(i), input);
      if (!why) changed(b);
      return why;
    },
    join() { b.s.table.names.push(freeSeat(b.s.table.names)); b.s.table.food.push(0); changed(b); },
    drop(i) { for (const list of [b.s.table.names, b.s.table.food]) list.splice(Number(i), 1); changed(b); },
    pick(arg) {
      const { marks } = b.s, i = Number(arg);
      marks.winners = marks.winners.includes(i) ? marks.winners.filter(j => j !== i) : [...marks.winners, i];
    },
  }),
};
export default component => runBoard(component, WINNER);

function heap(b, i, n) { b.s.table.food[i] = clamp(n, 0, MOST); changed(b); }
function heapToSet(w, { food, names }, name, i) {
  return html`<li class="heap-row" data-k="heap-${i}">${nameField(w, name, i)}${stepper({ id: i, label: w("winner.of", { p: name }), n: food[i], w })}
    ${dropButton(w, name, i, names.length === 1)}</li>`;
}
/* A row that is tapped to say who wins. */
function heapToPick({ w, s }, v, name, i) {
  const on = s.marks.winners.includes(i), cls = `pick ${on ? "chosen" : ""}`;
  const crown = html`<span class="wins">${on ? html`${sign("crown", 22)}${named(w("winner.wins", { p: name }))}` : ""}</span>`;
  const inner = html`${crown}<span class="who">${bdi(name)}</span>${bites(s.table.food[i])}`;
  return html`<li data-k="heap-${i}">${v ? html`<div class="${cls}" data-k="pick-${i}">${inner}</div>`
    : html`<button class="${cls}" data-rove data-act="pick" data-arg="${i}" data-k="pick-${i}" aria-pressed="${on}">${inner}</button>`}</li>`;
}
