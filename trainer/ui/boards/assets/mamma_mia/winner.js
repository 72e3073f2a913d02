/* The end of the game: who filled how many orders and holds what. The answer is everyone who wins. */
const COLUMNS = ["filled", "ingredients", "orders"];
const MOST = 99;
const playing = table => OWNERS.filter(o => table.players[o]);
const sheet = row => ({ filled: row.filled ?? 0, ingredients: row.ingredients ?? 0, orders: row.orders ?? 0 });
const sheets = players => Object.fromEntries(OWNERS.filter(o => players?.[o]).map(o => [o, sheet(players[o])]));

const WINNER = {
  question: "winner",
  table: ({ players }) => ({ players: sheets(players) }),
  document: ({ players }) => ({ players: sheets(players) }),
  marks: answer => ({ winners: [...(answer?.winners ?? [])] }),
  answer: ({ s }) => ({ winners: OWNERS.filter(o => s.marks.winners.includes(o)) }),
  missing: ({ s, w }) => s.marks.winners.length ? "" : w("winner.missing"),
  felt(b, v) {
    const { w, s } = b, setup = s.phase === "setup";
    const head = html`<div class="sheet head" aria-hidden="true"><span></span>${COLUMNS.map(c => html`<span>${w(`winner.${c}`)}</span>`)}</div>`;
    const rows = playing(s.table).map(o => setup ? sheetToSet(w, o, s.table.players[o]) : sheetToPick(b, o, v));
    return html`${setup ? zone("who", w("winner.who"), w("people", { n: playing(s.table).length }), whoPlays(b)) : ""}
      <section class="zone" data-k="z-sheets" aria-label="${w("players")}">${head}<div class="sheets" ${setup ? "" : raw("data-group")} data-k="sheets">${rows}</div></section>`;
  },
  aside(b, v) {
    const { w, s } = b;
    if (v) return "";
    const change = [["+ −", w("count.key_count")], ["0 … 9", w("count.key_number")]], pick = [["Enter", w("count.key_do")]];
    return brief(b, w("winner.table"), w(`winner.hint_${s.phase}`), [["← →", w("count.key_choose")], ...(s.phase === "setup" ? change : pick)]);
  },
  acts: b => ({
    who(owner) {
      const { players } = b.s.table;
      if (!players[owner]) players[owner] = sheet({});
      else if (playing(b.s.table).length === 1) return b.w("limit.one_player");
      else delete players[owner];
      changed(b);
    },
    add(arg) { const [o, c] = split(arg); score(b, o, c, b.s.table.players[o][c] + 1); },
    less(arg) { const [o, c] = split(arg); score(b, o, c, b.s.table.players[o][c] - 1); },
    set(arg, at) { const [o, c] = split(arg); score(b, o, c, Number(at.value)); },
    pick(owner) {
      const { marks } = b.s;
      marks.winners = marks.winners.includes(owner) ? marks.winners.filter(o => o !== owner) : [...marks.winners, owner];
    },
  }),
};
export default component => runBoard(component, WINNER);

function score(b, owner, column, n) { b.s.table.players[owner][column] = clamp(n, 0, MOST); changed(b); }
function whoPlays({ w, s }) {
  const owner = o => html`<button data-rove data-act="who" data-arg="${o}" data-k="who-${o}" aria-pressed="${!!s.table.players[o]}">${ownerDot(o)}${capital(ownerName(w, o))}</button>`;
  return html`<div class="owners" role="group" aria-label="${w("winner.who")}" data-group data-k="who">${OWNERS.map(owner)}</div>`;
}
const whose = (w, owner) => html`<span class="who">${ownerDot(owner, 22)}<span>${capital(ownerName(w, owner))}</span></span>`;

/* A row whose numbers are set: a tap adds, the button beside it takes away. */
function sheetToSet(w, owner, row) {
  const cell = c => {
    const name = w("winner.of", { o: capital(ownerName(w, owner)), k: w(`winner.${c}`) }), arg = `${owner}.${c}`, n = row[c];
    return html`<div class="cell" role="group" aria-label="${name}" data-k="${c}"><button class="card" data-rove data-k="add-${owner}-${c}" aria-describedby="keys"
      ${countActs({ more: "add", less: "less", set: "set", arg })}>${named(w("count.add", { k: name, n }))}<b aria-hidden="true">${n}</b><span class="plus">${sign("plus", 14)}</span></button>
      ${lessButton({ act: "less", arg, name, off: !n, w })}</div>`;
  };
  return html`<div class="sheet" role="group" aria-label="${capital(ownerName(w, owner))}" data-group data-k="sheet-${owner}">${whose(w, owner)}${COLUMNS.map(cell)}</div>`;
}
/* A row that is tapped to say who wins. */
function sheetToPick({ w, s }, owner, v) {
  const row = s.table.players[owner], on = s.marks.winners.includes(owner), cls = `sheet pick ${on ? "chosen" : ""}`;
  const figures = COLUMNS.map(c => html`<span class="figure">${named(`${w(`winner.${c}`)}: `)}${row[c]}</span>`);
  const crown = on ? html`<span class="wins">${sign("crown", 18)}${named(w("winner.wins", { o: ownerName(w, owner) }))}</span>` : "";
  const inner = html`${whose(w, owner)}${figures}${crown}`;
  return v ? html`<div class="${cls}" data-k="pick-${owner}">${inner}</div>`
    : html`<button class="${cls}" data-rove data-act="pick" data-arg="${owner}" data-k="pick-${owner}" aria-pressed="${on}">${inner}</button>`;
}
