import { KEPT_DATABASE, OFFLINE_CACHES, QUEUED_MARK } from "#domain/offline-pages.ts";
import { SENT_BY_BROWSER } from "./forms/draft-fields.ts";
import { DRAFT_PREFIX } from "./forms/drafts.ts";

const UNSENT =
  "Registros ainda sem enviar neste aparelho: #. Nada se perde: eles seguem quando você entrar de novo aqui. Sair mesmo assim?";

/**
 * Runs inline on every page, before anything else of ours, and starts hydration: at once when someone
 * presses a key or a control, at the next idle moment when they move or scroll, and otherwise some
 * seconds after the page has loaded. Reading never waits for it.
 * Pressing a link starts nothing: before hydration it loads the next page, which would cancel the downloads.
 * It also looks after drafts (`app/forms/drafts.ts`) while nothing else is there to do it: where one waits, the
 * scripts come at once; a form that the browser itself sends takes its page's draft along, and signing out all.
 * Signing out also takes along what pages keep to work without signal (`app/offline`), except what has not been sent:
 * then it asks first.
 * After a refused form, the first field to correct has the focus.
 * React stops events that come in the middle of hydration: a form is heard before React, and asked afterwards.
 */
export const LATE_HYDRATION = `(() => {
  const nonce = document.currentScript.nonce;
  const urgent = ["pointerdown", "keydown", "focusin"];
  const gentle = ["pointermove", "touchstart", "wheel"];
  const options = { capture: true, passive: true };
  const idle = (work, timeout) => (window.requestIdleCallback || setTimeout)(work, { timeout });
  const onLink = ({ target }) => target instanceof Element && target.closest("a[href]:not([href^='#'])");
  let started = false;
  const start = () => {
    const inert = document.querySelector("script[data-hydrate]");
    if (started || !inert) return;
    started = true;
    for (const type of urgent) removeEventListener(type, startNow, options);
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
  const startNow = (event) => {
    if (!onLink(event)) start();
  };
  const startSoon = (event) => {
    if (!onLink(event)) idle(start, 300);
  };
  for (const type of urgent) addEventListener(type, startNow, options);
  for (const type of gentle) addEventListener(type, startSoon, options);
  const drafts = (page, work) => {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith("${DRAFT_PREFIX}" + page)) work(key);
    } catch {}
  };
  const here = location.pathname + location.search.replace(/^.index$/, "") + " ";
  document.addEventListener("DOMContentLoaded", () => {
    const refused = document.querySelector("main form[method=post] [aria-invalid]");
    if (refused && document.activeElement === document.body) refused.focus();
    drafts(here, start);
    if (document.querySelector("[data-hydrate-now]")) start();
  });
  const forget = (page) => drafts(page, (key) => localStorage.removeItem(key));
  const signOut = (event) => {
    let queued;
    try {
      queued = localStorage.getItem("${QUEUED_MARK}");
    } catch {}
    if (queued && !confirm("${UNSENT}".replace("#", queued))) {
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    forget("");
    try {
      indexedDB.deleteDatabase("${KEPT_DATABASE}");
      caches.keys().then((names) => {
        for (const name of names) if (name.startsWith("${OFFLINE_CACHES}")) caches.delete(name);
      });
    } catch {}
  };
  addEventListener("submit", (event) => {
    const form = event.target;
    if (form.getAttribute("action") === "/sair") signOut(event);
    else if (form.method === "post") setTimeout(() => {
      if (event.defaultPrevented) return;
      form.${SENT_BY_BROWSER} = true;
      forget(here);
    });
  }, true);
  addEventListener("load", () => setTimeout(() => idle(start, 2000), 4000));
})()`;
