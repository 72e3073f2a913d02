/* The pizza pile: lay it in sequence, say which orders are filled, then watch it card by card. The steps come with the verdict. */
const ordersOf = table => table.pile.filter(isOrder).map(card => card.order);
/* The hands that can matter: of owners with an order in the pile, and any that holds cards already. */
const handsOf = table => OWNERS.filter(o => sum(table.hands[o]) || ordersOf(table).some(order => order.owner === o));
const withCards = hands => Object.fromEntries(Object.entries(hands).map(([o, h]) => [o, present(h)]).filter(([, h]) => sum(h)));

const PILE = {
  question: "inspection",
  words: "pile",
  steps: [["setup", "pile.lay_step"], ["answer", "pile.predict_step"], ["verdict", "pile.watch_step", "watch"]],
  table: ({ pile, leftovers, hands, readings }) => ({ pile: structuredClone(pile ?? []), leftovers: present(leftovers), hands: structuredClone(hands ?? {}), readings }),
  document: ({ pile, leftovers, hands, readings }) => ({ game: "mamma_mia", question: "inspection", pile: structuredClone(pile), leftovers: present(leftovers), hands: withCards(hands), ...(readings ? { readings } : {}) }),
  marks: (answer, table) => ({ filled: ordersOf(table).map((_, i) => answer?.filled?.[i] ?? null) }),
  answer: ({ s }) => ({ filled: [...s.marks.filled] }),
  missing(b) {
    const { filled } = b.s.marks, said = filled.filter(g => g !== null).length;
    return b.data.fixed ? (said === filled.length ? "" : b.w("pile.missing_all")) : said ? "" : b.w("pile.missing");
  },
  blocked: b => b.s.table.pile.length ? "" : b.w("pile.empty"),
  judged: (b, v) => b.s.view.at >= v.steps.length, // the panel waits until the last card is seen
  arrived(b) {
    Object.assign(b.s.view, { at: 0, playing: false });
    b.paint();
    const stage = b.root.querySelector(".now-card");
    stage.focus({ preventScroll: true });
    b.root.querySelector(".felt").scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
  },
  felt: (b, v) => v ? html`${pileNow(b, v)}${pileSorted(b, v)}` : b.s.phase === "setup" ? html`${strip(b)}${pileSetup(b)}${b.wide ? "" : pileHeaps(b)}` : html`${b.wide ? "" : strip(b)}${predictor(b)}`,
  bar(b, v) {
    const { w, s } = b;
    if (v) return controls({ at: s.view.at, n: v.steps.length, playing: s.view.playing, value: pileAt(b, v), w });
    if (s.phase === "setup") return html`<div class="bar" data-k="bar">${sayLine(b, w(chosen(s) >= 0 ? "pile.hint_chosen" : "pile.hint_setup"))}
      <button class="btn" data-act="${chosen(s) >= 0 ? "remove" : "undo"}" data-k="undo" aria-disabled="${!s.table.pile.length}" data-why="${w("pile.empty")}">${w(chosen(s) >= 0 ? "pile.remove" : "pile.undo")}</button>
      ${ordersOf(s.table).length ? html`<button class="btn primary" data-act="phase" data-arg="answer" data-k="go">${w("pile.next")}</button>` : html`<button class="btn primary ${b.busy ? "busy" : ""}" data-act="tell" data-k="go">${w("pile.just")}</button>`}</div>`;
    return html`<div class="bar" data-k="bar">${sayLine(b, PILE.missing(b) || b.s.marks.filled.includes(null) ? w("pile.hint_answer") : "", tellButton(b, "tell", "pile.just"))}${submitButton(b, "pile.watch")}</div>`;
  },
  aside(b, v) {
    const { w, s } = b;
    if (!v && !b.wide) return "";
    if (s.phase === "setup" && s.view.picker) return orderPicker(b);
    const body = s.phase === "setup" ? pileHeaps(b) : html`${strip(b, v)}${v && s.view.at < v.steps.length ? html`<p class="note">${w("pile.over")}</p>` : ""}`;
    return html`<div class="felt beside" data-k="beside">${body}</div>`;
  },
  keys(b, e) { if (b.s.phase === "verdict") playerKeys(b, e); },
  acts: b => ({
    ...playerActs(b, () => verdictOf(b)?.steps.length ?? 0),
    lay(kind) { return layCard(b, kind); },
    layOrder(pizza) { return layCard(b, { order: { owner: pickOf(b).owner, pizza } }); },
    owner(owner) { b.s.view.pick = { ...pickOf(b), owner }; },
    picker() { b.s.view.picker = !b.s.view.picker; },
    choose(i) { b.s.view.chosen = b.s.view.chosen === Number(i) ? -1 : Number(i); },
    remove() { b.s.table.pile.splice(b.s.view.chosen, 1); pileChanged(b); },
    undo() { b.s.table.pile.pop(); pileChanged(b); },
    who(owner) { b.s.view.who = owner; },
    add(arg) { const [zone, kind] = split(arg); return heap(b, zone, kind, count(heapOf(b, zone), kind) + 1); },
    less(arg) { const [zone, kind] = split(arg); return heap(b, zone, kind, Math.max(0, count(heapOf(b, zone), kind) - 1)); },
    set(arg, at) { const [zone, kind] = split(arg); return heap(b, zone, kind, Number(at.value)); },
    guess(arg) { const [i, word] = split(arg); b.s.marks.filled[i] = word === "filled"; },
    watch() {
      const why = PILE.blocked(b);
      if (why || b.s.phase === "verdict") return why;
      return PILE.missing(b) ? b.acts.tell() : b.acts.submit();
    },
  }),
};
export default component => runBoard(component, PILE);

