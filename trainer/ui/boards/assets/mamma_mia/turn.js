/* One turn: what is in hand, what is laid, where it is drawn from. Does it keep the rules, and how many cards are in hand afterwards? */
const DRAWS = ["supply", "orders", "both", "nothing"];
const BREAKS = { // the clauses a turn can break, and the word for each
  "mm.turn.ingredients": "break_ingredients", "mm.turn.order": "break_order", "mm.turn.sequence": "break_sequence",
  "mm.turn.draw": "break_draw", "mm.turn.no_ingredients": "break_none",
};
const inHand = table => sum(table.ingredients) + table.orders;
const cardsIn = counts => KINDS.flatMap(kind => Array(count(counts, kind)).fill(kind));
const tally = list => list.reduce((counts, kind) => ({ ...counts, [kind]: count(counts, kind) + 1 }), {});

const TURN = {
  question: "turn",
  table: ({ hand, lay, order_first: orderFirst, draw, supply, order_pile: orderPile }) => ({
    ingredients: present(hand?.ingredients), orders: hand?.orders ?? 0, laid: tally(lay?.ingredients ?? []), layOrder: !!lay?.order,
    orderFirst: !!orderFirst, draw: draw ?? "supply", supply: supply ?? 0, orderPile: orderPile ?? 0,
  }),
  blank: t => ({ ...t, ingredients: {}, orders: 0, laid: {}, layOrder: false, orderFirst: false }),
  document: t => ({
    hand: { ingredients: present(t.ingredients), orders: t.orders },
    lay: { ingredients: cardsIn(t.laid), order: t.layOrder }, order_first: t.orderFirst && t.layOrder && sum(t.laid) > 0,
    draw: t.draw, supply: t.supply, order_pile: t.orderPile,
  }),
  marks: answer => ({ legal: answer?.legal ?? null, broken: [...(answer?.broken ?? [])], after: answer?.hand_after ?? null }),
  answer: ({ s: { marks } }) => ({ legal: marks.legal, broken: marks.legal ? [] : [...marks.broken], hand_after: marks.legal ? marks.after : null }),
  missing: b => b.s.marks.legal === null ? b.w("turn.missing") : "",
  felt: (b, v) => b.s.phase === "setup" ? turnSetup(b) : html`${turnStill(b)}${turnAnswer(b, v)}`,
  aside(b, v) {
    const { w, s } = b;
    if (v || !b.wide) return "";
    if (s.phase === "setup") return html`<div class="felt beside" data-k="beside">${turnDraw(b)}</div>`;
    return brief(b, w("turn.legal"), w("turn.hint_answer"), [["← →", w("count.key_choose")], ["Enter", w("count.key_do")]]);
  },
  acts: b => ({
    add(arg) { const [place, kind] = split(arg); return turnCards(b, place, kind, turnCount(b.s.table, place, kind) + 1); },
    less(arg) { const [place, kind] = split(arg); return turnCards(b, place, kind, Math.max(0, turnCount(b.s.table, place, kind) - 1)); },
    set(arg, at) { const [place, kind] = split(arg); return turnCards(b, place, kind, Number(at.value)); },
    first(value) { b.s.table.orderFirst = value === "order"; changed(b); },
    draw(from) { b.s.table.draw = from; changed(b); },
    step(arg) { const [id, by] = split(arg); return turnPile(b, id, b.s.table[id] + Number(by)); },
    type(id, at) {
      const n = typed(at.value), why = n === null ? "" : turnPile(b, id, n);
      at.value = b.s.table[id];
      return why;
    },
    legal(value) { b.s.marks = { ...TURN.marks(null), legal: value === "yes" }; },
    breaks(_, button) {
      const id = button.dataset.clause, { marks } = b.s;
      marks.broken = marks.broken.includes(id) ? marks.broken.filter(x => x !== id) : [...marks.broken, id];
    },
    after(n) { b.s.marks.after = Number(n); },
  }),
};
export default component => runBoard(component, TURN);

