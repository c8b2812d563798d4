import { createHash } from "node:crypto";

/**
 * Turns the router's document into what we send: hydration waits for the first paint, and the policy
 * for scripts is settled. `keep` means that many visitors get these same bytes, so that a nonce would
 * be worth nothing: the scripts are then named by their hashes.
 */
export function finishDocument(
  html: string,
  nonce: string,
  keep: boolean,
): { html: string; scriptSources: string[] } {
  const late = hydrateLater(html, nonce);
  if (!keep) return { html: late, scriptSources: [`'nonce-${nonce}'`] };
  return nameByHash(late, nonce);
}

/**
 * Every page reads without script, so scripts must not compete with the first paint for a slow line:
 * the module script becomes inert and `app/late-hydration.ts` starts it when the browser is idle.
 */
function hydrateLater(html: string, nonce: string): string {
  const preloads: string[] = [];
  const withoutPreloads = html.replaceAll(
    /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g,
    (_, href: string) => {
      preloads.push(href);
      return "";
    },
  );
  const marked = `data-hydrate="${preloads.join(" ")}"`;
  return withoutPreloads.replace(
    `<script nonce="${nonce}" type="module" async="">`,
    () => `<script nonce="${nonce}" type="text/plain" ${marked}>`,
  );
}

/**
 * Only scripts that carry this rendering's nonce are ours; whatever slipped in by other means does not
 * know it, gets no hash and does not run.
 */
function nameByHash(html: string, nonce: string): { html: string; scriptSources: string[] } {
  const sources = new Set<string>();
  const ours = new RegExp(`<script nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, "g");
  const named = html.replaceAll(ours, (_, attributes: string, code: string) => {
    sources.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    return `<script${attributes}>${code}</script>`;
  });
  return { html: named.replaceAll(` nonce="${nonce}"`, ""), scriptSources: [...sources] };
}
