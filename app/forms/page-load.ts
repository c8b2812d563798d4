import { FORM_KEY, PAGE_LOAD } from "#domain/form-key.ts";

/**
 * Pages that are cached for visitors carry the same key for all of them. Where scripts run, every form also
 * says which page load it was sent from: by the browser itself or by the router, before hydration or after.
 */
export const PAGE_LOAD_SCRIPT = `(() => {
  const load = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
  addEventListener("formdata", ({ formData }) => {
    if (formData.has("${FORM_KEY}")) formData.set("${PAGE_LOAD}", load);
  });
})()`;