/* The places "hand" and "laid" hold kinds; "order" is the pile of order cards in the hand, or the one that is laid. */
function turnCount(table, place, kind) {
  if (kind === "order") return place === "hand" ? table.orders : Number(table.layOrder);
  return count(place === "hand" ? table.ingredients : table.laid, kind);
}
function turnCards(b, place, kind, n) {
  const { table } = b.s;
  const why = place === "hand" ? handRefusal(b, kind, n) : laidRefusal(b, kind, n);
  if (why) return why;
  if (kind !== "order") (place === "hand" ? table.ingredients : table.laid)[kind] = n;
  else if (place === "hand") table.orders = n;
  else table.layOrder = n > 0;
  // what is no longer in the hand cannot be laid
  for (const k of KINDS) if (count(table.laid, k) > count(table.ingredients, k)) table.laid[k] = count(table.ingredients, k);
  if (!table.orders) table.layOrder = false;
  changed(b);
}
function handRefusal(b, kind, n) {
  const { table } = b.s, was = turnCount(table, "hand", kind);
  if (inHand(table) - was + n > A_HAND) return b.w("limit.hand");
  if (kind === "order" && n + table.orderPile > A_COLOUR) return b.w("limit.colour");
  if (kind !== "order" && sum(table.ingredients) - was + n + table.supply > ALL_INGREDIENTS) return b.w("limit.box");
}
function laidRefusal(b, kind, n) {
  const { table } = b.s;
  if (kind === "order") return n > 1 ? b.w("limit.one_order") : n > table.orders ? b.w("limit.laid_order") : "";
  return n > count(table.ingredients, kind) ? b.w("limit.laid", { k: kindName(b.w, kind), n: count(table.ingredients, kind) }) : "";
}
function turnPile(b, id, n) {
  const { table } = b.s;
  if (n < 0) return;
  if (id === "orderPile" && n + table.orders > A_COLOUR) return b.w("limit.colour");
  if (id === "supply" && n + sum(table.ingredients) > ALL_INGREDIENTS) return b.w("limit.box");
  table[id] = n;
  changed(b);
}

/* ── set up ── */
function turnPiles(b, place) {
  const { w, s } = b, pile = kind => ({ n: turnCount(s.table, place, kind), mode: "set", acts: { more: "add", less: "less", set: "set" } });
  const order = countPile({ id: `${place}-order`, arg: `${place}.order`, name: w("turn.order"), letter: "", art: "order", w, ...pile("order") });
  return kindPiles(w, place, pile, "six small-piles", order);
}
function turnSetup(b) {
  const { w, s: { table } } = b, laid = sum(table.laid) + Number(table.layOrder);
  return html`${zone("hand", w("turn.hand"), pips(inHand(table), A_HAND), turnPiles(b, "hand"))}
    ${zone("laid", w("turn.lays"), w("total", { n: laid }), html`${turnPiles(b, "laid")}${sequence(b)}`)}${b.wide ? "" : turnDraw(b)}`;
}
const drawWord = draw => `turn.${{ supply: "supply", orders: "order_pile", both: "both", nothing: "none" }[draw]}`;
function turnDraw({ w, s: { table } }) {
  const list = DRAWS.map(draw => ({ value: draw, word: w(drawWord(draw)) }));
  const stack = (id, art, label) => html`<div class="stack-of" data-k="stack-${id}">${face(art, 34)}${stepper({ id, label, n: table[id], w })}</div>`;
  return zone("draw", w("turn.draw"), "", html`${choices({ id: "draw", label: w("turn.draw"), act: "draw", cls: "seg wide four", value: table.draw, list })}
    <div class="two">${stack("supply", "supply", w("turn.supply"))}${stack("orderPile", "orders", w("turn.order_pile"))}</div>`);
}
/* Which was laid first can only be asked where both are laid. */
function sequence({ w, s: { table } }) {
  if (!(table.layOrder && sum(table.laid))) return "";
  const list = [["ingredients", "turn.ingredients_first"], ["order", "turn.order_first"]].map(([value, key]) => ({ value, word: w(key) }));
  const choice = choices({ id: "first", label: w("turn.sequence"), act: "first", value: table.orderFirst ? "order" : "ingredients", list });
  return html`<div class="row-of" data-k="sequence"><span class="what">${w("turn.sequence")}</span>${choice}</div>`;
}

