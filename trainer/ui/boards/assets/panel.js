/* The verdict panel: one anatomy for all games. Everything it shows comes in the verdict; it decides nothing.
   It holds its texts in all three languages: whoever asks taps, and the whole panel turns without a round trip. */
function panel(v, b) {
  const lang = b.s.view.panelLang ?? b.data.lang, w = wordsOf(b.data.words, lang);
  const p = { v, w, lang, t: text => text?.[lang] ?? "", card: panelCard(w), name: panelName(w), all: b.s.view.allWays };
  return html`<section class="panel" data-k="panel" aria-labelledby="verdict" tabindex="-1" lang="${lang}">
    ${panelHead(p)}${panelVerdict(p)}${panelWays(p)}${panelGrade(p)}${panelTrail(p)}${panelClause(p)}${panelReadings(p)}${panelFindings(p)}</section>`;
}
/* A card of a way; the game's own cards.js says what a kind looks like (cardFace, cardLetter, cardName). */
const panelCard = w => c => mini({ art: cardFace(c.kind), letter: cardLetter(w, c.kind), tag: c.hand ? w("panel.hand") : "" });
const panelName = w => c => cardName(w, c.kind) + (c.hand ? ` (${w("panel.hand")})` : "");

const panelHead = ({ w, lang }) => html`<div class="panel-head"><span class="label">${w("panel.verdict")}</span>
  <div class="seg" role="group" aria-label="${w("panel.languages")}">${LANGS.map(l => html`<button data-act="panelLang" data-arg="${l}" data-k="lang-${l}" lang="${l}" aria-pressed="${l === lang}">${LANG_NAMES[l]}</button>`)}</div></div>`;

const panelVerdict = ({ v, t, lang }) => html`<header class="verdict ${v.outcome}"><span class="seal" aria-hidden="true">${v.sealText ?? sign(SEAL[v.outcome](lang), 34)}</span>
  <div><h2 id="verdict">${t(v.word)}</h2>${v.what ? html`<p class="what">${t(v.what)}</p>` : ""}${v.reason ? html`<p>${t(v.reason)}</p>` : ""}</div></header>`;

const FIRST_WAYS = 3;
function panelWays({ v, w, t, card, name, all }) {
  if (!v.ways?.length) return "";
  const n = v.ways.length, title = v.waysTitle ? t(v.waysTitle) : n === 1 ? w("panel.way") : w("panel.ways", { n });
  return html`<div class="ways" data-k="ways"><h3>${title}</h3>${v.ways.slice(0, all ? n : FIRST_WAYS).map((way, i) =>
    html`${i ? html`<span class="or">${w("panel.or")}</span>` : ""}<div class="way">${row(way, card, name)}</div>`)}
    ${n > FIRST_WAYS && !all ? html`<button class="btn small" data-act="panelWays" data-k="allways">${w("panel.more", { n: n - FIRST_WAYS })}</button>` : ""}</div>`;
}

/* Your answer: right is said in one line; not right is laid out, part by part, with the slip that explains it.
   `right` null: printed readings disagree, so nobody is graded. */
function panelGrade({ v, w, t, lang, card, name }) {
  const g = v.grade;
  if (!g) return "";
  const [cls, icon, word] = g.right === null ? ["open", "tri", "panel.disputed"] : g.right ? ["right", YES(lang), "panel.right"] : ["wrong", "cross", "panel.wrong"];
  const own = g.right ? "" : g.cards?.length ? row(g.cards, card, name) : g.word ? html`<b>${t(g.word)}</b>` : "";
  return html`<div class="grade ${cls}" data-k="grade"><p class="grade-word">${sign(icon, 18)}<b>${w(word)}</b></p>
    ${own ? html`<div class="yours"><span class="label">${w("panel.yours")}</span>${own}</div>` : ""}
    ${g.parts?.length ? html`<ul class="parts">${g.parts.map(part => html`<li class="${part.right ? "ok" : "off"}">${sign(part.right ? YES(lang) : "cross", 16)}${named(`${w(part.right ? "panel.right" : "panel.wrong")}: `)}<span>${t(part.text)}</span></li>`)}</ul>` : ""}
    ${g.slip ? html`<div class="slip"><span class="label">${w("panel.slip")}</span><p>${t(g.slip)}</p></div>` : ""}</div>`;
}

const panelTrail = ({ v, w, t }) => v.trail?.length ? html`<div class="trail" data-k="trail"><h3>${w("panel.trail")}</h3><ol>${v.trail.map((step, i) =>
  html`<li class="${step.parts ? "parts-here" : ""}"><b class="n" aria-hidden="true">${i + 1}</b><div><p>${t(step.rule)}</p>${step.parts ? html`<p class="yousay"><span class="label">${w("panel.parts")}</span>${step.yours ? t(step.yours) : ""}</p>` : ""}</div></li>`)}</ol></div>` : "";

const panelClause = ({ v, w, t, lang }) => !v.clause ? "" : html`<figure class="clause" data-k="clause"><figcaption class="label">${w(v.outcome === "unsaid" ? "panel.nearest" : "panel.clause")}</figcaption>
  <blockquote><h3>${t(v.clause.title)}</h3><p>${(v.clause.text[lang] ?? []).map(([words, marked]) => marked ? html`<mark>${words}</mark>` : html`${words}`)}</p></blockquote><code>${v.clause.id}</code></figure>`;

function panelReadings({ v, w, t, lang }) {
  if (!v.readings?.length) return "";
  const option = o => html`<li class="${o.inForce ? "now" : ""}"><b class="says">${sign(SEAL[o.outcome](lang), 18)}${t(o.answer)}</b><span class="reads">${t(o.label)}</span>
    ${o.source ? html`<span class="prints">${t(o.source)}</span>` : ""}${o.inForce ? html`<span class="force">${w("panel.in_force")}</span>` : ""}</li>`;
  return html`<div class="readings" data-k="readings"><h3>${sign("tri", 18)}${w("panel.open")}</h3>${v.readings.map(r =>
    html`<div class="reading" data-k="${r.id}"><p>${t(r.text)}</p><ul>${r.options.map(option)}</ul></div>`)}</div>`;
}

const panelFindings = ({ v, w, t, lang }) => v.findings?.length ? html`<details class="findings" data-k="findings"><summary data-k="findsum">${w("panel.also", { n: v.findings.length })}</summary>
  <ul>${v.findings.map(f => html`<li>${sign(f.holds ? YES(lang) : "cross", 16)}${named(`${w(f.holds ? "panel.holds" : "panel.fails")}: `)}<span>${t(f.text)} <code>${f.clause}</code></span></li>`)}</ul></details>` : "";
