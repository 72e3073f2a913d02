/* The pizza pile: lay it in sequence, say which orders are filled, then watch it card by card. The steps come with the verdict. */
const ordersOf = table => table.pile.filter(isOrder).map(card => card.order);
/* The hands that can matter: of owners with an order in the pile, and any that holds cards already. */
const handsOf = table => OWNERS.filter(o => sum(table.hands[o]) || ordersOf(table).some(order => order.owner === o));
const withCards = hands => Object.fromEntries(Object.entries(hands).map(([o, h]) => [o, present(h)]).filter(([, h]) => sum(h)));
const chosen = s => s.phase === "setup" ? s.view.chosen ?? -1 : -1; // the laid card that may be taken out
const picked = b => b.s.view.pick ?? { owner: "green" };            // whose orders the picker shows

const PILE = {
  question: "inspection",
  words: "pile",
  steps: [["setup", "pile.lay_step"], ["answer", "pile.predict_step"], ["verdict", "pile.watch_step", "watch"]],
  table: ({ pile, leftovers, hands }) => structuredClone({ pile: pile ?? [], leftovers: present(leftovers), hands: hands ?? {} }),
  blank: () => ({ pile: [], leftovers: {}, hands: {} }),
  document: ({ pile, leftovers, hands }) => ({ pile: structuredClone(pile), leftovers: present(leftovers), hands: withCards(hands) }),
  marks: (answer, table) => ({ filled: ordersOf(table).map((_, i) => answer?.filled?.[i] ?? null) }),
  answer: ({ s }) => ({ filled: [...s.marks.filled] }),
  missing: ({ s, w }) => s.marks.filled.includes(null) ? w("pile.missing") : "",
  blocked: b => b.s.table.pile.length ? "" : b.w("pile.empty"),
  judged: (b, v) => b.s.view.at >= v.steps.length, // the panel waits until the last card is seen
  arrived(b) {
    Object.assign(b.s.view, { at: 0, playing: false });
    b.paint();
    b.root.querySelector(".now-card").focus({ preventScroll: true });
    b.root.querySelector(".felt").scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
  },
  felt(b, v) {
    if (v) b.s.view.at = clamp(b.s.view.at ?? v.steps.length, 0, v.steps.length); // a verdict that is met again is shown at its end
    if (v) return html`${revealed(b, v)}${lying(b, v)}`;
    if (b.s.phase === "setup") return html`${strip(b)}${palette(b)}${b.wide ? "" : heaps(b)}`;
    return html`${b.wide ? "" : strip(b)}${predictor(b)}`;
  },
  aside(b, v) {
    const { w, s } = b, setup = s.phase === "setup";
    if (!v && !b.wide) return "";
    if (setup && s.view.picker) return orderPicker(b);
    const waits = v && s.view.at < v.steps.length ? html`<p class="note">${w("pile.over")}</p>` : "";
    return html`<div class="felt beside" data-k="beside">${setup ? heaps(b) : html`${strip(b, v)}${waits}`}</div>`;
  },
  bar(b, v) {
    if (v) return controls({ at: b.s.view.at, n: v.steps.length, playing: b.s.view.playing, value: position(b, v), w: b.w });
    return html`<div class="bar" data-k="bar">${b.s.phase === "setup" ? layBar(b) : predictBar(b)}</div>`;
  },
  keys(b, e) { if (b.s.phase === "verdict") playerKeys(b, e); },
  acts: b => ({
    ...playerActs(b, () => verdictOf(b)?.steps.length ?? 0),
    lay(kind) { return layCard(b, kind); },
    layOrder(pizza) { return layCard(b, { order: { owner: picked(b).owner, pizza } }); },
    owner(owner) { b.s.view.pick = { owner }; },
    picker() { b.s.view.picker = !b.s.view.picker; },
    choose(i) { b.s.view.chosen = chosen(b.s) === Number(i) ? -1 : Number(i); },
    remove() { b.s.table.pile.splice(chosen(b.s), 1); pileChanged(b); },
    undo() { b.s.table.pile.pop(); pileChanged(b); },
    who(owner) { b.s.view.who = owner; },
    add(arg) { const [place, kind] = split(arg); return heap(b, place, kind, count(heapOf(b, place), kind) + 1); },
    less(arg) { const [place, kind] = split(arg); return heap(b, place, kind, Math.max(0, count(heapOf(b, place), kind) - 1)); },
    set(arg, at) { const [place, kind] = split(arg); return heap(b, place, kind, Number(at.value)); },
    guess(arg) { const [i, word] = split(arg); b.s.marks.filled[i] = word === "filled"; },
    watch() {
      const why = PILE.blocked(b);
      if (why || b.s.phase === "verdict") return why;
      return PILE.missing(b) ? b.acts.tell() : b.acts.submit();
    },
  }),
};
export default component => runBoard(component, PILE);