/* ── the turn as it was set up, to be judged ── */
function turnStill({ w, s: { table } }) {
  const order = html`<span class="mini">${face("order", 24)}</span>`, kinds = cardsIn(table.laid).map(kind => smallCard(w, kind));
  const laid = !table.layOrder ? kinds : table.orderFirst ? [order, ...kinds] : [...kinds, order];
  const first = table.layOrder && sum(table.laid) ? w(table.orderFirst ? "turn.order_first" : "turn.ingredients_first") : "";
  const spoken = (counts, orders) => [countList(w, counts), orders ? `${w("turn.order")} ${orders}` : ""].filter(Boolean).join(", ");
  const cards = (list, name) => list.length ? html`${named(name)}<div class="minis" aria-hidden="true">${list}</div>` : html`<p class="note">${w("turn.lays_nothing")}</p>`;
  const hand = [...cardsIn(table.ingredients).map(kind => smallCard(w, kind)), ...Array(table.orders).fill(order)];
  const drawn = html`<p class="drawn"><b>${w(drawWord(table.draw))}</b><span>${face("supply", 26)}${w("turn.supply")} ${table.supply}</span>
    <span>${face("orders", 26)}${w("turn.order_pile")} ${table.orderPile}</span></p>`;
  return html`${zone("hand", w("turn.hand"), w("total", { n: inHand(table) }), cards(hand, spoken(table.ingredients, table.orders)))}
    ${zone("laid", w("turn.lays"), first, cards(laid, spoken(table.laid, Number(table.layOrder))))}${zone("draw", w("turn.draw"), "", drawn)}`;
}
function turnAnswer(b, v) {
  const { w, s: { marks } } = b;
  if (v) return marks.legal === null ? "" : turnSaid(w, marks);
  const list = ["yes", "no"].map(value => ({ value, look: html`${sign(value === "yes" ? YES(w.lang) : "cross", 22)}${w(`turn.${value}`)}` }));
  const value = marks.legal === null ? "" : marks.legal ? "yes" : "no";
  return html`<section class="zone answer" data-k="answer" aria-label="${w("turn.legal")}"><h3>${w("turn.legal")}</h3>
    ${choices({ id: "legal", label: w("turn.legal"), act: "legal", cls: "big2", value, list })}${value === "no" ? whatBreaks(w, marks) : value ? handAfter(w, marks) : ""}</section>`;
}
function whatBreaks(w, marks) {
  const chip = ([id, key]) => html`<button class="btn" data-rove data-act="breaks" data-clause="${id}" data-k="${key}" aria-pressed="${marks.broken.includes(id)}">${w(`turn.${key}`)}</button>`;
  return html`<p class="note" id="why" data-k="why">${w("turn.broken")}</p>
    <div class="chips" role="group" aria-labelledby="why" data-group data-k="breaks">${Object.entries(BREAKS).map(chip)}</div>`;
}
function handAfter(w, marks) {
  const list = Array.from({ length: A_HAND + 1 }, (_, n) => ({ value: String(n), word: n }));
  return html`<p class="note" data-k="howmany">${w("turn.after")}</p>
    ${choices({ id: "after", label: w("turn.after"), act: "after", cls: "figures", value: marks.after === null ? "" : String(marks.after), cols: true, list })}`;
}
/* What was answered, once it is judged. */
function turnSaid(w, marks) {
  const broken = marks.broken.map(id => w(`turn.${BREAKS[id]}`)).join(", ");
  const more = !marks.legal ? broken : marks.after === null ? "" : w("turn.then", { n: marks.after });
  return html`<section class="zone answer" data-k="said" aria-label="${w("panel.yours")}"><p class="label">${w("panel.yours")}</p>
    <p class="said">${sign(marks.legal ? YES(w.lang) : "cross", 20)}<b>${w(marks.legal ? "turn.yes" : "turn.no")}</b>${more ? html`<span>${more}</span>` : ""}</p></section>`;
}
