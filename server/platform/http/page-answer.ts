import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { KeptPage } from "#server/platform/cache/page-cache.ts";
import { compress, negotiate } from "./encoding.ts";

/** Makes a finished answer ready to be sent many times. */
export async function preparePage(headers: Record<string, string>, body: Buffer): Promise<KeptPage> {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const [br, gzip] = await Promise.all([compress(body, "br", "kept"), compress(body, "gzip", "kept")]);
  return { headers: { ...headers, etag, vary: "accept-encoding, cookie" }, etag, bodies: { br, gzip, identity: body } };
}

export function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, page.headers).end();
    return;
  }
  const encoding = negotiate(request.headers["accept-encoding"] as string | undefined);
  const body = page.bodies[encoding];
  response.writeHead(
    200,
    encoding === "identity"
      ? { ...page.headers, "content-length": body.length }
      : { ...page.headers, "content-length": body.length, "content-encoding": encoding },
  );
  response.end(request.method === "HEAD" ? undefined : body);
}