const pickOf = b => b.s.view.pick ?? { owner: "green" };
const pileChanged = b => { b.s.view.chosen = -1; changed(b); };
const heapOf = (b, zone) => zone === "leftovers" ? b.s.table.leftovers : b.s.table.hands[zone] ??= {};
/* How many of a kind are on the table: pile, leftovers and hands. */
const inPlay = (table, kind) => table.pile.filter(c => c === kind).length + count(table.leftovers, kind) + Object.values(table.hands).reduce((n, hand) => n + count(hand, kind), 0);

function layCard(b, card) {
  const { table, view } = b.s;
  if (!isOrder(card) && inPlay(table, card) >= A_KIND) return b.w("limit.kind");
  if (isOrder(card) && ordersOf(table).some(o => o.owner === card.order.owner && o.pizza === card.order.pizza)) return b.w("limit.order");
  table.pile.push(card);
  if (isOrder(card)) view.who = card.order.owner;
  view.picker = false;
  pileChanged(b);
}
/* Let n cards of a kind lie among the leftovers or in an owner's hand. */
function heap(b, zone, kind, n) {
  const { table } = b.s, cards = heapOf(b, zone);
  if (inPlay(table, kind) - count(cards, kind) + n > A_KIND) return b.w("limit.kind");
  if (zone !== "leftovers" && sum(cards) - count(cards, kind) + n > A_HAND) return b.w("limit.hand");
  cards[kind] = n;
  changed(b);
}

/* ── the pile, first laid first ── */
function strip(b, v) {
  const { w, s } = b, { pile } = s.table, at = s.view.at ?? 0;
  return zone("strip", w("pile.strip"), v ? w("player.step", { i: at, n: pile.length }) : w("total", { n: pile.length }),
    html`<ol class="strip" data-group data-cols>${pile.map((card, i) => html`<li data-k="c${i}" class="${v ? i + 1 === at ? "now" : i + 1 < at ? "past" : "" : chosen(s) === i ? "now" : ""}">${stripCard(b, v, card, i)}</li>`)}</ol>`);
}
const chosen = s => s.phase === "setup" ? s.view.chosen ?? -1 : -1;
function stripCard(b, v, card, i) {
  const { w, s } = b, name = `${i + 1}: ${cardWord(w, card)}`;
  if (!v && s.phase === "setup") return html`<button data-rove data-act="choose" data-arg="${i}" data-k="strip-${i}" aria-pressed="${i === chosen(s)}">${named(name)}${smallCard(w, card)}</button>`;
  const done = v && i < s.view.at && isOrder(card) ? v.steps[i].kind : "";
  return html`<span role="img" aria-label="${name}${done ? `, ${w(done)}` : ""}" data-fly="strip-${i}">${smallCard(w, card)}</span>${done ? html`<i class="done ${done}">${sign(done === "filled" ? YES(w.lang) : "cross", 12)}</i>` : ""}`;
}

/* ── lay ── */
function pileSetup(b) {
  const { w, s } = b, open = !!s.view.picker;
  return html`<div class="palette" data-k="palette" role="group" aria-label="${w("pile.lay_step")}" data-group>${KINDS.map(kind => html`<button class="card" data-rove data-act="lay" data-arg="${kind}" data-k="lay-${kind}">${named(w("pile.lay", { k: kindName(w, kind) }))}<span class="index" aria-hidden="true">${cardLetter(w, kind)}</span><span class="plus">${sign("plus", 14)}</span>${face(kind, 30)}</button>`)}
    <button class="card" data-rove data-act="picker" data-k="lay-order" aria-expanded="${open}">${named(w("pile.lay_order"))}<span class="plus">${sign(open ? "up" : "down", 14)}</span>${face("order", 30)}</button></div>
    ${open && !b.wide ? orderPicker(b) : ""}`;
}
const orderPicker = b => picker(b.w, pickOf(b), { owner: "owner", pizza: "layOrder" }, false);
const pileHeaps = b => html`${pileHands(b)}${pileLeftovers(b)}`;
const heapPiles = (b, zoneId) => kindPiles(b.w, zoneId, kind => ({ n: count(heapOf(b, zoneId), kind), mode: "set", acts: { more: "add", less: "less", set: "set" } }), "small-piles");
function pileHands(b) {
  const { w, s } = b, who = handsOf(s.table), me = who.includes(s.view.who) ? s.view.who : who[0];
  if (!me) return "";
  const tabs = choices({ id: "who", label: w("pile.hands"), act: "who", cls: "seg hand-tabs", value: me, list: who.map(o => ({ value: o, look: html`${ownerDot(o, 16)}<span>${capital(ownerName(w, o))}</span>` })) });
  return zone("hands", w("pile.hands"), pips(sum(s.table.hands[me]), A_HAND), html`${tabs}${heapPiles(b, me)}`);
}
function pileLeftovers(b) {
  const { w, s } = b, n = sum(s.table.leftovers);
  return html`<details class="zone drawer" data-k="leftovers" ${n ? raw("open") : ""}><summary data-k="leftsum"><span>${w("pile.leftovers")}</span><span class="sum">${w("total", { n })}</span></summary>${heapPiles(b, "leftovers")}</details>`;
}

