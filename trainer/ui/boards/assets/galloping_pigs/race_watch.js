/* ── watch: stop 0 is before the first card; where the round ends, one more stop settles the food ── */
const stops = v => v.steps.length + (v.final ? 1 : 0);
const stopOf = (b, v) => b.s.view.at = Math.min(b.s.view.at ?? stops(v), stops(v)); // a verdict opened by its link is shown at its end
const stepAt = (b, v) => v.steps[Math.min(stopOf(b, v), v.steps.length) - 1];
const settledAt = (b, v) => !!v.final && stopOf(b, v) > v.steps.length;

function raceAt(b, v) {
  const at = stopOf(b, v), n = v.steps.length;
  if (!at) return b.w("player.start");
  return at > n ? b.w("race.round_end") : `${b.w("player.step", { i: at, n })}: ${v.steps[at - 1].player}, ${pigName(b.w, v.steps[at - 1].card)}`;
}
/* In the middle of the loop: who leads, the card played now, the food that is left there. */
function raceNow(b, v, step) {
  const { w, s: { table } } = b, at = stopOf(b, v), heaps = settledAt(b, v) ? v.final : step ?? {};
  const taken = table.names.reduce((n, name) => n + heldBy(heaps.left, name) + heldBy(heaps.right, name), 0);
  const rest = supplyOf(table) + table.food.length - (step?.track_food ?? table.food).length - taken;
  const fed = step?.food ? html` <span class="fed">${foodFace(0, 20)}+${step.food}</span>` : "";
  const now = settledAt(b, v) ? html`<p class="deal" data-k="deal">${w("race.round_end")}</p>`
    : step ? played(w, step.card, html`${bdi(step.player)} · ${w("player.step", { i: at, n: v.steps.length })}`, fed) : "";
  return html`${leads(w, step?.places ?? table.places)}${now}<p class="label stock" data-k="heap" data-fly="heap">${foodFace(0, 16)}${w("race.supply")} ${rest}</p>`;
}
/* Why, at this step; and, where the prediction leaves it, that. */
function reason(b, v) {
  const { w } = b, text = settledAt(b, v) ? v.final.text : stepAt(b, v)?.text;
  const all = partings(b, v), here = all.filter(part => part.at === stopOf(b, v)), label = w(here[0] === all[0] ? "race.parts" : "race.differs");
  const mine = here.length ? html`<div class="yousay"><span class="label">${label}</span>${here.map(part => html`<p>${part.says}</p>`)}</div>` : "";
  return html`<div class="reason" data-k="reason" role="status" tabindex="-1"><p>${text ? text[w.lang] : w("race.ready")}</p>${mine}</div>`;
}
/* Where the prediction leaves the race, in sequence: a last card that is judged otherwise, another pig in front at the end. */
function partings(b, v) {
  const { w, s: { table, marks } } = b, n = v.steps.length, last = v.steps.at(-1)?.places ?? table.places;
  if (!marks.leader) return [];
  const lead = marks.leader === leader(last) ? [] : [{ at: n, says: w("race.said_leads", { p: pigName(w, marks.leader) }) }];
  const said = i => marks.kept.includes(i), off = v.final ? racing(table).filter(i => said(i) !== v.final.kept.includes(table.names[i])) : [];
  const kept = off.map(i => ({ at: judgedAt(v, lastPlay(table, i), said(i)), says: w(said(i) ? "race.said_keeps" : "race.said_loses", { p: table.names[i] }) }));
  return [...kept, ...lead].sort((x, y) => x.at - y.at);
}
/* A last card is judged when it is played; only food that was lost although its pig led is lost at the end. */
const judgedAt = (v, i, saidKept) => saidKept && v.steps[i].leads && v.steps[i].food ? v.steps.length + 1 : i + 1;

/* The food of each player: on the left it is at risk, on the right it is safe. */
function eaters(b, v) {
  const { w, s: { table } } = b, step = stepAt(b, v), end = settledAt(b, v), { left, right } = end ? v.final : step ?? {};
  const from = table.food.find(space => stopOf(b, v) && !step.track_food.includes(space) && spaceOf(step.lands_on) === space);
  const row = i => {
    const name = table.names[i], now = !end && step?.player === name, kept = end && v.final.kept.includes(name);
    const fate = end ? html`<span class="fate">${sign(kept ? YES(w.lang) : "cross", 16)}${w(kept ? "race.kept" : "race.lost")}</span>` : "";
    const fly = `bite-${i}`, source = now && from !== undefined ? `food-${from}` : "heap";
    return html`<tr class="${now ? "now" : ""}" data-k="eats-${i}"><th scope="row">${bdi(name)}${fate}</th>
      <td>${bites(heldBy(left, name), end ? "" : fly, source)}</td><td class="safe">${bites(heldBy(right, name), end ? fly : "", `${fly}-0`)}</td></tr>`;
  };
  const head = ["player_one", "race.left", "race.right"].map(key => html`<th scope="col">${w(key)}</th>`);
  return html`<table class="eaters" data-k="eaters"><caption class="sr">${w("food")}</caption><thead><tr>${head}</tr></thead>
    <tbody>${racing(table).map(row)}</tbody></table>`;
}
/* Once a step further has been drawn, its pig is seen to jump. */
function jump(b) {
  const v = b.s.phase === "verdict" && verdictOf(b), at = v ? stopOf(b, v) : undefined, was = b.seen;
  b.seen = at;
  if (was === undefined || at !== was + 1 || at > v.steps.length) return;
  const { card, from, lands_on: to } = v.steps[at - 1];
  hop(b, card, from, to);
}
