/* What the cards of Mamma Mia! look like and are called, and what its box can hold. */
const KINDS = ["salami", "olive", "pineapple", "mushroom", "pepper"];
const OWNERS = ["red", "yellow", "green", "brown", "purple"];
const OWN_KIND = { red: "salami", yellow: "pineapple", green: "pepper", brown: "mushroom", purple: "olive" };
const SPECIAL = ["all_five", "bombastica", "monotoni", "minimale"];
const A_KIND = 13, A_HAND = 7, ALL_INGREDIENTS = 65, A_COLOUR = 8; // cards in the box, cards in a hand

const pizzasOf = owner => [...KINDS.filter(k => k !== OWN_KIND[owner]), ...SPECIAL];
const isOrder = card => typeof card !== "string";
const kindName = (w, kind) => w(`kind.${kind}`);
const ownerName = (w, owner) => w(`owner.${owner}`);
const pizzaName = (w, pizza) => capital(w(`pizza.${pizza}`));
const orderName = (w, order) => w("order_name", { o: ownerName(w, order.owner), p: pizzaName(w, order.pizza) });
function recipe(w, { owner, pizza }) {
  const k = kindName(w, OWN_KIND[owner]);
  return KINDS.includes(pizza) ? w("recipe.plain", { k, j: kindName(w, pizza) }) : w(`recipe.${pizza}`, { k });
}
const handName = (w, owner) => w("hand_of", { o: ownerName(w, owner) });
const cardWord = (w, card) => isOrder(card) ? orderName(w, card.order) : kindName(w, card);

/* What the panel asks of a game: how a kind looks and what it is called. */
const cardFace = kind => kind;
const cardLetter = (w, kind) => w(`kind.${kind}.letter`);
const cardName = kindName;

const symbol = (id, x, y, size) => `<use href="#${esc(id)}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
const words = (text, x, y, size, fill = "#2a2520", anchor = "middle") => `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${esc(text)}</text>`;
const badge = (n, x, y) => `<circle cx="${x}" cy="${y}" r="14" fill="#2a2520"/>${words(n, x, y + 7, 20, "#fffdf8")}`;
const outlined = (shapes, fill, width = 2) => `<g fill="${fill}" stroke="#2a2520" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`;
function burst(cx, cy, far, near, points) {
  const at = (r, a) => `${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`;
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i % 2 ? near : far, Math.PI * i / points - Math.PI / 2)).join("L")}Z`;
}
const disc = ([x, y]) => `<circle cx="${x}" cy="${y}" r="11"/><path d="M${x - 4.5} ${y - 2.2}h9M${x - 4.5} ${y + 2.8}h9"/>`;
const CENTRE = { // what the order asks for, apart from the own ingredient in the corner
  all_five: [["salami", 14, 47], ["olive", 57, 40], ["pineapple", 36, 63], ["mushroom", 14, 83], ["pepper", 57, 83]].map(([kind, x, y]) => symbol(kind, x, y, 29)).join(""),
  bombastica: outlined(`<path d="${burst(50, 79, 38, 29, 14)}"/>`, "#f2c238") + words("15+", 50, 88, 26),
  monotoni: outlined([[45, 57], [32.5, 76], [57.5, 76], [20, 95], [45, 95], [70, 95]].map(disc).join(""), "#e6dcc8"),
  minimale: outlined(`<path d="M10 50h15v59H10zM29 66h15v43H29z"/>`, "#e6dcc8") + outlined(`<path d="M48 91h15v18H48z"/>`, "#5c5448")
    + outlined(`<path d="M55.5 52v28M47.5 72.5l8 9 8-9"/>`, "none", 4),
};
const FIGURES = { all_five: ["1×5", null], bombastica: ["15+", null], monotoni: ["1+6", 6], minimale: ["1+3", 3] };

