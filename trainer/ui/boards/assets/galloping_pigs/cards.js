/* What the pieces of Galloping Pigs look like and are called: pigs, race cards, food, players; and what its box can hold. */
const PIGS = ["red", "yellow", "green", "blue", "black"];
const LOOP = 22, REAR = -4, FARTHEST = 999;           // spaces of the loop, the rearmost place, the farthest one that is read
const A_COLOUR = 7, A_HAND = 7, ALL_FOOD = 55;        // race cards of a colour and of a player, food in the box
const MOST_PLAYERS = 5, NAME = 40, SEATS = ["A", "B", "C", "D", "E"];

const pigName = (w, pig) => w(`pig.${pig}`);
const pigWord = (w, pig) => w("pig_named", { p: pigName(w, pig), m: w(`pig.${pig}.look`) });

/* What the panel asks of a game: how a kind looks and what it is called. */
const cardFace = pig => `pig-${pig}`;
const cardLetter = (w, pig) => w(`pig.${pig}.letter`);
const cardName = pigName;

const pigFace = (pig, size) => face(cardFace(pig), size);
const foodFace = (i = 0, size = 18) => face(["food-apple", "food-corn", "food-acorn"][i % 3], size);
const pigLetter = (w, pig) => html`<b class="letter" aria-hidden="true">${cardLetter(w, pig)}</b>`;
function raceCard(w, pig, cls = "", size = 28) {
  return html`<span class="race ${cls}"><b class="index" aria-hidden="true">${cardLetter(w, pig)}</b>${pigFace(pig, size)}<i aria-hidden="true">»</i></span>`;
}
/* Five pigs to choose one from. */
function pigChoice(w, { id, label, act, value }) {
  const one = pig => ({ value: pig, look: html`${pigFace(pig, 30)}<span>${capital(pigName(w, pig))}</span>${named(` (${w(`pig.${pig}.look`)})`)}` });
  return choices({ id, label, act, cls: "pig5", value, list: PIGS.map(one) });
}
/* Food as pieces and as a number. `fly` names the pieces, so that they are seen to come from where they lay. */
const FEW = 4;
function bites(n, fly = "", from = "") {
  const flight = i => fly ? html`data-fly="${fly}-${i}" data-from="${from}"` : "";
  const pieces = Array.from({ length: Math.min(n, FEW) }, (_, i) => html`<span data-k="bite-${i}" ${flight(i)}>${foodFace(i)}</span>`);
  return html`<span class="bites">${pieces}<b>${n}</b></span>`;
}

/* ── players: their names are typed by people ── */
const bdi = name => html`<bdi>${name}</bdi>`;
const heldBy = (heaps, name) => heaps && Object.hasOwn(heaps, name) ? heaps[name] : 0; // a player may be called "constructor"
/* One sign for each player where the name has no room: the first letter, or the seat where letters would be the same. */
function seatSign(names, i) {
  const letters = names.map(name => [...name][0].toUpperCase());
  return new Set(letters).size === names.length ? letters[i] : String(i + 1);
}
const freeSeat = names => SEATS.find(seat => !names.includes(seat)) ?? `${names.length + 1}`;
const plain = text => [...text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, " ").trim()].slice(0, NAME).join("");

/* Take a typed name, or say why not. */
function rename(b, names, i, input) {
  const name = plain(input.value), why = !name ? "limit.no_name" : names.some((other, j) => j !== i && other === name) ? "limit.same_name" : "";
  if (!why) names[i] = name;
  input.value = names[i];
  return why && b.w(why);
}
function nameField(w, name, i) {
  return html`<input class="name" type="text" maxlength="${NAME}" autocomplete="off" spellcheck="false" dir="auto" value="${name}" data-change="name" data-arg="${i}"
    data-k="name-${i}" aria-label="${w("name_of", { i: i + 1 })}">`;
}
function dropButton(w, name, i, only) {
  return html`<button class="drop" data-act="drop" data-arg="${i}" data-k="drop-${i}" aria-disabled="${only}" data-why="${w("limit.one_player")}">
    ${named(w("drop", { p: name }))}${sign("cross", 18)}</button>`;
}
function joinButton(w, n) {
  return html`<button class="btn small" data-act="join" data-k="join" aria-disabled="${n >= MOST_PLAYERS}" data-why="${w("limit.players")}">
    ${sign("plus", 16)}${w("join")}</button>`;
}
