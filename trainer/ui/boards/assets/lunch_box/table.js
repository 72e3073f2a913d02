/* The grid of shared ingredients, the cutting boards and the piles: shown, set up card by card, marked for a set, and sliding.

   A place is named by a text: "m.0" the own board, "o.0.1" another board, "g.0.3" column 1 row D, "p.0.0" the top of pile 1.
   A take is a list of places, in the sequence in which they were marked. */
const place = (...parts) => parts.join(".");
const placeOfCell = cell => place("g", Number(cell[1]) - 1, ROWS.indexOf(cell[0]));
const indexOf = at => Number(at.slice(at.lastIndexOf(".") + 1));
const listOf = at => at.slice(0, at.lastIndexOf("."));
function listAt(table, at) {
  const [zone, i] = split(at);
  return { m: table.board, g: table.grid?.[i], o: table.others?.[i]?.cards, p: table.piles?.[i] }[zone];
}
const cardAt = (table, at) => listAt(table, at)?.[indexOf(at)];
const everyList = ({ board, grid, others, piles }) => [["m", board], ...grid.map((list, c) => [place("g", c), list]),
  ...others.map(({ cards }, o) => [place("o", o), cards]), ...(piles ?? []).map((list, c) => [place("p", c), list])];
const everyPlace = table => everyList(table).flatMap(([name, list]) => list.map((_, i) => place(name, i)));

/* ── from a document and back ── */
const FEWEST_OTHERS = 2, MOST_OTHERS = 3;
function tableOf({ board, grid, others, piles }) {
  const seen = Object.entries(others ?? {}).map(([name, cards]) => ({ name, cards: [...cards] }));
  while (seen.length < FEWEST_OTHERS) seen.push({ name: freeName(seen), cards: [] });
  return { board: [...board], grid: COLUMNS.map(c => [...(grid[c] ?? [])]), others: seen, piles: piles ? COLUMNS.map(c => [...(piles[c] ?? [])]) : null };
}
const freeName = others => SEATS.slice(1).find(seat => !others.some(({ name }) => name === seat)) ?? SEATS[0];
function documentOf({ board, grid, others, piles }) {
  const laid = others.filter(({ cards }) => cards.length).map(({ name, cards }) => [name, [...cards]]);
  return { board: [...board], grid: grid.map(list => [...list]), others: Object.fromEntries(laid), ...(piles ? { piles: piles.map(list => [...list]) } : {}) };
}
const nothingOn = table => ({ ...table, board: [], grid: [[], [], []], others: table.others.map(({ name }) => ({ name, cards: [] })),
  piles: table.piles && [[], [], []], ...(table.take ? { take: [] } : {}) });

function takeOf(take, { others }) {
  const theirs = ([name, indexes]) => indexes.map(i => place("o", others.findIndex(other => other.name === name), i));
  return [...(take?.board ?? []).map(i => place("m", i)), ...(take?.grid ?? []).map(placeOfCell), ...Object.entries(take?.others ?? {}).flatMap(theirs)];
}
function takeDocument(take, { others }) {
  const of = name => take.filter(at => listOf(at) === name).map(indexOf).sort((a, z) => a - z);
  const theirs = others.map(({ name }, o) => [name, of(place("o", o))]).filter(([, indexes]) => indexes.length);
  return { board: of("m"), grid: COLUMNS.flatMap(c => of(place("g", c)).map(r => cellName(c, r))), others: Object.fromEntries(theirs) };
}
const sameTake = (a, z) => [...a].sort().join() === [...z].sort().join();
const toggled = (take, at) => take.includes(at) ? take.filter(other => other !== at) : [...take, at];

