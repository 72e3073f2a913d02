/* What lies on any table: faces, small cards, counted piles, steppers, zones. Faces are symbols of the sprite, by id. */
const face = (id, size = 40) => raw(`<svg class="face" width="${size}" height="${size}" aria-hidden="true" focusable="false"><use href="#${esc(id)}"/></svg>`);
const sign = (id, size = 20) => raw(`<svg class="sign" width="${size}" height="${size}" aria-hidden="true" focusable="false"><use href="#i-${esc(id)}"/></svg>`);

/* In Japan and Korea a tick marks a wrong answer: yes is a ring there. */
const YES = lang => lang === "en" ? "check" : "ring";
const SEAL = { yes: YES, no: () => "cross", unsaid: lang => lang === "en" ? "ask" : "tri", value: () => "flag" };

/* A card the size of a thumbnail, with its letter. `tag` says at its foot where it comes from. */
function mini({ art, letter, tag = "", cls = "" }) {
  const foot = tag ? html`<i class="tag" aria-hidden="true">${tag}</i>` : "";
  return html`<span class="mini ${cls} ${tag ? "tagged" : ""}"><b class="index" aria-hidden="true">${letter}</b>${face(art, 24)}${foot}</span>`;
}
const HEAP = 8; // more small cards than this are counted, not laid out one by one

/* [{kind, hand}, …] → [{kind, hand, n}, …] with neighbours of a kind together. */
function grouped(list) {
  const groups = [];
  for (const card of list) {
    const last = groups.at(-1);
    if (last && last.kind === card.kind && !!last.hand === !!card.hand && last.from === card.from) last.n += 1;
    else groups.push({ ...card, n: 1 });
  }
  return groups;
}
/* A row of small cards with its names for those who do not see it. `show` makes a card, `name` its name. */
function row(list, show, name) {
  const groups = grouped(list), heap = g => html`<span class="heap">${show(g)}${g.n > 1 ? html`<span class="many">×${g.n}</span>` : ""}</span>`;
  const spoken = groups.map(g => g.n > 1 ? `${name(g)} ×${g.n}` : name(g)).join(", ");
  return html`${named(spoken)}<div class="minis" aria-hidden="true">${list.length > HEAP ? groups.map(heap) : list.map(show)}</div>`;
}

/* A pile of one kind. Mode "set": a tap adds, the button below takes away. Mode "use": a tap marks one to go, minus undoes it.
   Mode "still": nothing to press. `acts` names the acts {more, less, set}; all get `arg`. */
function countPile({ id, arg = id, name, letter, art, n, gone = 0, mode, acts = {}, label, w, cls = "" }) {
  const left = n - gone, still = mode === "still", thick = left > 8 ? "thick3" : left > 3 ? "thick2" : "";
  const plus = mode === "set" ? html`<span class="plus">${sign("plus", 16)}</span>` : "";
  const inner = html`<span class="index" aria-hidden="true">${letter}</span>${plus}${face(art, 36)}<span class="count" aria-hidden="true">${left}</span>`;
  const card = still ? html`<span class="card" role="img" aria-label="${capital(name)}: ${left}" data-k="still" data-fly="${id}">${inner}</span>`
    : html`<button class="card" data-rove data-k="add-${id}" data-fly="${id}" aria-describedby="keys"
      ${countActs({ ...acts, arg })}>${named(label ?? w("count.add", { k: name, n }))}${inner}</button>`;
  return html`<div class="pile ${left ? thick : "none"} ${gone ? "goes" : ""} ${cls}" data-k="${id}" ${still ? "" : html`role="group" aria-label="${capital(name)}"`}>${card}
    ${gone ? html`<span class="gone" aria-hidden="true" data-k="gone">${sign("up", 14)}${gone}</span>` : ""}
    ${mode === "set" ? lessButton({ act: acts.less, arg, name, off: !n, w }) : ""}</div>`;
}
const countActs = ({ more, less, set, arg }) => html`data-act="${more}" data-less="${less}" data-set="${set}" data-arg="${arg}"`;
/* The second control: it takes one away. Not in the Tab sequence, since minus on the card does the same. */
const lessButton = ({ act, arg, name, off, w }) => html`<button class="less" tabindex="-1" data-k="less" data-act="${act}" data-arg="${arg}"
  aria-disabled="${off}">${named(w("count.less", { k: name }))}${sign("minus", 18)}</button>`;

/* A number with a button on either side; it can be typed as well. `n` null is not set yet. Acts: step ("id.+1"), type. */
function stepper({ id, label, n, w, step = "step", type = "type", still = false }) {
  if (still) return html`<div class="stepper still" data-k="${id}"><span class="what">${label}</span><b class="figure">${n ?? "–"}</b></div>`;
  const down = html`<button data-act="${step}" data-arg="${id}.-1" data-k="down-${id}" aria-disabled="${n === 0}">${named(w("count.less", { k: label }))}${sign("minus", 18)}</button>`;
  const up = html`<button data-act="${step}" data-arg="${id}.1" data-k="up-${id}">${named(w("count.add", { k: label, n: n ?? w("count.unset") }))}${sign("plus", 18)}</button>`;
  return html`<div class="stepper" role="group" aria-label="${label}" data-k="${id}"><span class="what">${label}</span>
    <span class="turner">${down}<input type="text" inputmode="numeric" pattern="[0-9]*" maxlength="2" autocomplete="off" placeholder="?" value="${n}"
      data-change="${type}" data-arg="${id}" data-k="in-${id}" aria-label="${w("count.type", { k: label })}">${up}</span></div>`;
}
/* What was typed, as a number, or null where it is none. */
function typed(value) {
  const plain = value.normalize("NFKC").trim(); // digits as a Japanese keyboard writes them are digits too
  return /^[0-9]{1,2}$/.test(plain) ? Number(plain) : null;
}
const split = arg => arg.split("."); // data-arg "hand.salami" → ["hand", "salami"]

const zone = (id, title, sum, body) => html`<section class="zone" data-k="z-${id}" aria-label="${title}">
  <div class="zone-head"><h3>${title}</h3><span class="sum">${sum}</span></div>${body}</section>`;

/* One of several. `look` is the inside of a choice where it is more than its word. */
function choices({ id, label, list, value, act, cls = "seg", cols = false }) {
  const choice = ({ value: v, word, look }) =>
    html`<button role="radio" aria-checked="${v === value}" data-rove data-act="${act}" data-arg="${v}" data-k="${id}-${v}">${look ?? word}</button>`;
  return html`<div class="${cls}" role="radiogroup" aria-label="${label}" data-k="${id}" data-group ${cols ? raw("data-cols") : ""}>${list.map(choice)}</div>`;
}

/* Beside a table on a wide screen: what is asked, and the keys. */
function brief(b, title, text, keys) {
  if (!b.wide) return "";
  const line = ([key, word]) => html`<li><span>${key.split(" ").map(k => html`<kbd>${k}</kbd> `)}</span><span>${word}</span></li>`;
  return html`<div class="brief" data-k="brief"><h2>${title}</h2><p>${text}</p><p class="label">${b.w("bar.keys")}</p><ul>${keys.map(line)}</ul></div>`;
}

/* Counts: objects {kind: n} in which a zero may be missing. */
const count = (counts, kind) => counts?.[kind] ?? 0;
const sum = counts => Object.values(counts ?? {}).reduce((all, n) => all + n, 0);
const present = counts => Object.fromEntries(Object.entries(counts ?? {}).filter(([, n]) => n));
