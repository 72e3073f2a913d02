/* The rulebook: clauses by group, then slips and presets. Wide, three languages stand side by side, the reader's first; narrow, one
   shows and a tap turns a clause. All texts are there from the start: turning is one attribute, and CSS does the rest. */
const books = new WeakMap();
const HELD = 1500; // ms for which a clause that was opened by a link is held in place while the page around it arrives
const SAID = 3000; // ms for which a clause says that its link was copied

export default function ({ data: [data], parentElement, setTriggerValue }) {
  const b = books.get(parentElement) ?? openBook(parentElement);
  if (b.lang !== data.lang) b.turned.clear();
  Object.assign(b, { data, lang: data.lang, send: setTriggerValue, w: wordsOf(data.words, data.lang) });
  b.own = [b.lang, ...LANGS.filter(lang => lang !== b.lang)].map(lang => wordsOf(data.words, lang));
  draw(b.root, book(b));
  settleStops(b.root);
  clear(b);
  spy(b);
  if (data.at && data.at !== b.at) hold(b, goTo(b, data.at));
  b.at = data.at;
  return () => b.ends.abort();
}

function openBook(parent) {
  const b = { root: parent.querySelector(".root"), turned: new Map(), copied: null, width: innerWidth, now: null, at: "", ends: new AbortController() };
  b.root.addEventListener("click", e => { const at = e.target.closest("[data-act]"); if (at) BOOK_ACTS[at.dataset.act](b, at.dataset.arg, at, e); else if (!e.target.closest(".toc")) fold(b); });
  b.root.addEventListener("keydown", e => { if (e.key === "Escape" && folder(b)?.open) { fold(b); folder(b).querySelector("summary").focus(); } });
  b.root.addEventListener("toggle", e => { if (e.target === folder(b)) unfolded(b, e.target); }, { capture: true });
  rove(b.root);
  let frame = 0;
  const look = () => { frame ||= requestAnimationFrame(() => { frame = 0; spy(b); }); };
  document.addEventListener("scroll", look, { capture: true, passive: true, signal: b.ends.signal });
  addEventListener("resize", () => { if (innerWidth !== b.width) { b.width = innerWidth; fold(b); } clear(b); look(); }, { passive: true, signal: b.ends.signal });
  books.set(parent, b);
  return b;
}

const BOOK_ACTS = {
  contents(b, _, line, e) { if (!e.target.closest("details")) folder(b).open = !folder(b).open; },
  go(b, id) { fold(b); goTo(b, id); },
  turn(b, lang, button) {
    const part = button.closest("[data-on]");
    b.turned.set(part.dataset.k, part.dataset.on = lang);
    for (const radio of part.querySelectorAll(".tongues [role=radio]")) radio.setAttribute("aria-checked", radio === button);
  },
  see(b, id) { b.send("see", id); },
  link(b, id, a, e) {
    if (e.ctrlKey || e.metaKey || e.shiftKey) return; // as with any link: another tab, another window
    e.preventDefault();
    copyLink(b, a, new URL(a.getAttribute("href"), location.origin + location.pathname).href);
  },
};

/* ── moving about ── */
const folder = b => b.root.querySelector(".toc details");
const fold = b => { folder(b).open = false; b.root.querySelector(".parts").inert = false; };

/* While the contents lie open over the clauses, a tap beside them closes them and does nothing else. */
function unfolded(b, { open, lastElementChild: list }) {
  b.root.querySelector(".parts").inert = open;
  if (open) list.scrollTop = list.querySelector("[aria-current]").offsetTop - 8;
}

