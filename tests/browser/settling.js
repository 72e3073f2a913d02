// Knows whether a Streamlit page has settled. The state that Streamlit writes on the page is not enough: it still says
// "notRunning" for a moment after a click, and says so again a moment before the last elements are drawn.
(() => {
  const ANSWER = 1000;  // ms after which a message to the server is taken for one that no run of the script answers
  const QUIET = 100;    // ms without a change to the page
  const UNFINISHED = '[data-testid="stAppSkeleton"], [data-testid="stSkeleton"], [data-stale="true"]';
  let asked = 0, stopped = 0, changed = 0, state;

  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (...message) {
    asked = performance.now();
    return send.apply(this, message);
  };

  // A click or a key reaches the server a few milliseconds later.
  for (const kind of ["click", "keydown", "input", "change"]) {
    addEventListener(kind, () => { changed = performance.now(); }, {capture: true});
  }

  const app = () => document.querySelector('[data-testid="stApp"]')?.dataset;
  new MutationObserver(() => {
    changed = performance.now();
    if (app()?.testScriptState === state) return;
    state = app()?.testScriptState;
    if (state === "notRunning") stopped = changed;
  }).observe(document, {
    subtree: true, childList: true, characterData: true, attributeFilter: ["data-test-script-state", "data-stale"],
  });

  window.settled = () => {
    const now = performance.now();
    return app()?.testConnectionState === "CONNECTED" && state === "notRunning"
      && (stopped > asked || now - asked > ANSWER) && now - changed > QUIET
      && !document.querySelector(UNFINISHED);
  };
})();