/* ── predict ── */
function predictor(b) {
  const { w, s } = b, { table, marks } = s, n = sum(table.leftovers);
  return html`${n ? html`<p class="note over">${w("pile.leftovers")}: ${countList(w, table.leftovers)}</p>` : ""}<ul class="guesses" data-k="guesses">${ordersOf(table).map((order, i) => html`<li data-k="guess-${i}"><span class="card">${orderCard(w, order)}</span>
    <div><b>${orderName(w, order)}</b><p>${recipe(w, order)}</p><p class="who">${handName(w, order.owner)}: ${countList(w, table.hands[order.owner])}</p>
    ${choices({ id: `say-${i}`, label: orderName(w, order), act: "guess", cls: "seg wide", value: marks.filled[i] === null ? "" : `${i}.${marks.filled[i] ? "filled" : "failed"}`, list: ["filled", "failed"].map(g => ({ value: `${i}.${g}`, word: w(g) })) })}</div></li>`)}</ul>`;
}
const countList = (w, counts) => KINDS.filter(k => count(counts, k)).map(k => `${kindName(w, k)} ${counts[k]}`).join(", ") || w("pile.nothing");

/* ── watch ── */
const pileAt = (b, v) => b.s.view.at ? `${b.w("player.step", { i: b.s.view.at, n: v.steps.length })}: ${cardWord(b.w, v.steps[b.s.view.at - 1].card)}` : b.w("player.start");
function pileNow(b, v) {
  const { w, s } = b, step = v.steps[s.view.at - 1], lang = w.lang;
  const body = !step ? html`<p>${w("pile.ready")}</p>` : isOrder(step.card) ? orderStep(b, v, step)
    : html`<span class="card ing" data-k="lies-${s.view.at}" data-fly="stage-${s.view.at}" data-from="strip-${s.view.at - 1}">${face(step.card, 48)}</span><div class="about"><h3>${capital(kindName(w, step.card))}</h3><p>${step.text[lang]}</p></div>`;
  return html`<div class="now-card" data-k="now" role="status" tabindex="-1">${body}</div>`;
}
function orderStep(b, v, step) {
  const { w, s } = b, { order } = step.card, at = s.view.at, i = v.steps.slice(0, at).filter(x => isOrder(x.card)).length - 1;
  const said = s.marks.filled[i] ?? null, off = v.guesses?.[i] === false;
  const way = step.way?.length ? html`<div class="minis" role="img" aria-label="${w("pile.used")}: ${step.way.map(panelName(w)).join(", ")}">${step.way.map((c, j) => html`<span data-k="w${at}-${j}" data-fly="way-${at}-${j}" data-from="${c.hand ? `hands-${order.owner}` : `lie-${c.kind}`}">${panelCard(w)(c)}</span>`)}</div>` : "";
  const mine = said === null ? "" : w("pile.said", { p: w(said ? "filled" : "failed") });
  return html`<span class="card" data-k="order-${at}" data-fly="stage-${at}" data-from="strip-${at - 1}">${orderCard(w, order)}</span><div class="about"><p class="who">${orderName(w, order)}</p><h3>${sign(step.kind === "filled" ? YES(w.lang) : "cross", 22)}<span>${capital(w(step.kind))}</span></h3><p>${step.text[w.lang]}</p>${way}
    ${off ? html`<p class="yousay"><span class="label">${w("pile.parts")}</span>${mine}</p>` : mine ? html`<p class="who">${mine}</p>` : ""}</div>`;
}
function pileSorted(b, v) {
  const { w, s } = b, step = v.steps[s.view.at - 1], sorted = step?.sorted ?? s.table.leftovers, hands = step?.hands ?? s.table.hands;
  const held = handsOf(s.table).map(o => html`<li data-k="hands-${o}" data-fly="hands-${o}">${ownerDot(o, 16)}<span>${handName(w, o)}: ${countList(w, hands[o])}</span></li>`);
  return html`${zone("lie", w("sorted"), w("total", { n: sum(sorted) }), kindPiles(w, "lie", kind => ({ n: count(sorted, kind), mode: "still", cls: step?.card === kind ? "fresh" : "" }), "small-piles"))}
    <ul class="held" data-k="held">${held}</ul>`;
}
