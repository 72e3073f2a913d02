/* The life of a board: the table lies in the browser, one trigger leaves it, the verdict comes back under the same attempt id.

   data in:  lang, words {lang: {key: text}}, scenario (a scenario document), token (another one: another table), phase (where to
             start: setup, answer, verdict), verdict (as panel.js reads it) or null, answer (what it was given for) or null,
             fixed (nothing can be set up), refused (the attempt that was not taken, if any).
   out:      submitted {scenario, answer or null for "just tell me", attempt}.

   A game hands in: question; table(document) and document(table), the latter without game, question and readings; marks(answer,
   table) and answer(b); missing(b), "" or why it cannot be submitted; felt(b, v), aside(b, v), acts(b). Where it needs them: words
   (its section of them), blank(table), the same with nothing on it, steps, extra(b), hint(b), bar(b, v), keys(b, event), blocked(b), judged(b, v), arrived(b), painted(b).
   b.s is the state {token, phase, table, marks, shown, view}, b.w the words, b.wide the layout, v the verdict on show or null. */
const boards = new WeakMap();
const SHAPE = 1; // of a draft: raise it when the form of a state changes, and old drafts are left alone
const SENDS = new Set(["submit", "tell"]);
const LATE = 200;       // ms until it is said that a verdict is waited for: mostly it is there before
const PATIENCE = 10000; // ms until a submit that nobody answered may be sent again

function runBoard(component, game) {
  try {
    return showBoard(component, game);
  } catch (fault) { // what this tab kept does not fit any more: the table starts afresh, nobody sees an error
    const b = boards.get(component.parentElement);
    if (!b) throw fault;
    try { sessionStorage.removeItem(draftName(b)); } catch { /* no storage, nothing to forget */ }
    settled(b);
    b.s = fresh({ game, data: { ...b.data, verdict: null, answer: null, phase: "setup" } });
    b.paint(true);
    return b.close;
  }
}
function showBoard({ data, parentElement, setTriggerValue }, game) {
  const known = boards.get(parentElement), b = known?.root.isConnected ? known : openBoard(parentElement, game);
  Object.assign(b, { data, send: setTriggerValue, w: wordsOf(data.words, data.lang) });
  takeTable(b);
  if (b.lang !== data.lang) { b.lang = data.lang; b.say = null; b.s.view.panelLang = null; }
  const arrived = takeVerdict(b);
  if (b.s.phase === "verdict" && !verdictOf(b)) b.s.phase = "answer";
  if (b.sent && b.sent.attempt === data.refused) settled(b);
  b.paint(arrived);
  if (arrived && game.arrived) game.arrived(b);
  else if (arrived) requestAnimationFrame(() => follow(b)); // the verdict is seen first, then focus and scroll go to it
  return b.close;
}

function openBoard(parent, game) {
  const b = { root: parent.querySelector(".root"), game, say: null, busy: null };
  b.acts = { ...commonActs(b), ...game.acts(b) };
  const watch = new ResizeObserver(() => { if (b.wide !== undefined && b.wide !== isWide(b.root)) b.paint(); });
  watch.observe(b.root);
  b.close = () => { watch.disconnect(); clearTimeout(b.busy); clearTimeout(b.late); clearInterval(b.timer); };
  b.paint = (still = false) => { // still: nothing flies, so nothing is measured
    clearTimeout(b.late);
    b.wide = isWide(b.root);
    const before = still ? null : places(b.root);
    draw(b.root, stage(b));
    settleStops(b.root);
    if (before) fly(b.root, before);
    b.game.painted?.(b);
    keepDraft(b);
    if (b.next) b.root.querySelector(b.next)?.focus({ preventScroll: true }); // an act may say where to go on
    b.next = "";
  };
  b.tell = text => { b.say = b.say === text ? text + "\u200b" : text; b.paint(); }; // the same refusal twice is read twice
  b.root.addEventListener("click", e => press(b, e.target.closest("[data-act]")));
  for (const type of ["change", "input"]) b.root.addEventListener(type, e => typeInto(b, e.target.closest(`[data-${type}]`), type));
  b.root.addEventListener("keydown", e => pressKey(b, e));
  rove(b.root);
  boards.set(parent, b);
  return b;
}
/* Table left, the thing at hand right: as the container query of table.css has it. */
const WIDE = 54; // rem
const isWide = root => root.clientWidth >= WIDE * parseFloat(getComputedStyle(document.documentElement).fontSize);
function press(b, button) {
  if (!button || (b.busy && !/^panel/.test(button.dataset.act))) return;
  if (button.getAttribute("aria-disabled") === "true") { if (button.dataset.why) b.tell(button.dataset.why); return; }
  act(b, button.dataset.act, button.dataset.arg, button);
}
function typeInto(b, at, type) { if (at && !b.busy) act(b, at.dataset[type], at.dataset.arg, at); }
function pressKey(b, e) {
  if (b.busy || e.ctrlKey || e.altKey || e.metaKey) return;
  b.game.keys?.(b, e);
  if (!e.defaultPrevented) countKeys(b, e);
}
function act(b, name, arg, button) {
  const refusal = b.acts[name]?.(arg, button); // a text is a refusal, anything else went well
  if (refusal && typeof refusal === "string") return b.tell(refusal);
  b.say = null;
  if (b.busy && SENDS.has(name)) b.late = setTimeout(() => b.paint(), LATE);
  else b.paint();
}

