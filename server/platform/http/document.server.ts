import { hash } from "node:crypto";

const PRELOAD = '<link rel="modulepreload"';
const PRELOAD_LINK = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const BODY_END = "</body></html>";
/** What could end a script, or a line of one. */
const UNSAFE_IN_SCRIPT = /[&<>\u2028\u2029]/g;

const documents = new WeakMap<Response, string>();

/** An answer whose text can be had without reading it back from the stream that it becomes. */
export function documentResponse(html: string, init: ResponseInit): Response {
  const response = new Response(html, init);
  documents.set(response, html);
  return response;
}

/** Undefined for an answer that was made in another way. */
export const documentIn = (response: Response): string | undefined => documents.get(response);

/**
 * Hands the loaders' data to the browser's router, in the way in which the router does it itself. Its own component
 * waits for the data inside the page, so that React renders the end of each page a second and a third time.
 */
export function withLoaderData(html: string, data: string, nonce: string): string {
  const end = html.lastIndexOf(BODY_END);
  if (end === -1) return html;
  const text = JSON.stringify(data).replaceAll(
    UNSAFE_IN_SCRIPT,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const controller = "window.__reactRouterContext.streamController";
  const script = `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
  return `${html.slice(0, end)}${script}${html.slice(end)}`;
}

/**
 * Turns the router's document into what we send: hydration waits for the first paint, and the policy
 * for scripts is settled. `cached` means that many visitors get these same bytes, so that a nonce would
 * be worth nothing: the scripts are then named by their hashes.
 */
export function finishDocument(
  html: string,
  nonce: string,
  cached: boolean,
): { html: string; scriptSources: string[] } {
  const late = hydrateLater(html, nonce);
  if (!cached) return { html: late, scriptSources: [`'nonce-${nonce}'`] };
  return nameByHash(late, nonce);
}

/**
 * Every page reads without script, so scripts must not compete with the first paint for a slow line:
 * the module script becomes inert and `app/late-hydration.ts` starts it when the browser is idle.
 */
function hydrateLater(html: string, nonce: string): string {
  const preloads: string[] = [];
  const start = html.indexOf(PRELOAD);
  const end = start === -1 ? -1 : html.indexOf(">", html.lastIndexOf(PRELOAD)) + 1;
  // Looked for between the first and the last only: the rest of the page is long.
  const rest = html.slice(start, end).replaceAll(PRELOAD_LINK, (_, href: string) => {
    preloads.push(href);
    return "";
  });
  const withoutPreloads = start === -1 ? html : `${html.slice(0, start)}${rest}${html.slice(end)}`;
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
    sources.add(`'sha256-${hash("sha256", code, "base64")}'`);
    return `<script${attributes}>${code}</script>`;
  });
  return { html: named.replaceAll(` nonce="${nonce}"`, ""), scriptSources: [...sources] };
}