/* ── what lies there once some sets have left: each card with its place now and an id that stays with it ── */
function layout(table, sets = [], readings) {
  const cards = (name, list) => list.map((card, i) => ({ at: place(name, i), id: place(name, i), card }));
  const lay = {
    board: cards("m", table.board), others: table.others.map(({ name, cards: list }, o) => ({ name, cards: cards(place("o", o), list) })),
    grid: table.grid.map((list, c) => cards(place("g", c), list)), piles: table.piles?.map((list, c) => cards(place("p", c), list)), blind: [0, 0, 0],
  };
  for (const set of sets) {
    const stays = ({ at }) => !set.includes(at);
    lay.board = lay.board.filter(stays);
    lay.others = lay.others.map(({ name, cards: list }) => ({ name, cards: list.filter(stays) }));
    lay.grid = lay.grid.map(list => list.filter(stays));
    if (lay.piles) fillUp(lay, readings); else fillBlind(lay, table);
    lay.grid = lay.grid.map((list, c) => list.map((x, r) => ({ ...x, at: place("g", c, r) })));
  }
  return lay;
}
/* As `lb.turn.slide` and the reading `column_pile_empty` have it. */
function fillUp({ grid, piles }, readings) {
  const short = list => list.length < ROWS.length, down = (c, from) => grid[c].push({ ...piles[from].shift(), from });
  for (const c of COLUMNS) while (short(grid[c]) && piles[c].length) down(c, c);
  if (readings?.column_pile_empty !== "from_another_pile") return;
  const longest = () => COLUMNS.reduce((best, c) => piles[c].length > piles[best].length ? c : best, 0);
  for (const c of COLUMNS) while (short(grid[c]) && piles[longest()].length) down(c, longest());
}
/* Nobody knows the pile: what comes down stays face down. A column that was short has no pile left. */
function fillBlind({ grid, blind }, table) {
  for (const c of COLUMNS) if (table.grid[c].length === ROWS.length) {
    while (grid[c].length < ROWS.length) grid[c].push({ id: place("u", c, blind[c]++), card: null, from: c });
  }
}
/* The same with the grid that a verdict tells; what came down is what lies beyond the cards that stayed. */
function layoutAfter(table, take, after) {
  const lay = layout(table, [take]), stayed = c => table.grid[c].length - take.filter(at => listOf(at) === place("g", c)).length;
  if (after) lay.grid = after.map((list, c) => list.map((card, r) => r < stayed(c) ? lay.grid[c][r] : { at: place("g", c, r), id: `n.${c}.${r}`, card, from: c }));
  return lay;
}

