// Times what appears on a page by the page's own clock, in open shadow roots too. What is there is drawn by the next frame.
window.timing = (() => {
  const roots = (root = document) =>
    [root, ...[...root.querySelectorAll("*")].filter((e) => e.shadowRoot).flatMap((e) => roots(e.shadowRoot))];
  const all = (selector) => roots().flatMap((root) => [...root.querySelectorAll(selector)]);
  const shown = ({selector, text}) =>
    all(selector).some((e) => e.textContent.trim() && e.textContent.includes(text) && e.checkVisibility());

  const appearance = (what) => new Promise((resolve) => {
    const look = () => {
      if (!shown(what)) return;
      observer.disconnect();
      resolve(performance.now());
    };
    const observer = new MutationObserver(look);
    const options = {subtree: true, childList: true, characterData: true, attributes: true};
    for (const root of roots()) observer.observe(root, options);
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