/* ── what is laid, and what the box allows ── */
function pileChanged(b) { b.s.view.chosen = -1; changed(b); }
const heapOf = (b, place) => place === "leftovers" ? b.s.table.leftovers : b.s.table.hands[place] ??= {};
function inPlay(table, kind) {
  const held = Object.values(table.hands).reduce((n, hand) => n + count(hand, kind), 0);
  return table.pile.filter(card => card === kind).length + count(table.leftovers, kind) + held;
}
function layCard(b, card) {
  const { table, view } = b.s;
  if (!isOrder(card) && inPlay(table, card) >= A_KIND) return b.w("limit.kind");
  if (isOrder(card) && ordersOf(table).some(o => o.owner === card.order.owner && o.pizza === card.order.pizza)) return b.w("limit.order");
  table.pile.push(card);
  if (isOrder(card)) {
    view.who = card.order.owner;
    b.next = "[data-k=lay-order]";
  }
  view.picker = false;
  pileChanged(b);
}
/* Let n cards of a kind lie among the leftovers or in an owner's hand. */
function heap(b, place, kind, n) {
  const { table } = b.s, cards = heapOf(b, place);
  if (inPlay(table, kind) - count(cards, kind) + n > A_KIND) return b.w("limit.kind");
  if (place !== "leftovers" && sum(cards) - count(cards, kind) + n > A_HAND) return b.w("limit.hand");
  cards[kind] = n;
  changed(b);
}

/* ── the pile, first laid first ── */
function strip(b, v) {
  const { w, s } = b, { pile } = s.table, at = s.view.at ?? 0;
  const state = i => v ? (i + 1 === at ? "now" : i + 1 < at ? "past" : "") : i === chosen(s) ? "now" : "";
  const cards = pile.map((card, i) => html`<li data-k="c${i}" class="${state(i)}">${stripCard(b, v, card, i)}</li>`);
  const how = v ? w("player.step", { i: at, n: pile.length }) : w("total", { n: pile.length });
  return zone("strip", w("pile.strip"), how, html`<ol class="strip" data-k="strip" data-group data-cols>${cards}</ol>`);
}
function stripCard(b, v, card, i) {
  const { w, s } = b, name = `${i + 1}: ${cardWord(w, card)}`;
  if (s.phase === "setup") return html`<button data-rove data-act="choose" data-arg="${i}" data-k="strip-${i}" aria-pressed="${i === chosen(s)}">${named(name)}${smallCard(w, card)}</button>`;
  const done = v && i < s.view.at && isOrder(card) ? v.steps[i].kind : "";
  const mark = done ? html`<i class="done ${done}">${sign(done === "filled" ? YES(w.lang) : "cross", 12)}</i>` : "";
  return html`<span role="img" aria-label="${name}${done ? `, ${w(done)}` : ""}" data-fly="strip-${i}">${smallCard(w, card)}</span>${mark}`;
}