/* ── the table. o: act or "", look(x) → {on, cls, says, tag, foot, pressed}, holes: whether empty places can be chosen ── */
function lunchTable(b, lay, o) {
  const others = lay.others.map(({ name, cards }, i) => boardZone(b, { id: place("o", i), title: boardName(b.w, name), cards, cls: "theirs" }, o));
  const join = o.holes && lay.others.length < MOST_OTHERS ? html`<button class="btn small" data-act="join" data-k="join">${sign("plus", 16)}${b.w("join")}</button>` : "";
  return html`<div class="top" data-k="top">${sharedZone(b, lay, o)}<div class="others" data-k="others">${others}${join}</div></div>
    ${boardZone(b, { id: "m", title: b.w("mine"), cards: lay.board, cls: "mine" }, o)}`;
}
function sharedZone(b, lay, o) {
  const { w } = b, line = r => html`<span class="rowname" aria-hidden="true" data-k="row-${r}">${ROWS[r]}</span>${COLUMNS.map(c => gridCell(b, lay, o, c, r))}`;
  return html`<section class="shared" data-k="shared" aria-label="${w("shared")}"><h3>${w("shared")}</h3>
    <div class="lgrid" role="group" aria-label="${w("grid")}" data-group data-k="lgrid"><span data-k="corner"></span>${COLUMNS.map(c => stack(b, lay, c))}
    ${[3, 2, 1, 0].map(line)}<span data-k="foot"></span>${COLUMNS.map(c => html`<span class="colname" aria-hidden="true" data-k="col-${c}">${c + 1}</span>`)}</div></section>`;
}
function gridCell(b, lay, o, c, r) {
  const list = lay.grid[c], x = list[r], at = place("g", c, r);
  if (x && x.card !== undefined) return cell(b, x, o, cellName(c, r));
  return o.holes && (o.gaps || r === list.length) ? hole(b, at, o, cellName(c, r)) : html`<span class="cell hole" data-k="c-${at}"></span>`;
}
/* A pile at the D end of its column. How many cards it holds is said where that is known. */
function stack({ w, s }, lay, c) {
  const n = lay.piles?.[c].length, gone = n === 0 || (n === undefined && s.table.grid[c].length < ROWS.length);
  const says = n !== undefined ? w("pile_n", { n: c + 1, k: n }) : w(gone ? "pile_gone" : "pile", { n: c + 1 });
  return html`<span class="stack ${gone ? "gone" : ""}" role="img" aria-label="${says}" data-k="stack-${c}" data-fly="pile-${c}">${n === undefined ? "" : html`<b aria-hidden="true">${n}</b>`}</span>`;
}
function boardZone(b, { id, title, cards, cls }, o) {
  const next = place(id, cards.length), list = cards.map(x => cell(b, x, o, title, "small"));
  return html`<section class="board ${cls}" data-k="b-${id}" aria-label="${title}"><h3>${title}</h3>
    <div class="cells" role="group" aria-label="${title}: ${b.w("cards")}" data-group data-k="cells">${list}${o.holes && !o.gaps ? hole(b, next, o, title, "small") : ""}</div></section>`;
}
function cell({ w }, x, o, where, cls = "") {
  const m = o.look?.(x) ?? {}, name = x.card === null ? w("unknown") : cardName(w, x.card), says = [where, name, m.says].filter(Boolean).join(", ");
  const tick = m.tag ? html`<i class="tick" aria-hidden="true">${sign(m.tag, 13)}</i>` : "";
  const inner = html`${x.card === null ? cardBack() : lunchCard(x.card, "", m.foot)}${tick}`;
  const about = html`class="cell ${cls} ${m.cls}" data-k="c-${x.at}" data-fly="${x.id}" ${x.from === undefined ? "" : html`data-from="pile-${x.from}"`}`;
  if (!o.act || x.card === null) return html`<span ${about} role="img" aria-label="${says}">${inner}</span>`;
  return html`<button ${about} data-rove data-act="${o.act}" data-arg="${x.at}" aria-pressed="${!!m.pressed}">${named(says)}${inner}</button>`;
}
function hole({ w }, at, o, where, cls = "") {
  const on = o.chosen === at;
  return html`<button class="cell add ${cls} ${on ? "sel" : ""}" data-rove data-act="${o.act}" data-arg="${at}" data-k="c-${at}" aria-pressed="${on}">
    ${named(`${where}, ${w("add_here")}`)}${sign("plus", 18)}</button>`;
}
/* Marked, broken and skipped, as a verdict has it; before there is one, only marked. */
function markLook(w, take, v) {
  const fault = v?.bad ?? {}, bad = at => {
    const [zone, i] = split(at);
    if (zone === "m") return fault.board?.includes(indexOf(at));
    if (zone === "g") return fault.grid?.includes(cellName(Number(i), indexOf(at)));
    return v.others?.[i]?.includes(indexOf(at));
  };
  return ({ at }) => {
    const on = take.includes(at), wrong = !!v && bad(at), [zone, c] = split(at), left = zone === "g" && !!v?.skipped?.includes(cellName(Number(c), indexOf(at)));
    const says = [v && on ? w("marked") : "", wrong ? w("broken") : "", left ? w("skipped") : ""].filter(Boolean).join(", ");
    return { pressed: on, cls: `${on ? "on" : ""} ${wrong ? "bad" : ""} ${left ? "skipped" : ""}`, tag: wrong ? "cross" : on ? "check" : "", foot: left ? w("skipped") : "", says };
  };
}
/* A verdict's faults with the others' by their seat, as places are. */
const seated = (v, { others }) => v && { ...v, others: others.map(({ name }) => v.bad?.others && Object.hasOwn(v.bad.others, name) ? v.bad.others[name] : []) };

/* ← → ↑ ↓ in the grid, whatever lies there; D is above. */
function gridKeys(b, e) {
  const me = e.target.closest?.(".lgrid [data-rove]"), step = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[e.key];
  if (!me || !step) return;
  e.preventDefault();
  e.stopImmediatePropagation();
  let [, c, r] = split(me.dataset.arg).map(Number);
  for (c += step[0], r += step[1]; c >= 0 && c < COLUMNS.length && r >= 0 && r < ROWS.length; c += step[0], r += step[1]) {
    const to = b.root.querySelector(`.lgrid [data-arg="${place("g", c, r)}"]`);
    if (to) return to.focus();
  }
}

