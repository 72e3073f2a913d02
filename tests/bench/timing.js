// Times what appears on a page by the page's own clock, in open shadow roots too. What is there is drawn by the next frame.
window.timing = (() => {
  const roots = (root = document) =>
    [root, ...[...root.querySelectorAll("*")].filter((e) => e.shadowRoot).flatMap((e) => roots(e.shadowRoot))];
  const all = (selector) => roots().flatMap((root) => [...root.querySelectorAll(selector)]);
  const seen = (list, {selector, text}) => list.some((root) => [...root.querySelectorAll(selector)].some(
    (e) => e.textContent.trim() && e.textContent.includes(text) && e.checkVisibility()));
  const shown = (what) => seen(roots(), what);

  // The roots that are there at the start are looked through: to gather them at every change would be what is measured.
  const appearance = (what, list = roots()) => new Promise((resolve) => {
    const look = () => {
      if (!seen(list, what)) return;
      observer.disconnect();
      resolve(performance.now());
    };
    const observer = new MutationObserver(look);
    const options = {subtree: true, childList: true, characterData: true, attributes: true};
    for (const root of list) observer.observe(root, options);
    look();
  });

  const press = async (selector, what) => {
    if (shown(what)) throw new Error(`There before the click: ${what.selector} ${what.text}`);
    const button = all(selector)[0];
    if (!button) throw new Error(`Nothing to click: ${selector}`);
    const end = appearance(what);
    const start = performance.now();
    button.click();
    return await end - start;
  };

  return {appearance, press};
})();
