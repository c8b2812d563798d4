/** Where this browser keeps which notices its reader closed. */
const KEY = "joia.avisos";

/**
 * Hides closed notices before the page is painted, so that nothing moves, and keeps the last ones that are closed. By
 * a style sheet, since the page itself is React's. Without it the button that closes is not shown.
 */
export const CLOSE_BANNER_SCRIPT = `(() => {
  let closed = [];
  try { closed = JSON.parse(localStorage.getItem("${KEY}")) || []; } catch {}
  if (!Array.isArray(closed)) closed = [];
  const sheet = new CSSStyleSheet();
  const apply = () => sheet.replaceSync(".banner-close{display:grid}" +
    closed.map((mark) => '[data-banner="' + CSS.escape(mark) + '"]{display:none}').join(""));
  apply();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[data-close-banner]");
    if (!button) return;
    closed = [...closed, button.dataset.closeBanner].slice(-20);
    apply();
    try { localStorage.setItem("${KEY}", JSON.stringify(closed)); } catch {}
    document.getElementById("conteudo")?.focus({ preventScroll: true });
  });
})()`;