/* ── setting up: a place is chosen, a number is tapped, the next place follows. b.s.view: sel, star ── */
const setupTable = (b, more = "") => {
  const { w, s } = b, sel = selected(b), lay = layout(s.table), marks = s.table.take ? markLook(w, s.table.take) : () => ({ cls: "" });
  const look = x => { const m = marks(x); return { ...m, pressed: x.at === sel, cls: `${m.cls} ${x.at === sel ? "sel" : ""}`, says: m.tag ? w("marked") : "" }; };
  return html`${lunchTable(b, lay, { act: "sel", holes: true, chosen: sel, look })}${more}`;
};
function selected({ s: { table, view } }) {
  const at = view.sel ?? "", list = at && listAt(table, at);
  return list && indexOf(at) <= list.length ? at : "g.0.0";
}
const setupHint = b => b.w("pad.hint", { c: placeName(b.w, b.s.table, selected(b)) });
function placeName(w, table, at) {
  const [zone, i] = split(at), n = indexOf(at) + 1;
  if (zone === "g") return cellName(Number(i), n - 1);
  return w("nth", { p: zone === "m" ? w("mine") : zone === "o" ? boardName(w, table.others[i].name) : w("pile", { n: Number(i) + 1 }), n });
}
/* Row A from column 1 to 3, then B …; on a board or in a pile one further. */
function placeAfter(at) {
  const [zone, c] = split(at), r = indexOf(at);
  if (zone !== "g") return place(listOf(at), r + 1);
  const next = r * COLUMNS.length + Number(c) + 1;
  return next < COLUMNS.length * ROWS.length ? place("g", next % COLUMNS.length, Math.floor(next / COLUMNS.length)) : at;
}
/* What the box cannot hold. */
function boxRefuses(b, at, card) {
  const { table } = b.s, same = everyPlace(table).filter(other => other !== at && cardAt(table, other) === card).length;
  if (same < (isSpecial(card) ? SPECIAL : REGULAR)) return "";
  return b.w(isSpecial(card) ? "limit.special" : "limit.regular", { n: numberOf(card) });
}
const setupActs = b => ({
  sel(at) { b.s.view.sel = at; b.s.view.star = isSpecial(cardAt(b.s.table, at) ?? ""); },
  num(n) {
    const { table, view } = b.s, at = selected(b), list = listAt(table, at), card = cardOf(n, view.star), why = boxRefuses(b, at, card);
    if (why) return why;
    list[indexOf(at)] = card;
    Object.assign(view, { star: false, sel: placeAfter(at) });
    changed(b);
  },
  star() {
    const { table, view } = b.s, at = selected(b), card = cardAt(table, at), turned = card && cardOf(numberOf(card), !view.star);
    view.star = !view.star;
    if (!card || turned === card || boxRefuses(b, at, turned)) return; // then it is meant for the number that follows
    listAt(table, at)[indexOf(at)] = turned;
    changed(b);
  },
  unset() {
    const { table, view } = b.s, at = selected(b), list = listAt(table, at), i = indexOf(at), name = listOf(at);
    if (i >= list.length) return;
    list.splice(i, 1);
    view.star = false;
    if (table.take) table.take = table.take.filter(other => other !== at).map(other => listOf(other) === name && indexOf(other) > i ? place(name, indexOf(other) - 1) : other);
    changed(b);
  },
  join() { b.s.table.others.push({ name: freeName(b.s.table.others), cards: [] }); b.s.view.sel = place("o", b.s.table.others.length - 1, 0); changed(b); },
});
function pad({ w, s }) {
  const key = n => html`<button class="btn" data-rove data-act="num" data-arg="${n}" data-k="pad-${n}">${n}${named(` ${w(`number.${n}`)}`)}</button>`;
  return html`<div class="pad" role="group" aria-label="${w("pad.label")}" data-group data-cols data-k="pad">${NUMBERS.slice(0, 5).map(key)}
    <button class="btn word" data-rove data-act="star" data-k="pad-star" aria-pressed="${!!s.view.star}">${sign("star", 18)}${named(w("pad.special"))}</button>
    ${NUMBERS.slice(5).map(key)}<button class="btn word" data-rove data-act="unset" data-k="pad-unset">${w("pad.unset")}</button></div>`;
}
function padBar(b, hint = setupHint(b), keys = pad(b)) {
  return html`<div class="bar" data-k="bar">${sayLine(b, hint)}${keys}${tellButton(b)}
    <button class="btn primary" data-act="phase" data-arg="answer" data-k="go" aria-disabled="${!!b.busy}">${b.w("bar.next")}</button></div>`;
}
/* Digits set the card that has the focus, 0 is 10, * makes it special; the focus goes on with the choice. */
function padKeys(b, e) {
  const me = e.target.closest?.("[data-act=sel]"), [name, arg] = /^[0-9]$/.test(e.key) ? ["num", e.key === "0" ? "10" : e.key] : e.key === "*" ? ["star"]
    : e.key === "Backspace" || e.key === "Delete" ? ["unset"] : [];
  if (!me || !name) return;
  e.preventDefault();
  if (b.s.view.sel !== me.dataset.arg) b.acts.sel(me.dataset.arg);
  if (name === "num" && b.s.view.typedStar !== me.dataset.arg) b.s.view.star = false;
  act(b, name, arg, me);
  b.s.view.typedStar = name === "star" && b.s.view.star ? me.dataset.arg : null;
  b.root.querySelector(`.felt [data-arg="${b.s.phase === "setup" ? selected(b) : b.s.view.sel}"]`)?.focus();
}
const setupKeys = w => [["← → ↑ ↓", w("key_move")], ["0 … 9", w("key_digit")], ["*", w("key_star")], ["⌫", w("key_unset")]];
const markKeys = w => [["← → ↑ ↓", w("key_move")], ["Enter", w("key_mark")]];

