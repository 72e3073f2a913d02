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
const recipe = (w, { owner, pizza }) => w(`recipe.${KINDS.includes(pizza) ? "plain" : pizza}`, { k: kindName(w, OWN_KIND[owner]), j: KINDS.includes(pizza) ? kindName(w, pizza) : "" });
const handName = (w, owner) => w("hand_of", { o: ownerName(w, owner) });
const cardWord = (w, card) => isOrder(card) ? orderName(w, card.order) : kindName(w, card);

/* What the panel asks of a game: how a kind looks and what it is called. */
const cardFace = kind => kind;
const cardLetter = (w, kind) => w(`kind.${kind}.letter`);
const cardName = kindName;

const symbol = (id, x, y, size) => `<use href="#${id}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
const badge = (n, x, y) => `<circle cx="${x}" cy="${y}" r="14" fill="#2a2520"/><text x="${x}" y="${y + 7}" font-size="20" text-anchor="middle" fill="#fffdf8">${n}</text>`;
function burst(cx, cy, far, near, points) {
  const corner = i => { const r = i % 2 ? near : far, a = Math.PI * i / points - Math.PI / 2; return `${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`; };
  return `M${Array.from({ length: points * 2 }, (_, i) => corner(i)).join("L")}Z`;
}
const DISC = ([x, y]) => `<circle cx="${x}" cy="${y}" r="11" fill="#e6dcc8" stroke="#2a2520" stroke-width="2"/><path d="M${x - 4.5} ${y - 2.2}h9M${x - 4.5} ${y + 2.8}h9" stroke="#2a2520" stroke-width="2.2" stroke-linecap="round"/>`;
const CENTRE = { // what the order asks for, apart from the own ingredient in the corner
  all_five: symbol("salami", 14, 47, 29) + symbol("olive", 57, 40, 29) + symbol("pineapple", 36, 63, 29) + symbol("mushroom", 14, 83, 29) + symbol("pepper", 57, 83, 29),
  bombastica: `<path d="${burst(50, 79, 38, 29, 14)}" fill="#f2c238" stroke="#2a2520" stroke-width="2" stroke-linejoin="round"/><text x="50" y="88" font-size="26" text-anchor="middle" fill="#2a2520">15+</text>`,
  monotoni: [[45, 57], [32.5, 76], [57.5, 76], [20, 95], [45, 95], [70, 95]].map(DISC).join(""),
  minimale: `<g stroke="#2a2520" stroke-width="2" stroke-linejoin="round"><path d="M10 50h15v59H10zM29 66h15v43H29z" fill="#e6dcc8"/><path d="M48 91h15v18H48z" fill="#5c5448"/></g><path d="M55.5 52v28M47.5 72.5l8 9 8-9" fill="none" stroke="#2a2520" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
};
const FIGURES = { all_five: ["1×5", null], bombastica: ["15+", null], monotoni: ["1+6", 6], minimale: ["1+3", 3] };

/* An order card, 100 × 140: the owner's band with the own ingredient, what is asked for, its name. Small ones leave the name out. */
function orderCard(w, { owner, pizza }, small = false) {
  const [figure, n] = FIGURES[pizza] ?? ["1+4", 4], name = pizzaName(w, pizza);
  const wide = [...name].reduce((all, c) => all + (c.charCodeAt(0) > 0x2e80 ? 1 : 0.6), 0);
  return raw(`<svg class="order-art" viewBox="0 0 100 ${small ? 120 : 140}" aria-hidden="true" focusable="false" font-weight="800">
    <path d="M0 0h100v34H0z" fill="var(--own-${esc(owner)})"/><path d="M0 34h100" stroke="#2a2520" stroke-width="1.5"/>
    <circle cx="24" cy="26" r="19" fill="#fffdf8" stroke="#2a2520" stroke-width="2"/>${symbol(OWN_KIND[owner], 10.5, 12.5, 27)}
    <text x="93" y="24" font-size="20" text-anchor="end" fill="${owner === "yellow" ? "#2a2520" : "#ffffff"}">${figure}</text>
    ${CENTRE[pizza] ?? symbol(pizza, 20, 47, 60)}${n ? badge(n, 83, 102) : ""}
    ${small ? "" : `<text x="50" y="132" font-size="${Math.min(13, 90 / wide).toFixed(1)}" text-anchor="middle" fill="#2a2520">${esc(name)}</text>`}</svg>`);
}
const smallCard = (w, card, cls = "") => isOrder(card) ? html`<span class="mini order-mini ${cls}">${orderCard(w, card.order, true)}</span>`
  : mini({ art: card, letter: cardLetter(w, card), cls });
const ownerDot = (owner, size = 26) => html`<span class="dot own-${owner}">${face(OWN_KIND[owner], size)}</span>`;

/* Five owners, and the eight orders of the one at hand. Without `act` for orders chosen stays none: a tap lays one. */
function picker(w, order, { owner: chooseOwner, pizza: choosePizza }, chosen = true) {
  const cards = pizzasOf(order.owner).map(p => html`<button class="card" ${chosen ? html`role="radio" aria-checked="${p === order.pizza}"` : ""} data-rove data-act="${choosePizza}" data-arg="${p}" data-k="pizza-${p}">${named(pizzaName(w, p))}${orderCard(w, { owner: order.owner, pizza: p })}</button>`);
  return html`<div class="picker" data-k="picker">${choices({ id: "owner", label: w("owners"), act: chooseOwner, cls: "owners", value: order.owner,
    list: OWNERS.map(o => ({ value: o, look: html`${ownerDot(o)}${capital(ownerName(w, o))}${named(`, ${kindName(w, OWN_KIND[o])}`)}` })) })}
    <div class="orders8" role="${chosen ? "radiogroup" : "group"}" aria-label="${w("orders")}" data-group data-cols>${cards}</div></div>`;
}

/* Five piles in a row. `pile(kind)` gives what countPile needs beyond the kind itself. */
const kindPiles = (w, zoneId, pile, cls = "") => html`<div class="piles ${cls}" data-group data-k="piles">${KINDS.map(kind =>
  countPile({ id: `${zoneId}-${kind}`, arg: `${zoneId}.${kind}`, name: kindName(w, kind), letter: cardLetter(w, kind), art: kind, w, ...pile(kind) }))}</div>`;
const pips = (n, of) => html`${n} / ${of}<span class="pips" aria-hidden="true">${Array.from({ length: of }, (_, i) => html`<i class="${i < n ? "on" : ""}"></i>`)}</span>`;
/* The own ingredient first: the sequence in which cards are paid and shown. */
const kindsOf = order => [OWN_KIND[order.owner], ...KINDS.filter(k => k !== OWN_KIND[order.owner])];
