import { use } from "react";
import { UNSAFE_FrameworkContext } from "react-router";
import { FORM_KEY, PAGE_LOAD } from "#domain/form-key.ts";

/**
 * Pages that are kept for visitors carry the same key for all of them. Where scripts run, every form also
 * says which page load it was sent from: by the browser itself or by the router, before hydration or after.
 */
const MARK_FORMS = `(() => {
  const load = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
  addEventListener("formdata", ({ formData }) => {
    if (formData.has("${FORM_KEY}")) formData.set("${PAGE_LOAD}", load);
  });
})()`;

export function PageLoad() {
  const nonce = use(UNSAFE_FrameworkContext)?.nonce;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: MARK_FORMS }} />;
}
