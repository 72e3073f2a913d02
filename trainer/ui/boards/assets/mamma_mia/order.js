/* Can this order be made? Sorted piles, the owner's hand, one order; the answer is the cards that go into the pizza. */
const ZONES = ["sorted", "hand"];
const otherZone = zone => zone === "sorted" ? "hand" : "sorted";

const ORDER = {
  question: "order",
  table: ({ order, sorted, hand }) => ({ order: { ...order }, sorted: present(sorted), hand: present(hand) }),
  blank: ({ order }) => ({ order, sorted: {}, hand: {} }),
  document: ({ order, sorted, hand }) => ({ order: { ...order }, sorted: present(sorted), hand: present(hand) }),
  marks: answer => ({ sorted: { ...answer?.sorted }, hand: { ...answer?.hand }, cannot: !!answer?.cannot }),
  answer: ({ s: { marks } }) => marks.cannot ? { cannot: true } : { sorted: present(marks.sorted), hand: present(marks.hand) },
  missing: b => b.s.marks.cannot || marked(b.s.marks) ? "" : b.w("order.missing"),
  hint: b => b.s.marks.cannot ? "" : b.w(marked(b.s.marks) ? "order.hint_back" : "order.hint_answer"),

  felt(b, v) {
    const { w, s } = b, { order, sorted, hand } = s.table;
    return html`${s.phase === "setup" ? orderSetup(b) : orderAnswer(b, v)}
      ${zone("sorted", w("sorted"), w("total", { n: sum(sorted) }), kindPiles(w, "sorted", kind => orderPile(b, "sorted", kind, v)))}
      ${zone("hand", handName(w, order.owner), pips(sum(hand), A_HAND), kindPiles(w, "hand", kind => orderPile(b, "hand", kind, v), "small-piles"))}`;
  },
  aside(b, v) {
    const { w, s } = b;
    if (v) return "";
    if (s.phase === "setup") return b.wide ? picker(w, s.table.order, "pizza") : "";
    const keys = [["← →", w("count.key_choose")], ["Enter", w("order.key_take")], ["−", w("order.key_back")]];
    return brief(b, pizzaName(w, s.table.order.pizza), recipe(w, s.table.order), keys);
  },
  extra: b => html`<button class="btn" aria-pressed="${b.s.marks.cannot}" data-act="cannot" data-k="cannot">${b.w("order.cannot")}</button>`,

  acts: b => ({
    add(arg) { const [zone, kind] = split(arg); return lie(b, zone, kind, count(b.s.table[zone], kind) + 1); },
    less(arg) { const [zone, kind] = split(arg); return lie(b, zone, kind, Math.max(0, count(b.s.table[zone], kind) - 1)); },
    set(arg, at) { const [zone, kind] = split(arg); return lie(b, zone, kind, Number(at.value)); },
    take(arg) {
      const [zone, kind] = split(arg), { marks, table } = b.s;
      if (count(marks[zone], kind) >= count(table[zone], kind)) return;
      marks[zone][kind] = count(marks[zone], kind) + 1;
      marks.cannot = false;
    },
    back(arg) { const [zone, kind] = split(arg), { marks } = b.s; marks[zone][kind] = Math.max(0, count(marks[zone], kind) - 1); },
    all() { Object.assign(b.s.marks, { sorted: { ...b.s.table.sorted }, cannot: false }); },
    clear() { b.s.marks = ORDER.marks(null); },
    cannot() { b.s.marks = { ...ORDER.marks(null), cannot: !b.s.marks.cannot }; },
    picker() {
      if (b.wide) b.root.querySelector(".orders8 [aria-checked=true]").focus();
      else b.s.view.picker = !b.s.view.picker;
    },
    owner(owner) {
      const { order } = b.s.table;
      order.owner = owner;
      if (!pizzasOf(owner).includes(order.pizza)) order.pizza = pizzasOf(owner)[0];
      changed(b);
    },
    pizza(pizza) { b.s.table.order.pizza = pizza; changed(b); },
  }),
};
export default component => runBoard(component, ORDER);

const marked = marks => sum(marks.sorted) + sum(marks.hand);
/* Let n cards of a kind lie in a zone, unless the box or the hand cannot hold them. */
function lie(b, zone, kind, n) {
  const { table } = b.s;
  if (n + count(table[otherZone(zone)], kind) > A_KIND) return b.w("limit.kind");
  if (zone === "hand" && sum(table.hand) - count(table.hand, kind) + n > A_HAND) return b.w("limit.hand");
  table[zone][kind] = n;
  changed(b);
}