/* Bring a clause or a group to the top and let it be read from its heading; returns it, or nothing where there is none. */
function goTo(b, id) {
  const part = b.root.querySelector(`[data-place="${CSS.escape(id)}"]`);
  if (!part) return null;
  part.querySelector("h2, h3").focus({ preventScroll: true });
  part.scrollIntoView({ block: "start" });
  return part;
}
/* Streamlit's header lies over what scrolls, and so does the list of contents on a phone: keep clear of both. */
function clear(b) {
  const header = document.querySelector('[data-testid="stHeader"]')?.getBoundingClientRect().bottom ?? 0;
  b.root.style.setProperty("--under", `${Math.max(0, Math.round(header))}px`);
}
/* What arrives above pushes the clause away: put it back until the page is whole, or the reader acts. */
function hold(b, part) {
  if (!part) return;
  const until = performance.now() + HELD, free = new AbortController();
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(type, () => free.abort(), { capture: true, passive: true, signal: free.signal });
  const step = () => {
    if (free.signal.aborted || !part.isConnected || performance.now() > until) return free.abort();
    part.scrollIntoView({ block: "start" });
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
/* Mark in the contents which group is being read. */
function spy(b) {
  const parts = [...b.root.querySelectorAll(".part")], last = parts.at(-1);
  if (!last) return;
  const read = last.getBoundingClientRect().bottom <= innerHeight ? last : parts.findLast(part => part.getBoundingClientRect().top < innerHeight * .35) ?? parts[0];
  if (b.now === read.dataset.place) return;
  b.now = read.dataset.place;
  for (const button of b.root.querySelectorAll(".toc-group")) {
    if (button.dataset.arg === b.now) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
  }
  for (const name of b.root.querySelectorAll(".toc .now")) name.textContent = b.w(`rules.${b.now}`);
}

/* ── links ── */
async function copyLink(b, a, address) {
  const word = await copied(address) ? b.w("rules.copied") : address; // where nothing can be copied, it can be read off
  const say = text => { a.querySelector(".said").textContent = text; a.classList.toggle("says", !!text); };
  clearTimeout(b.copied?.timer);
  b.copied?.say("");
  b.copied = { say, timer: setTimeout(() => { say(""); b.root.querySelector(".status").textContent = ""; }, SAID) };
  say(word);
  b.root.querySelector(".status").textContent = word;
}
async function copied(text) {
  try { await navigator.clipboard.writeText(text); return true; } catch { /* no clipboard without https: the old way */ }
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true }), at = document.activeElement?.shadowRoot?.activeElement;
  field.style.cssText = "position:fixed;top:0;opacity:0";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  at?.focus({ preventScroll: true });
  return done;
}

/* ── drawing ── */
const runs = (b, part) => b.own.map((w, i) => html`<div class="run" lang="${w.lang}" data-k="${w.lang}">${part(w, i === 0)}</div>`);
const oneRun = (b, part) => b.own.map(w => html`<span class="run one" lang="${w.lang}" data-k="${w.lang}">${part(w)}</span>`); // wide, the reader's alone
const onOf = (b, key) => b.turned.get(key) ?? b.lang;
const tongues = (b, key, name) => html`<div class="tongues" data-k="tongues">${choices({ id: `tongue-${key}`, label: `${b.w("rules.others")}: ${name}`, act: "turn", value: onOf(b, key),
  list: LANGS.map(lang => ({ value: lang, look: html`<span lang="${lang}">${LANG_NAMES[lang]}</span>` })) })}</div>`;

function book(b) {
  const { data, lang } = b;
  const parts = [...data.groups.map(group => [group.id, group.clauses]), ["slips", data.slips], ["presets", data.presets]].filter(([, list]) => list?.length);
  b.now = parts.some(([id]) => id === b.now) ? b.now : parts[0]?.[0];
  return html`<div class="book" lang="${lang}" data-k="book">${contents(b, parts)}<div class="parts" data-k="parts">${parts.map(([id, list]) =>
    html`<section class="part" data-k="${id}" data-place="${id}"><h2 tabindex="-1">${b.w(`rules.${id}`)}</h2>${id === "slips" ? slips(b, list) : id === "presets" ? presets(b, list) : list.map(c => clause(b, c))}</section>`)}</div>
    <p class="sr status" role="status" data-k="status"></p></div>`;
}
/* Wide, the groups; narrow, one line that names the group being read and unfolds into groups and clauses. The whole line may be
   tapped, but only its sign is a button: a button as wide as the page would lie over others wherever one scrolls. */
function contents({ w, now, lang }, parts) {
  const title = id => w(`rules.${id}`), jump = (id, word, cls = "") => html`<button class="${cls}" data-act="go" data-arg="${id}" ${cls && id === now ? html`aria-current="true"` : ""}>${word}</button>`;
  return html`<nav class="toc" aria-label="${w("rules.contents")}" data-k="toc"><ol class="toc-wide" data-k="wide">${parts.map(([id]) => html`<li data-k="${id}">${jump(id, title(id), "toc-group")}</li>`)}</ol>
    <div class="toc-line" data-act="contents" data-k="narrow"><span aria-hidden="true">${w("rules.contents")}</span><b class="now" aria-hidden="true">${title(now)}</b><details data-k="folder"><summary><span class="sr">${w("rules.contents")}: <span class="now">${title(now)}</span></span>${sign("down", 20)}</summary><ol>${parts.map(([id, list]) => html`<li data-k="${id}">${jump(id, title(id), "toc-group")}
      ${list[0].title ? html`<ol>${list.map(c => html`<li data-k="${c.id}">${jump(c.id, c.title[lang])}</li>`)}</ol>` : ""}</li>`)}</ol></details></div></nav>`;
}

