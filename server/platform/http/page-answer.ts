import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { KeptPage } from "#server/platform/cache/page-cache.ts";
import { compress, negotiate, type Encoding } from "./encoding.ts";

/** Makes a finished answer ready to be sent many times: all that a visitor's request still decides is which of these. */
export async function preparePage(headers: Record<string, string>, body: Buffer): Promise<KeptPage> {
  // Weak: it stands for the page in every encoding, not for certain bytes.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const [br, gzip] = await Promise.all([compress(body, "br", "kept"), compress(body, "gzip", "kept")]);
  const shared = Object.entries({ ...headers, etag, vary: "accept-encoding, cookie" }).flat();
  const forms = {
    br: head(shared, "br", br),
    gzip: head(shared, "gzip", gzip),
    identity: head(shared, "identity", body),
  };
  return { etag, shared, forms };
}

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  requestId: string,
): void {
  if (hasAlready(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, [...page.shared, "x-request-id", requestId]).end();
    return;
  }
  const { headers, body } = page.forms[negotiate(request.headers["accept-encoding"])];
  response.writeHead(200, [...headers, "x-request-id", requestId]);
  response.end(request.method === "HEAD" ? undefined : body);
}

function head(shared: string[], encoding: Encoding, body: Buffer): { headers: string[]; body: Buffer } {
  const length = ["content-length", String(body.length)];
  return {
    headers: [...shared, ...length, ...(encoding === "identity" ? [] : ["content-encoding", encoding])],
    body,
  };
}

/** Proxies that repack a page, and browsers that know several, send more than the bare tag. */
function hasAlready(known: string | undefined, etag: string): boolean {
  if (!known || known === etag) return known === etag;
  return known === "*" || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag.slice(2));
}
