/* Drawing: HTML compared with what stands there, cards that fly, one Tab stop a group. Knows no game and no words. */
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const milliseconds = (root, name) => parseFloat(getComputedStyle(root).getPropertyValue(name)) || 0;
const named = text => html`<span class="sr">${text}</span>`; // a name as text: it is translated and searched like any other
const clamp = (n, low, high) => Math.max(low, Math.min(high, n));

/* Make the children of `old` what `page` says, keeping nodes where tag and data-k agree: focus and transitions survive. */
function draw(old, page) {
  const template = document.createElement("template");
  template.innerHTML = page.text;
  const root = old.getRootNode(), at = keysAbove(root.activeElement);
  children(old, template.content);
  if (at.length && root.activeElement?.dataset?.k !== at[0]) refocus(old, at);
}
const keysAbove = node => node ? [keyOf(node), ...keysAbove(node.parentElement)].filter(Boolean) : [];
/* What had the focus may be gone: then the first thing to press in the nearest place that is still there takes it. */
function refocus(root, keys) {
  for (const key of keys) {
    const here = root.querySelector(`[data-k="${CSS.escape(key)}"]`);
    const to = here?.matches("button, input, summary, [tabindex]") ? here : here?.querySelector("button, input, summary");
    if (to) return to.focus({ preventScroll: true });
  }
}
const keyOf = node => node.nodeType === 1 ? node.getAttribute("data-k") : null;
const alike = (a, b) => a.nodeName === b.nodeName && keyOf(a) === keyOf(b);

function children(old, next) {
  let here = old.firstChild, keyed, after;
  for (let node = next.firstChild; node; node = after) {
    after = node.nextSibling;
    const key = keyOf(node);
    if (key && here && keyOf(here) !== key && !keyed) keyed = byKey(here);
    const kept = !key ? here : here && keyOf(here) === key ? here : keyed?.get(key);
    if (!kept || !alike(kept, node)) { old.insertBefore(node, here); continue; }
    if (kept === here) here = here.nextSibling; else old.insertBefore(kept, here);
    patch(kept, node);
  }
  while (here) { const gone = here; here = here.nextSibling; gone.remove(); }
}
function byKey(first) {
  const found = new Map();
  for (let node = first; node; node = node.nextSibling) if (keyOf(node)) found.set(keyOf(node), node);
  return found;
}
function patch(kept, node) {
  if (kept.nodeType === 3) { if (kept.data !== node.data) kept.data = node.data; return; }
  if (kept.nodeType !== 1) return;
  if (kept.localName === "input") patchValue(kept, node.getAttribute("value") ?? "");
  if (kept.isEqualNode(node)) return;
  // a drawer that the reader opened stays open, and the roving Tab stop stays where the reader left it
  for (const a of [...kept.attributes]) if (!node.hasAttribute(a.name) && a.name !== "open" && a.name !== "tabindex") kept.removeAttribute(a.name);
  for (const a of node.attributes) if (kept.getAttribute(a.name) !== a.value) kept.setAttribute(a.name, a.value);
  children(kept, node);
}

/* A number that is being typed is left alone. */
function patchValue(input, value) {
  const typing = input.type === "text" && input.getRootNode().activeElement === input && input.value !== (input.getAttribute("value") ?? "");
  if (!typing && input.value !== value) input.value = value;
}

/* Where everything marked data-fly stands now. */
const places = root => new Map([...root.querySelectorAll("[data-fly]")].map(e => [e.dataset.fly, e.getBoundingClientRect()]));

/* Move what stands elsewhere than before; what is new and says data-from comes from there. */
function fly(root, before) {
  if (calm()) return;
  const time = milliseconds(root, "--move");
  for (const e of root.querySelectorAll("[data-fly]")) {
    const was = before.get(e.dataset.fly) ?? before.get(e.dataset.from);
    if (!was?.width) continue;
    const now = e.getBoundingClientRect(), dx = was.left - now.left, dy = was.top - now.top;
    if (!now.width || Math.abs(dx) + Math.abs(dy) < 2) continue;
    const from = { transform: `translate(${dx}px,${dy}px) scale(${was.width / now.width})`, transformOrigin: "0 0" };
    e.animate([from, { transform: "none", transformOrigin: "0 0" }], { duration: time, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" });
  }
}

/* One stop for Tab, arrows inside: [data-group] holds [data-rove]; data-cols makes it a grid. */
function rove(root) {
  root.addEventListener("keydown", e => {
    const me = e.target.closest?.("[data-rove]");
    if (!me || e.ctrlKey || e.altKey || e.metaKey) return;
    const group = me.closest("[data-group]"), all = [...group.querySelectorAll("[data-rove]")], i = all.indexOf(me);
    const step = columns(group, all);
    const to = { ArrowRight: i + 1, ArrowLeft: i - 1, Home: 0, End: all.length - 1, ArrowDown: i + step, ArrowUp: i - step }[e.key];
    if (to === undefined) return;
    e.preventDefault();
    all[clamp(to, 0, all.length - 1)].focus();
  });
  root.addEventListener("focusin", e => stopAt(e.target));
}
/* How many stand in a row, as it is laid out now. */
function columns(group, all) {
  if (!("cols" in group.dataset)) return 1;
  const top = all[0].getBoundingClientRect().top, next = all.findIndex(e => e.getBoundingClientRect().top > top + 4);
  return next < 1 ? 1 : next;
}
/* Make one member of each group the stop for Tab. */
function stopAt(at) {
  const me = at?.closest?.("[data-rove]");
  me?.closest("[data-group]").querySelectorAll("[data-rove]").forEach(x => { x.tabIndex = x === me ? 0 : -1; });
}
function settleStops(root) {
  for (const group of root.querySelectorAll("[data-group]")) {
    const all = [...group.querySelectorAll("[data-rove]")];
    const stop = all.find(x => x === root.getRootNode().activeElement) ?? all.find(x => x.getAttribute("aria-checked") === "true")
      ?? all.find(x => x.getAttribute("tabindex") === "0") ?? all[0];
    all.forEach(x => { x.tabIndex = x === stop ? 0 : -1; });
  }
}