function orderPile(b, zone, kind, v) {
  const { w, s } = b, n = count(s.table[zone], kind), gone = s.phase === "setup" ? 0 : count(s.marks[zone], kind);
  if (v) return { n, gone, mode: "still" };
  if (s.phase === "setup") return { n, mode: "set", acts: { more: "add", less: "less", set: "set" } };
  return { n, gone, mode: "use", acts: { more: "take", less: "back" }, label: w("use", { k: kindName(w, kind), n: n - gone }) };
}
/* The order itself: card, name, owner, recipe. */
const orderAbout = (w, order, more = "") => html`<div class="about" data-k="about"><h3>${pizzaName(w, order.pizza)} <span class="who">${capital(ownerName(w, order.owner))}</span></h3>
  <p>${recipe(w, order)}</p>${more}</div>`;
function orderSetup({ w, s, wide }) {
  const { order } = s.table, open = !wide && !!s.view.picker, opens = wide ? "" : html`aria-expanded="${open}"`;
  const button = wide ? "" : html`<button class="btn small" data-act="picker" data-k="order-button" ${opens}>${w(open ? "close" : "choose_order")}</button>`;
  const card = html`<button class="card" data-act="picker" data-k="order-card" ${opens}>${named(`${orderName(w, order)}. ${w("choose_order")}`)}${orderCard(w, order)}</button>`;
  return html`<div class="order-row" data-k="order">${card}${orderAbout(w, order, button)}</div>${open ? picker(w, order, "pizza") : ""}`;
}
function orderAnswer(b, v) {
  const { w, s } = b, { order } = s.table, unasked = v && !s.marks.cannot && !marked(s.marks);
  const card = html`<span class="card" role="img" data-k="order-still" aria-label="${orderName(w, order)}: ${recipe(w, order)}">${orderCard(w, order)}</span>`;
  return html`<div class="order-row" data-k="order">${card}${unasked ? orderAbout(w, order) : tray(b, v)}</div>`;
}

/* The cards marked so far; a tap puts one back. Many of them are counted rather than laid out. */
function tray(b, v) {
  const { w, s: { marks } } = b, n = marked(marks), full = n || marks.cannot;
  const button = v ? "" : html`<button class="all" data-act="${full ? "clear" : "all"}" data-k="all">${w(full ? "order.clear" : "order.all")}</button>`;
  const body = marks.cannot ? html`<p class="nope">${sign("cross", 24)}${w("order.cannot")}</p>`
    : n ? html`<div class="minis" data-k="minis">${trayCards(b.s).map(card => trayCard(w, card, v))}</div>` : html`<p class="hint">${w("order.hint_answer")}</p>`;
  return html`<section class="tray ${full ? "full" : ""}" data-k="tray" aria-label="${w("order.tray")}">
    <div class="zone-head"><h3>${w("order.tray")}</h3><span class="sum">${n || ""}</span>${button}</div>${body}</section>`;
}
function trayCards({ marks, table }) {
  const groups = ZONES.flatMap(zone => kindsOf(table.order).map(kind => ({ zone, kind, n: count(marks[zone], kind) }))).filter(g => g.n);
  return marked(marks) > HEAP ? groups : groups.flatMap(g => Array.from({ length: g.n }, (_, i) => ({ ...g, n: 1, i })));
}
function trayCard(w, { zone, kind, n, i }, v) {
  const id = `tray-${zone}-${kind}-${i ?? "all"}`, hand = zone === "hand" ? w("panel.hand") : "";
  const look = mini({ art: kind, letter: cardLetter(w, kind), tag: hand }), name = kindName(w, kind) + (hand && ` (${hand})`);
  const many = n > 1 ? html`<span class="many" aria-hidden="true">×${n}</span>` : "";
  if (v) return html`<span class="heap" data-k="${id}">${named(`${name}${n > 1 ? ` ×${n}` : ""}, `)}${look}${many}</span>`;
  return html`<button data-act="back" data-arg="${zone}.${kind}" data-k="${id}" data-fly="${id}" data-from="${zone}-${kind}">
    ${named(w("return", { k: name }) + (n > 1 ? `, ${n}` : ""))}${look}${many}</button>`;
}
