/**
 * Runs inline on every page, before anything else of ours: starts hydration when the page is painted
 * and the browser is idle, or at once when someone touches it.
 */
export const LATE_HYDRATION = `(() => {
  const nonce = document.currentScript.nonce;
  const touches = ["pointerdown", "keydown", "touchstart", "focusin"];
  let started = false;
  const start = () => {
    const inert = document.querySelector("script[data-hydrate]");
    if (started || !inert) return;
    started = true;
    touches.forEach((type) => removeEventListener(type, start, true));
    for (const href of inert.dataset.hydrate.split(" ").filter(Boolean)) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = nonce;
    script.textContent = inert.textContent;
    document.head.append(script);
  };
  touches.forEach((type) => addEventListener(type, start, { capture: true, passive: true }));
  const whenIdle = () => (window.requestIdleCallback || setTimeout)(start, { timeout: 3000 });
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", () => setTimeout(whenIdle, 50));
})()`;
