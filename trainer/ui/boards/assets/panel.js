/* The verdict panel: one anatomy for all games. Everything it shows comes in the verdict; it decides nothing.
   It holds its texts in all three languages: whoever asks taps, and the whole panel turns without a round trip. */
function panel(v, b) {
  const lang = b.s.view.panelLang ?? b.data.lang, w = wordsOf(b.data.words, lang);
  const p = { v, w, lang, t: text => text?.[lang] ?? "", card: panelCard(w), name: panelName(w), all: b.s.view.allWays };
  return html`<section class="panel" data-k="panel" aria-labelledby="verdict" tabindex="-1" lang="${lang}">
    ${panelHead(p)}${panelVerdict(p)}${panelWays(p)}${panelGrade(p)}${panelTrail(p)}${panelClause(p)}${panelReadings(p)}${panelFindings(p)}</section>`;
}
/* A card of a way; the game's own cards.js says what a kind looks like (cardFace, cardLetter, cardName) and, where a card may
   come from more than the hand, from where: short at its foot (cardFrom), in full for the ear (cardOrigin). */
const panelCard = w => c => mini({ art: cardFace(c.kind), letter: cardLetter(w, c.kind), tag: c.from !== undefined ? cardFrom(w, c) : c.hand ? w("panel.hand") : "" });
const panelName = w => c => cardName(w, c.kind) + (c.from !== undefined ? ` (${cardOrigin(w, c)})` : c.hand ? ` (${w("panel.hand")})` : "");

function panelHead({ w, lang }) {
  const turn = l => html`<button data-act="panelLang" data-arg="${l}" data-k="lang-${l}" lang="${l}" aria-pressed="${l === lang}">${LANG_NAMES[l]}</button>`;
  return html`<div class="panel-head"><span class="label">${w("panel.verdict")}</span>
    <div class="seg" role="group" aria-label="${w("panel.languages")}">${LANGS.map(turn)}</div></div>`;
}
function panelVerdict({ v, t, lang }) {
  const what = v.what ? html`<p class="what">${t(v.what)}</p>` : "", reason = v.reason ? html`<p>${t(v.reason)}</p>` : "";
  return html`<header class="verdict ${v.outcome}"><span class="seal" aria-hidden="true">${v.sealText ?? sign(SEAL[v.outcome](lang), 34)}</span>
    <div><h2 id="verdict">${t(v.word)}</h2>${what}${reason}</div></header>`;
}

const FIRST_WAYS = 3;
function panelWays({ v, w, t, card, name, all }) {
  if (!v.ways?.length) return "";
  const n = v.ways.length, title = v.waysTitle ? t(v.waysTitle) : n === 1 ? w("panel.way") : w("panel.ways", { n });
  const show = (way, i) => html`${i ? html`<span class="or">${w("panel.or")}</span>` : ""}<div class="way">${row(way, card, name)}</div>`;
  const more = n > FIRST_WAYS && !all ? html`<button class="btn small" data-act="panelWays" data-k="allways">${w("panel.more", { n: n - FIRST_WAYS })}</button>` : "";
  return html`<div class="ways" data-k="ways"><h3>${title}</h3>${v.ways.slice(0, all ? n : FIRST_WAYS).map(show)}${more}</div>`;
}

/* Your answer: right is said in one line; not right is laid out, part by part, with the slip that explains it.
   `right` null: a printed reading agrees with the answer, so nobody is graded, and `disputed` says which. */
function panelGrade(p) {
  const { w, t, lang } = p, g = p.v.grade;
  if (!g) return "";
  const [cls, icon, word] = g.right === null ? ["open", "tri", "panel.disputed"] : g.right ? ["right", YES(lang), "panel.right"] : ["wrong", "cross", "panel.wrong"];
  const labelled = (key, body, cls) => body ? html`<div class="${cls}"><span class="label">${w(key)}</span>${body}</div>` : "";
  return html`<div class="grade ${cls}" data-k="grade"><p class="grade-word">${sign(icon, 18)}<b>${w(word)}</b></p>
    ${g.disputed ? html`<p>${t(g.disputed)}</p>` : ""}${labelled("panel.yours", gradeAnswer(p, g), "yours")}
    ${g.parts?.length ? html`<ul class="parts">${g.parts.map(part => gradePart(p, part))}</ul>` : ""}
    ${labelled("panel.slip", g.slip ? html`<p>${t(g.slip)}</p>` : "", "slip")}</div>`;
}
const gradeAnswer = ({ t, card, name }, g) => g.right ? "" : g.cards?.length ? row(g.cards, card, name) : g.word ? html`<b>${t(g.word)}</b>` : "";
const gradePart = ({ w, t, lang }, { right, text }) => html`<li class="${right ? "ok" : "off"}">${sign(right ? YES(lang) : "cross", 16)}
  <span>${named(`${w(right ? "panel.right" : "panel.wrong")}: `)}${t(text)}</span></li>`;

/* The steps as the rules have them; the one where the answer leaves them says so. */
function panelTrail({ v, w, t }) {
  if (!v.trail?.length) return "";
  const parting = step => html`<p class="yousay"><span class="label">${w("panel.parts")}</span>${step.yours ? t(step.yours) : ""}</p>`;
  const line = (step, i) => html`<li class="${step.parts ? "parts-here" : ""}"><b class="n" aria-hidden="true">${i + 1}</b>
    <div><p>${t(step.rule)}</p>${step.parts ? parting(step) : ""}</div></li>`;
  return html`<div class="trail" data-k="trail"><h3>${w("panel.trail")}</h3><ol>${v.trail.map(line)}</ol></div>`;
}

function panelClause({ v, w, t, lang }) {
  if (!v.clause) return "";
  const words = ([piece, decides]) => decides ? html`<mark>${piece}</mark>` : html`${piece}`;
  return html`<figure class="clause" data-k="clause"><figcaption class="label">${w(v.outcome === "unsaid" ? "panel.nearest" : "panel.clause")}</figcaption>
    <blockquote><h3>${t(v.clause.title)}</h3><p>${(v.clause.text[lang] ?? []).map(words)}</p></blockquote><code>${v.clause.id}</code></figure>`;
}

/* Where print differs: a card an option, side by side: what follows, how it is read, who prints it, which one is in force. */
function panelReadings({ v, w, t, lang }) {
  if (!v.readings?.length) return "";
  const option = o => html`<li class="${o.inForce ? "now" : ""}"><b class="says">${sign(SEAL[o.outcome](lang), 18)}<span>${t(o.answer)}</span></b><span class="reads">${t(o.label)}</span>
    ${o.source ? html`<span class="prints">${t(o.source)}</span>` : ""}${o.inForce ? html`<span class="force">${w("panel.in_force")}</span>` : ""}</li>`;
  const reading = r => html`<div class="reading" data-k="${r.id}"><p>${t(r.text)}</p><ul>${r.options.map(option)}</ul></div>`;
  return html`<div class="readings" data-k="readings"><h3>${sign("tri", 18)}${w("panel.open")}</h3>${v.readings.map(reading)}</div>`;
}

function panelFindings({ v, w, t, lang }) {
  if (!v.findings?.length) return "";
  const line = f => html`<li>${sign(f.holds ? YES(lang) : "cross", 16)}
    <span>${named(`${w(f.holds ? "panel.holds" : "panel.fails")}: `)}${t(f.text)} <code>${f.clause}</code></span></li>`;
  return html`<details class="findings" data-k="findings"><summary data-k="findsum">${w("panel.also", { n: v.findings.length })}</summary>
    <ul>${v.findings.map(line)}</ul></details>`;
}
