/* The player: a slider and five buttons, the same for a pile, a race, a turn. Acts: first back play on last, seek. */
const PACE = 1100; // ms a step

function controls({ at, n, playing, value, w }) {
  const button = (act, icon, off, word, cls = "") =>
    html`<button class="btn ${cls}" data-act="${act}" data-k="p-${act}" aria-disabled="${off}">${named(word)}${sign(icon, 22)}</button>`;
  return html`<div class="player bar" data-k="bar"><input class="seek" type="range" min="0" max="${n}" value="${at}" style="--at:${n ? 100 * at / n : 0}%"
    data-input="seek" data-k="seek" aria-label="${w("player.seek")}" aria-valuetext="${value}">
    ${button("first", "first", !at, w("player.first"))}${button("back", "prev", !at, w("player.back"))}
    ${button("play", playing ? "pause" : "play", false, w(playing ? "player.pause" : "player.play"), "primary")}
    ${button("on", "next", at >= n, w("player.on"))}${button("last", "last", at >= n, w("player.last"))}</div>`;
}

/* The acts of a player on board `b` whose place is b.s.view.at, of length() steps. */
function playerActs(b, length, pace = PACE) {
  const view = () => b.s.view, halt = () => { clearInterval(b.timer); b.timer = null; view().playing = false; };
  const go = n => { view().at = clamp(n, 0, length()); if (view().at === length()) halt(); };
  const tick = () => { if (b.s.phase !== "verdict" || !b.root.isConnected) return halt(); go(view().at + 1); b.paint(); };
  return {
    first() { halt(); go(0); }, back() { halt(); go(view().at - 1); }, on() { halt(); go(view().at + 1); }, last() { halt(); go(length()); },
    seek(_, slider) { halt(); go(Number(slider.value)); },
    play() {
      if (view().playing) return halt();
      go(view().at >= length() ? 1 : view().at + 1);
      if (view().at >= length()) return;
      view().playing = true;
      b.timer = setInterval(tick, pace);
    },
  };
}

/* ← → one step, Home and End, space plays; where the slider or a button has the key itself, it keeps it. */
function playerKeys(b, e) {
  const name = { ArrowRight: "on", ArrowLeft: "back", Home: "first", End: "last", " ": "play" }[e.key];
  const at = e.target.localName;
  if (!name || at === "summary" || e.target.closest(".panel") || (at === "button" && e.key === " ") || (at === "input" && e.key !== " ")) return;
  e.preventDefault();
  act(b, name);
}