/* An order card, 100 × 140: the owner's band with the own ingredient, what is asked for, its name. Small ones leave the name out. */
function orderCard(w, { owner, pizza }, small = false) {
  const [figure, n] = FIGURES[pizza] ?? ["1+4", 4], name = pizzaName(w, pizza);
  const wide = [...name].reduce((all, c) => all + (c.charCodeAt(0) > 0x2e80 ? 1 : 0.6), 0);
  return raw(`<svg class="order-art" viewBox="0 0 100 ${small ? 120 : 140}" aria-hidden="true" focusable="false" font-weight="800">
    <path d="M0 0h100v34H0z" fill="var(--own-${esc(owner)})"/><path d="M0 34h100" stroke="#2a2520" stroke-width="1.5"/>
    <circle cx="24" cy="26" r="19" fill="#fffdf8" stroke="#2a2520" stroke-width="2"/>${symbol(OWN_KIND[owner], 10.5, 12.5, 27)}
    ${words(figure, 93, 24, 20, owner === "yellow" ? "#2a2520" : "#ffffff", "end")}
    ${CENTRE[pizza] ?? symbol(pizza, 20, 47, 60)}${n ? badge(n, 83, 102) : ""}
    ${small ? "" : words(name, 50, 132, Math.min(13, 90 / wide).toFixed(1))}</svg>`);
}
const smallCard = (w, card, cls = "") => isOrder(card) ? html`<span class="mini order-mini ${cls}">${orderCard(w, card.order, true)}</span>`
  : mini({ art: card, letter: cardLetter(w, card), cls });
const ownerDot = (owner, size = 26) => html`<span class="dot own-${owner}">${face(OWN_KIND[owner], size)}</span>`;

/* Five owners, and the eight orders of the one at hand; acts: owner, and `act` with the pizza. An order that has a pizza
   is being chosen (radios), one without is laid with each tap (buttons). */
function picker(w, order, act) {
  const choosing = !!order.pizza, radio = p => choosing ? html`role="radio" aria-checked="${p === order.pizza}"` : "";
  const owner = o => ({ value: o, look: html`${ownerDot(o)}${capital(ownerName(w, o))}${named(`, ${kindName(w, OWN_KIND[o])}`)}` });
  const card = p => html`<button class="card" ${radio(p)} data-rove data-act="${act}" data-arg="${p}" data-k="pizza-${p}">
    ${named(pizzaName(w, p))}${orderCard(w, { owner: order.owner, pizza: p })}</button>`;
  return html`<div class="picker" data-k="picker">${choices({ id: "owner", label: w("owners"), act: "owner", cls: "owners", value: order.owner, list: OWNERS.map(owner) })}
    <div class="orders8" role="${choosing ? "radiogroup" : "group"}" aria-label="${w("orders")}" data-group data-cols>${pizzasOf(order.owner).map(card)}</div></div>`;
}

/* Five piles in a row, and what else lies there. `pile(kind)` gives what countPile needs beyond the kind itself. */
function kindPiles(w, zoneId, pile, cls = "", more = "") {
  const one = kind => countPile({ id: `${zoneId}-${kind}`, arg: `${zoneId}.${kind}`, name: kindName(w, kind), letter: cardLetter(w, kind), art: kind, w, ...pile(kind) });
  return html`<div class="piles ${cls}" data-group data-k="piles">${KINDS.map(one)}${more}</div>`;
}
/* "salami 2, olive 1" */
const countList = (w, counts) => KINDS.filter(k => count(counts, k)).map(k => `${kindName(w, k)} ${counts[k]}`).join(", ");
function pips(n, of) {
  return html`${n} / ${of}<span class="pips" aria-hidden="true">${Array.from({ length: of }, (_, i) => html`<i class="${i < n ? "on" : ""}"></i>`)}</span>`;
}
/* The own ingredient first: the sequence in which cards are paid and shown. */
const kindsOf = order => [OWN_KIND[order.owner], ...KINDS.filter(k => k !== OWN_KIND[order.owner])];