/* The cards of the piles, top first, where somebody knows them. `must`: the question needs them. */
function pilesZone(b, must) {
  const { w, s } = b, sel = selected(b), look = x => ({ pressed: x.at === sel, cls: x.at === sel ? "sel" : "" });
  const known = s.table.piles, row = (list, c) => boardZone(b, { id: place("p", c), cls: "heap-row", title: w("pile", { n: c + 1 }),
    cards: list.map((card, i) => ({ at: place("p", c, i), id: place("p", c, i), card })) }, { act: "sel", holes: true, chosen: sel, look });
  const list = [{ value: "no", word: w("piles.no") }, { value: "yes", word: w("piles.yes") }];
  const ask = must ? "" : choices({ id: "known", label: w("piles.title"), act: "known", cls: "seg wide", value: known ? "yes" : "no", list });
  return zone("piles", w("piles.title"), known ? w("piles.top") : "", html`${ask}${known ? known.map(row) : ""}`);
}
const pilesActs = b => ({ known(word) { b.s.table.piles = word === "yes" ? b.s.view.piles ?? [[], [], []] : (b.s.view.piles = b.s.table.piles, null); changed(b); } });

/* ── marking ── */
/* The cards marked for a set: names = cards with place and id. A tap takes one out. */
function bento(b, cards, still) {
  const { w } = b, chip = x => {
    const card = html`${lunchCard(x.card, "tiny")}`, id = `in-${x.id}`;
    return still ? html`<span class="inbox" role="img" aria-label="${cardName(w, x.card)}" data-k="${id}">${card}</span>`
      : html`<button class="inbox" data-rove data-act="mark" data-arg="${x.at}" data-k="${id}" data-fly="${id}" data-from="${x.id}">${named(w("take_out", { k: cardName(w, x.card) }))}${card}</button>`;
  };
  const clear = cards.length && !still ? html`<button class="drop" data-act="unmark" data-k="unmark">${named(w("unmark"))}${sign("cross", 18)}</button>` : "";
  return html`<div class="bento ${cards.length ? "full" : ""}" role="group" aria-label="${w("bento")}" data-group data-k="bento">
    ${cards.length ? cards.map(chip) : html`<span class="empty" aria-hidden="true" data-k="none">${w("bento")}</span>`}${clear}</div>`;
}
const cardsOf = (lay, take) => {
  const all = [...lay.board, ...lay.grid.flat(), ...lay.others.flatMap(({ cards }) => cards)];
  return take.map(at => all.find(x => x.at === at)).filter(Boolean);
};
/* A set in its lid: cards that have left the table, or are kept in mind. */
function lid(b, { id, title, cards, seal = "", more = "", fly = true }) {
  const { w } = b, from = x => x.at ? fromOf(w, b.s.table, x.at) : "";
  const one = x => html`<span data-k="${x.id}" ${fly ? html`data-fly="lid-${x.id}" data-from="${x.id}"` : ""}>${lunchCard(x.card, "tiny", from(x))}</span>`;
  const spoken = cards.map(x => `${cardName(w, x.card)} (${x.at ? originOf(w, b.s.table, x.at) : ""})`).join(", ");
  return html`<div class="lid" data-k="${id}"><div class="lid-head"><b>${title}</b>${seal}${more}</div>${named(spoken)}<div class="minis" aria-hidden="true" data-k="minis">${cards.map(one)}</div></div>`;
}
const fromAt = (table, at) => { const [zone, i] = split(at); return zone === "m" ? "" : zone === "g" ? cellName(Number(i), indexOf(at)) : table.others[i].name; };
const fromOf = (w, table, at) => cardFrom(w, { from: fromAt(table, at) });
const originOf = (w, table, at) => cardOrigin(w, { from: fromAt(table, at) });