/* + − digits on a count: the button names its acts in data-act, data-less and data-set. Two digits in a row make one number. */
function countKeys(b, e) {
  const at = e.target.closest?.("[data-less], [data-set]");
  if (!at || e.target.localName === "input") return;
  const { act: more, less, set, arg } = at.dataset;
  if (e.key === "+" || e.key === "=") act(b, more, arg, at);
  else if ((e.key === "-" || e.key === "Backspace") && less) act(b, less, arg, at);
  else if (/^[0-9]$/.test(e.key) && set) {
    const more = b.typed && b.typed.at === at && e.timeStamp - b.typed.time < 900 ? b.typed.text + e.key : e.key;
    b.typed = { at, time: e.timeStamp, text: more };
    act(b, set, arg, { value: more });
  } else return;
  e.preventDefault();
}

/* ── which table lies here ── */
function takeTable(b) {
  const { data, s } = b;
  if (s?.token === data.token) return;
  const draft = s ?? readDraft(b), mine = b.sent && data.verdict?.attempt === b.sent.attempt; // then the server speaks of a table that lay here
  if (draft && (mine || draft.token === data.token || sameTable(b, draft))) {
    b.s = { ...draft, token: data.token };
    b.s.view.playing = !!b.timer;
    return;
  }
  clearTimeout(b.busy); clearInterval(b.timer);
  Object.assign(b, { busy: null, say: null, sent: null, s: fresh(b) });
}
function fresh({ data, game }) {
  const table = game.table(data.scenario), judged = data.phase === "verdict" && data.verdict;
  const phase = judged ? "verdict" : data.phase === "setup" && !data.fixed ? "setup" : "answer";
  return { shape: SHAPE, token: data.token, phase, table, marks: game.marks(data.answer, table), shown: judged ? data.verdict.attempt : null, view: {} };
}
/* The server often hands back, under a new token, the table that was just submitted: then nothing is lost. In a drill it is a new start. */
const sameTable = ({ data, game }, draft) => !data.fixed && canonical(game.document(draft.table)) === canonical(game.document(game.table(data.scenario)));
/* The scenario document of what lies here: game, question and readings are those that came in, the rest is the game's. */
function scenarioOf({ data: { scenario }, game, s }) {
  const { game: id, question, readings } = scenario;
  return { game: id, question, ...game.document(s.table), ...(readings ? { readings } : {}) };
}
const canonical = value => JSON.stringify(value, (_, v) => v && typeof v === "object" && !Array.isArray(v) ? Object.fromEntries(Object.entries(v).sort()) : v);

const draftName = b => `draft.${b.data.scenario.game}.${b.game.question}`;
function readDraft(b) {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftName(b)));
    return draft?.shape === SHAPE ? draft : null;
  } catch { return null; }
}
function keepDraft(b) {
  try { sessionStorage.setItem(draftName(b), JSON.stringify(b.s)); } catch { /* a private window may have no storage: the table still works */ }
}

/* ── the verdict ── */
const verdictOf = b => b.data.verdict && b.data.verdict.attempt === b.s.shown ? b.data.verdict : null;
function takeVerdict(b) {
  const v = b.data.verdict;
  if (!v || !b.sent || v.attempt !== b.sent.attempt) return false;
  const stale = b.sent.table !== canonical(b.s.table); // it came late, and the table was changed meanwhile
  settled(b);
  if (stale) return false;
  Object.assign(b.s, { phase: "verdict", shown: v.attempt });
  b.s.view = { ...b.s.view, panelLang: null, allWays: false };
  return true;
}
/* Nothing is waited for any more: the verdict is here, or the server has refused the table (data.refused) and says why on the page. */
function settled(b) {
  clearTimeout(b.busy);
  Object.assign(b, { busy: null, sent: null });
}
/* Show the panel and let it be read: it is named by its verdict. */
function follow(b) {
  const panel = b.root.querySelector(".panel");
  if (!panel) return;
  panel.focus({ preventScroll: true });
  panel.scrollIntoView({ block: b.wide ? "nearest" : "start", behavior: calm() ? "auto" : "smooth" });
}
function submit(b, answer) {
  const scenario = scenarioOf(b), what = canonical([scenario, answer]);
  const attempt = b.sent?.what === what ? b.sent.attempt : randomId();
  b.sent = { attempt, what, table: canonical(b.s.table) }; // sent again, the same answer keeps its id: the server counts it once
  b.busy = setTimeout(() => { b.busy = null; b.tell(b.w("bar.slow")); }, PATIENCE);
  b.send("submitted", { scenario, answer, attempt });
}

const randomId = () => [...crypto.getRandomValues(new Uint8Array(12))].map(n => n.toString(16).padStart(2, "0")).join("");

