import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedPage } from "#server/platform/cache/page-cache.ts";
import { compress, negotiate, type Encoding } from "./encoding.ts";

/** Makes a finished answer ready to be sent many times: all that a visitor's request still decides is which of these. */
export async function preparePage(headers: Record<string, string>, body: Buffer): Promise<CachedPage> {
  // Weak: it stands for the page in every encoding, not for certain bytes.
  const etag = headers["etag"] ?? `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const [br, gzip] = await Promise.all([compress(body, "br", "cached"), compress(body, "gzip", "cached")]);
  const { etag: _given, vary = "accept-encoding, cookie", ...rest } = headers;
  const shared = Object.entries({ ...rest, vary }).flat();
  const forms = {
    br: head(shared, etag, "br", br),
    gzip: head(shared, etag, "gzip", gzip),
    identity: head(shared, etag, "identity", body),
  };
  return { etag, shared, forms };
}

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  requestId: string,
): void {
  const encoding = negotiate(request.headers["accept-encoding"]);
  if (hasAlready(request.headers["if-none-match"], page.etag)) {
    const etag = tagIn(page.etag, encoding);
    response.writeHead(304, [...page.shared, "etag", etag, "x-request-id", requestId]).end();
    return;
  }
  const { headers, body } = page.forms[encoding];
  response.writeHead(200, [...headers, "x-request-id", requestId]);
  response.end(request.method === "HEAD" ? undefined : body);
}

function head(
  shared: string[],
  etag: string,
  encoding: Encoding,
  body: Buffer,
): { headers: string[]; body: Buffer } {
  const form = ["etag", tagIn(etag, encoding), "content-length", String(body.length)];
  return {
    headers: [...shared, ...form, ...(encoding === "identity" ? [] : ["content-encoding", encoding])],
    body,
  };
}

/** A strong tag stands for certain bytes, which differ by encoding; a weak one for what they say. */
export const tagIn = (etag: string, encoding: Encoding): string =>
  encoding === "identity" || etag.startsWith("W/") ? etag : etag.replace(/"$/, `-${encoding}"`);

/** Proxies that repack a page, and browsers that know several, send more than the bare tag. */
export function hasAlready(known: string | undefined, etag: string): boolean {
  if (!known || known === etag) return known === etag;
  return known === "*" || known.split(",").some((tag) => bare(tag.trim()) === bare(etag));
}

/** Whatever the encoding, what it says is the same. */
const bare = (tag: string): string => tag.replace(/^W\//, "").replace(/-(?:br|gzip)"$/, '"');