/* ── sliding: what moved comes to rest one after the other ── */
function stagger(b) {
  if (!b.sliding) return;
  b.sliding = false;
  const time = milliseconds(b.root, "--slide");
  [...b.root.querySelectorAll(".lgrid .cell[data-fly]")].reverse().flatMap(e => e.getAnimations().filter(a => !(a instanceof CSSTransition)))
    .forEach((a, i) => a.effect.updateTiming({ duration: time, delay: 30 * i }));
}
const BEFORE = 450, LINGER = 350; // ms the eye has for what was marked, and for what lies there afterwards
/* The verdict is read at once; for the eye the columns slide first, then the panel comes. */
function slideThenFollow(b) {
  const panel = b.root.querySelector(".panel");
  if (calm()) { b.s.view.slid = b.s.shown; b.paint(); return follow(b); }
  panel?.focus({ preventScroll: true });
  if (b.wide) follow(b); else b.root.querySelector(".lgrid").scrollIntoView({ block: "nearest" });
  slide(b, () => { if (!b.wide && b.root.querySelector(".panel")?.contains(b.root.getRootNode().activeElement)) follow(b); });
}
function slide(b, then = () => {}) {
  const shown = b.s.shown, still = () => b.root.isConnected && b.s.phase === "verdict" && b.s.shown === shown;
  b.s.view.slid = null;
  clearTimeout(b.timer);
  b.timer = setTimeout(() => {
    b.timer = null;
    if (!still()) return;
    b.s.view.slid = shown;
    b.sliding = true;
    b.paint();
    b.timer = setTimeout(() => { b.timer = null; if (still()) then(); }, milliseconds(b.root, "--slide") + LINGER);
  }, calm() ? 0 : BEFORE);
}
const hasSlid = ({ s }) => s.view.slid !== null && s.view.slid === s.shown;
const replayButton = b => html`<button class="btn" data-act="replay" data-k="replay">${b.w("replay")}</button>`;
function judgedBar(b, v, more) {
  const { w } = b, change = b.data.fixed ? "" : html`<button class="btn" data-act="phase" data-arg="setup" data-k="change">${w("bar.change")}</button>`;
  return html`<div class="bar" data-k="bar">${change}<button class="btn" data-act="again" data-k="again">${w(v.grade ? "bar.again" : "bar.own")}</button>${more}</div>`;
}

/* ── a row of sets: marks are {sets, take, none} ── */
const markActs = b => ({
  mark(at) { const { marks } = b.s; marks.take = toggled(marks.take, at); marks.none = false; },
  unmark() { b.s.marks.take = []; b.next = FIRST; },
  none() { b.s.marks.none = !b.s.marks.none; },
});
/* As long as nothing is marked or kept one may say that there is no set; from then on what is marked can be kept. */
function noneOr({ w, s: { marks } }, act, word) {
  if (!marks.take.length && !marks.sets.length) return html`<button class="btn" data-act="none" data-k="none" aria-pressed="${marks.none}">${w("none")}</button>`;
  return html`<button class="btn" data-act="${act}" data-k="${act}" aria-disabled="${!marks.take.length}" data-why="${w("need")}">${w(word)}</button>`;
}
const lidSeal = (w, right) => right === undefined || right === null ? "" : html`<span class="seal-word ${right ? "ok" : "off"}">${sign(right ? YES(w.lang) : "cross", 16)}${w(right ? "lid_yes" : "lid_no")}</span>`;