/* ── what every board can do ── */
const FIRST = ".felt :is([data-rove], .turner button)"; // where a table begins to be touched
const commonActs = b => ({
  phase(to, button) {
    const why = to !== "setup" && b.game.blocked?.(b);
    if (why) return why;
    if (b.s.phase === "verdict" || to === "setup") b.s.marks = b.game.marks(null, b.s.table);
    Object.assign(b.s, { phase: to });
    Object.assign(b.s.view, { picker: false });
    if (button?.dataset.k === "change") b.next = FIRST;
  },
  again() { b.s.phase = "answer"; b.s.marks = b.game.marks(null, b.s.table); b.next = FIRST; },
  tell() { const why = b.game.blocked?.(b); if (why) return why; submit(b, null); b.s.marks = b.game.marks(null, b.s.table); },
  submit() { submit(b, b.game.answer(b)); },
  blank() { b.s.table = b.game.blank(b.s.table); changed(b); b.next = FIRST; },
  panelLang(lang) { b.s.view.panelLang = lang; },
  panelWays() { b.s.view.allWays = true; },
});
/* The table was changed: what was answered no longer belongs to it. */
const changed = b => { b.s.marks = b.game.marks(null, b.s.table); b.s.shown = null; };

/* ── the frame around every felt ── */
const wordsFor = game => game.words ?? game.question; // the section of the game's words
function stage(b) {
  const v = b.s.phase === "verdict" ? verdictOf(b) : null, { w, game } = b;
  const unseen = html`<h2 class="sr" id="title">${w(`${wordsFor(game)}.table`)}</h2><p class="sr" id="keys">${w("count.keys")}</p>`;
  return html`<div class="stage ${v ? "judged" : ""}" lang="${w.lang}" data-k="stage" aria-busy="${!!b.busy}">
    <section class="felt" data-k="felt" aria-labelledby="title">${unseen}${steps(b, v)}${game.felt(b, v)}${game.bar?.(b, v) ?? bar(b, v)}</section>
    <div class="aside" data-k="aside">${game.aside(b, v)}${v && (game.judged?.(b, v) ?? true) ? panel(v, b) : ""}</div></div>`;
}
function steps(b, v) {
  if (b.data.fixed) return "";
  const list = b.game.steps ?? [["setup", "bar.setup"], ["answer", "bar.answer"]], two = list.length === 2;
  const on = phase => phase === b.s.phase || !!(v && two && phase === "answer");
  const step = ([phase, key, act = "phase"], i) =>
    html`<button data-act="${act}" data-arg="${phase}" data-k="step-${phase}" aria-pressed="${on(phase)}"><b aria-hidden="true">${i + 1}</b>${b.w(key)}</button>`;
  return html`<div class="seg steps" role="group" aria-label="${list.map(([, key]) => b.w(key)).join(" / ")}" data-k="steps">${list.map(step)}</div>`;
}
/* The line that speaks; while an answer is built, "just tell me" stands at its end. */
function sayLine(b, hint, end = b.s.phase === "setup" && b.game.blank ? clearButton(b) : "") {
  const said = b.busy ? b.w("bar.busy") : b.say ?? hint ?? "";
  return html`<div class="say-line" data-k="line"><p class="say ${b.say ? "warn" : ""}" data-k="say" role="status">${said}</p>${end}</div>`;
}
const clearButton = b => html`<button class="tell" data-act="blank" data-k="blank">${b.w("bar.clear")}</button>`;
const tellButton = (b, cls = "btn quiet", word = "bar.tell") => html`<button class="${cls}" data-act="tell" data-k="tell">${b.w(word)}</button>`;
const submitButton = (b, word = "bar.submit") => {
  const why = b.game.missing(b);
  return html`<button class="btn primary ${b.busy ? "busy" : ""}" data-act="submit" data-k="go"
    aria-disabled="${!!(why || b.busy)}" data-why="${why}">${b.w(word)}</button>`;
};
function bar(b, v) {
  const { w, s, game } = b, q = wordsFor(game), button = (k, act, arg, word) =>
    html`<button class="btn" data-act="${act}" data-arg="${arg}" data-k="${k}">${w(word)}</button>`;
  if (v) return html`<div class="bar" data-k="bar">${b.data.fixed ? "" : button("change", "phase", "setup", "bar.change")}
    ${button("again", "again", "", v.grade ? "bar.again" : "bar.own")}</div>`;
  if (s.phase === "setup") return html`<div class="bar" data-k="bar">${sayLine(b, w(`${q}.hint_setup`))}${tellButton(b)}
    <button class="btn primary" data-act="phase" data-arg="answer" data-k="go" aria-disabled="${!!b.busy}">${w("bar.next")}</button></div>`;
  const hint = game.hint ? game.hint(b) : game.missing(b) ? w(`${q}.hint_answer`) : "";
  return html`<div class="bar" data-k="bar">${sayLine(b, hint, tellButton(b, "tell"))}${game.extra?.(b)}${submitButton(b)}</div>`;
}
