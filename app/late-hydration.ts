/**
 * Runs inline on every page, before anything else of ours, and starts hydration: at once when someone
 * presses a key or a button, at the next idle moment when they move or scroll, and otherwise some
 * seconds after the page has loaded. Reading never waits for it.
 */
export const LATE_HYDRATION = `(() => {
  const nonce = document.currentScript.nonce;
  const urgent = ["pointerdown", "keydown", "focusin"];
  const gentle = ["pointermove", "touchstart", "wheel"];
  const options = { capture: true, passive: true };
  const idle = (work, timeout) => (window.requestIdleCallback || setTimeout)(work, { timeout });
  let started = false;
  const start = () => {
    const inert = document.querySelector("script[data-hydrate]");
    if (started || !inert) return;
    started = true;
    for (const type of urgent) removeEventListener(type, start, options);
    for (const type of gentle) removeEventListener(type, startSoon, options);
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
  const startSoon = () => idle(start, 300);
  for (const type of urgent) addEventListener(type, start, options);
  for (const type of gentle) addEventListener(type, startSoon, options);
  addEventListener("load", () => setTimeout(() => idle(start, 2000), 4000));
})()`;