function clause(b, c) {
  const { w, data, lang } = b, title = c.title[lang];
  return html`<article class="rule ${c.id === data.at ? "here" : ""}" data-k="${c.id}" data-place="${c.id}" data-on="${onOf(b, c.id)}">
    <header>${c.art ? html`<span class="card">${orderCard(w, c.art, true)}</span>` : ""}<div><h3 tabindex="-1">${title}</h3>
      <a class="link" href="?clause=${encodeURIComponent(c.id)}" data-act="link" data-arg="${c.id}" data-k="link">${named(`${w("rules.link")}: `)}<code>${c.id}</code>${sign("link", 16)}<span class="said" aria-hidden="true" data-k="said"></span></a></div></header>
    <div class="langs" data-k="langs">${runs(b, (w, own) => html`<p class="name"><span>${LANG_NAMES[w.lang]}</span>${own ? "" : html`<b>${c.title[w.lang]}</b>`}</p><p>${c.text[w.lang]}</p>`)}</div>
    ${c.readings?.length ? html`<div class="openly" data-k="openly">${c.readings.map((r, i) => reading(b, r, !i))}</div>` : ""}
    <div class="foot" data-k="foot">${tongues(b, c.id, title)}${c.example ? html`<button class="btn" data-act="see" data-arg="${c.id}" data-k="see">${w("rules.see")}${named(`: ${title}`)}</button>` : ""}</div></article>`;
}

/* What is open, then every option with its source. The closed drawer already names the options. */
function reading(b, r, first) {
  const option = o => html`<li class="${o.isDefault ? "now" : ""}" data-k="${o.id}"><div class="langs">${runs(b, w => html`<p class="label"><b>${capital(o.label[w.lang])}</b>${o.isDefault ? html`<span class="force">${w("rules.default")}</span>` : ""}</p>
    <p>${o.text[w.lang]}</p><p class="prints"><span>${w("rules.source")}</span> ${o.source[w.lang]}</p>`)}</div></li>`;
  return html`<div class="reading" data-k="${r.id}">${first ? html`<div class="open-word">${sign("tri", 18)}${oneRun(b, w => w("rules.open"))}</div>` : ""}
    <div class="langs">${runs(b, w => html`<p><b>${r.title[w.lang]}</b></p><p>${r.open[w.lang]}</p>${r.told_only ? html`<p class="prints">${w("rules.told_only")}</p>` : ""}`)}</div>
    <details data-k="options"><summary>${sign("next", 16)}${oneRun(b, w => `${w("rules.option")}: ${r.options.map(o => o.label[w.lang]).join(" / ")}`)}</summary><ul>${r.options.map(option)}</ul></details></div>`;
}

/* Mistaken rules, each with what to say to whoever holds it; then which options each printed text takes. One switch turns the list. */
const slips = (b, list) => turnable(b, "slips", "slips_lead", list.map(s => html`<li data-k="${s.id}"><div class="langs">${runs(b, w =>
  html`<p class="idea">${sign("cross", 18)}<b>${s.idea[w.lang]}</b></p><p>${s.told[w.lang]}</p>`)}</div></li>`));
const presets = (b, list) => turnable(b, "presets", "", list.map(p => html`<li data-k="${p.id}"><div class="langs">${runs(b, w => html`<p><b>${capital(p.name[w.lang])}</b></p>
  <ul>${p.chosen.map(c => html`<li><span>${c.reading.title[w.lang]}</span><b>${c.option.label[w.lang]}</b></li>`)}</ul>${p.chosen.length ? "" : html`<p>${w("rules.default")}</p>`}`)}</div></li>`));
const turnable = (b, id, lead, items) => html`<div class="rule list ${id}" data-k="${id}-list" data-on="${onOf(b, `${id}-list`)}">
  ${lead ? html`<div class="lead">${oneRun(b, w => w(`rules.${lead}`))}</div>` : ""}${tongues(b, `${id}-list`, b.w(`rules.${id}`))}<ul data-k="items">${items}</ul></div>`;