/* ── lay ── */
function palette(b) {
  const { w, s } = b, open = !!s.view.picker;
  const kind = k => html`<button class="card" data-rove data-act="lay" data-arg="${k}" data-k="lay-${k}">${named(w("pile.lay", { k: kindName(w, k) }))}
    <span class="index" aria-hidden="true">${cardLetter(w, k)}</span><span class="plus">${sign("plus", 14)}</span>${face(k, 30)}</button>`;
  const order = html`<button class="card" data-rove data-act="picker" data-k="lay-order" aria-expanded="${open}">${named(w("pile.lay_order"))}
    <span class="plus">${sign(open ? "up" : "down", 14)}</span>${face("order", 30)}</button>`;
  return html`<div class="palette" data-k="palette" role="group" aria-label="${w("pile.lay_step")}" data-group>${KINDS.map(kind)}${order}</div>
    ${open && !b.wide ? orderPicker(b) : ""}`;
}
const orderPicker = b => picker(b.w, picked(b), "layOrder");
const heaps = b => html`${ownersHands(b)}${leftovers(b)}`;
function heapPiles(b, place) {
  const pile = kind => ({ n: count(heapOf(b, place), kind), mode: "set", acts: { more: "add", less: "less", set: "set" } });
  return kindPiles(b.w, place, pile, "small-piles");
}
function ownersHands(b) {
  const { w, s } = b, who = handsOf(s.table), me = who.includes(s.view.who) ? s.view.who : who[0];
  if (!me) return "";
  const list = who.map(o => ({ value: o, look: html`${ownerDot(o, 16)}<span>${capital(ownerName(w, o))}</span>` }));
  const tabs = choices({ id: "who", label: w("pile.hands"), act: "who", cls: "seg hand-tabs", value: me, list });
  return zone("hands", w("pile.hands"), pips(sum(s.table.hands[me]), A_HAND), html`${tabs}${heapPiles(b, me)}`);
}
function leftovers(b) {
  const { w, s } = b, n = sum(s.table.leftovers);
  return html`<details class="zone drawer" data-k="leftovers" ${n ? raw("open") : ""}><summary data-k="leftsum">
    <span>${w("pile.leftovers")}</span><span class="sum">${w("total", { n })}</span></summary>${heapPiles(b, "leftovers")}</details>`;
}
function layBar(b) {
  const { w, s } = b, out = chosen(s) >= 0, empty = !s.table.pile.length;
  const back = html`<button class="btn" data-act="${out ? "remove" : "undo"}" data-k="undo" aria-disabled="${empty}" data-why="${w("pile.empty")}">${w(out ? "pile.remove" : "pile.undo")}</button>`;
  const next = ordersOf(s.table).length ? html`<button class="btn primary" data-act="phase" data-arg="answer" data-k="go">${w("pile.next")}</button>`
    : tellButton(b, `btn primary ${b.busy ? "busy" : ""}`, "pile.just"); // without an order there is nothing to predict
  return html`${sayLine(b, w(out ? "pile.hint_chosen" : "pile.hint_setup"))}${back}${next}`;
}

/* ── predict ── */
function predictor(b) {
  const { w, s } = b, { table, marks } = s;
  const before = sum(table.leftovers) ? html`<p class="note over" data-k="before">${w("pile.leftovers")}: ${countList(w, table.leftovers)}</p>` : "";
  const said = i => marks.filled[i] === null ? "" : `${i}.${marks.filled[i] ? "filled" : "failed"}`;
  const guess = (order, i) => choices({ id: `say-${i}`, label: orderName(w, order), act: "guess", cls: "seg wide", value: said(i), list: ["filled", "failed"].map(g => ({ value: `${i}.${g}`, word: w(g) })) });
  const line = (order, i) => html`<li data-k="guess-${i}"><span class="card">${orderCard(w, order)}</span><div><b>${orderName(w, order)}</b>
    <p>${recipe(w, order)}</p><p class="who">${held(w, order.owner, table.hands)}</p>${guess(order, i)}</div></li>`;
  return html`${before}<ul class="guesses" data-k="guesses">${ordersOf(table).map(line)}</ul>`;
}
const held = (w, owner, hands) => `${handName(w, owner)}: ${countList(w, hands[owner]) || w("pile.nothing")}`;
function predictBar(b) {
  return html`${sayLine(b, PILE.missing(b) ? b.w("pile.hint_answer") : "", tellButton(b, "tell", "pile.just"))}${submitButton(b, "pile.watch")}`;
}

