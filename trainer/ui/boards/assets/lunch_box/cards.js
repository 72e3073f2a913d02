/* What the cards of Lunch Box look like and are called, and what its box can hold. */
const ROWS = "ABCD", COLUMNS = [0, 1, 2], NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]; // row A lies farthest from the piles, D next to them
const SETS = ["pair", "triple", "straight", "house"];
const REGULAR = 6, SPECIAL = 1, ALL_CARDS = 70, SHARED = 12, DEALT = 3, ALL_TOKENS = 10; // of a number; in the box, open, for each player
const SEATS = ["A", "B", "C", "D"];

const numberOf = card => parseInt(card, 10);
const isSpecial = card => String(card).endsWith("*");
const cardOf = (n, special) => `${n}${special ? "*" : ""}`;
const cellName = (c, r) => ROWS[r] + (c + 1);
const boardName = (w, name) => w("board_of", { p: name });
const setName = (w, set) => w(`form.${set}`);

/* What the panel asks of a game: how a card looks, what it is called, where it comes from ("" the own board, "B1" a cell, "B" a player). */
const cardFace = card => `lunch-${numberOf(card)}`;
const cardLetter = (w, card) => html`${numberOf(card)}${isSpecial(card) ? sign("star", 11) : ""}`;
const cardName = (w, card) => w(isSpecial(card) ? "special" : "regular", { n: numberOf(card), k: w(`number.${numberOf(card)}`) });
const isCell = from => /^[A-D][1-3]$/.test(from);
const cardFrom = (w, { from }) => from === "" ? w("board_tag") : from;
const cardOrigin = (w, { from }) => from === "" ? w("mine") : isCell(from) ? from : boardName(w, from);

/* The number is the card; a special one has a star and a double edge besides its red number. */
function lunchCard(card, cls = "", foot = "") {
  const special = isSpecial(card), strip = foot ? html`<i class="strip" aria-hidden="true">${foot}</i>` : "";
  return html`<span class="lunch ${special ? "special" : ""} ${cls} ${foot ? "footed" : ""}"><b class="num" aria-hidden="true">${numberOf(card)}${special ? sign("star", 12) : ""}</b>
    ${face(cardFace(card), 34)}${strip}</span>`;
}
const cardBack = (cls = "") => html`<span class="lunch back ${cls}"><b aria-hidden="true">?</b></span>`;