/* ── watch ── */
function position(b, v) {
  const { at } = b.s.view;
  return at ? `${b.w("player.step", { i: at, n: v.steps.length })}: ${cardWord(b.w, v.steps[at - 1].card)}` : b.w("player.start");
}
/* The card that is turned over now, large, with its reason. */
function revealed(b, v) {
  const { w, s } = b, { at } = s.view, step = v.steps[at - 1];
  const body = !step ? html`<p>${w("pile.ready")}</p>` : isOrder(step.card) ? orderStep(b, v, step)
    : html`<span class="card ing" data-k="lies-${at}" data-fly="stage-${at}" data-from="strip-${at - 1}">${face(step.card, 48)}</span>
      <div class="about"><h3>${capital(kindName(w, step.card))}</h3><p>${step.text[w.lang]}</p></div>`;
  return html`<div class="now-card" data-k="now" role="status" tabindex="-1">${body}</div>`;
}
function orderStep(b, v, step) {
  const { w, s } = b, { order } = step.card, { at } = s.view, filled = step.kind === "filled";
  const guess = s.marks.filled[v.steps.slice(0, at).filter(x => isOrder(x.card)).length - 1] ?? null;
  const said = guess === null ? "" : w("pile.said", { p: w(guess ? "filled" : "failed") });
  const mine = !said ? "" : guess === filled ? html`<p class="who">${said}</p>` : html`<p class="yousay"><span class="label">${w("pile.parts")}</span>${said}</p>`;
  return html`<span class="card" data-k="order-${at}" data-fly="stage-${at}" data-from="strip-${at - 1}">${orderCard(w, order)}</span>
    <div class="about"><p class="who">${orderName(w, order)}</p><h3>${sign(filled ? YES(w.lang) : "cross", 22)}<span>${capital(w(step.kind))}</span></h3>
      <p>${step.text[w.lang]}</p>${paid(w, step, at)}${mine}</div>`;
}
/* The cards that went into the pizza: they come from the sorted piles, or from the owner's hand. */
function paid(w, { way, card }, at) {
  if (!way?.length) return "";
  const from = c => c.hand ? `held-${card.order.owner}` : `lie-${c.kind}`, groups = way.length > HEAP ? grouped(way) : way;
  const cards = groups.map((c, i) => html`<span class="heap" data-k="paid-${at}-${i}" data-fly="paid-${at}-${i}" data-from="${from(c)}">${panelCard(w)(c)}
    ${c.n > 1 ? html`<span class="many">×${c.n}</span>` : ""}</span>`);
  return html`<div class="minis" role="img" aria-label="${w("pile.used")}: ${way.map(panelName(w)).join(", ")}">${cards}</div>`;
}
/* What lies sorted after this card, and what the owners hold. */
function lying(b, v) {
  const { w, s } = b, step = v.steps[s.view.at - 1], sorted = step?.sorted ?? s.table.leftovers, hands = step?.hands ?? s.table.hands;
  const pile = kind => ({ n: count(sorted, kind), mode: "still", cls: step?.card === kind ? "fresh" : "" });
  const owner = o => html`<li data-k="held-${o}" data-fly="held-${o}">${ownerDot(o, 16)}<span>${held(w, o, hands)}</span></li>`;
  return html`${zone("lie", w("sorted"), w("total", { n: sum(sorted) }), kindPiles(w, "lie", pile, "small-piles"))}
    <ul class="held" data-k="held">${handsOf(s.table).map(owner)}</ul>`;
}
