import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Behind a trusted proxy the last address it added; otherwise whoever opened the connection. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : undefined;
  const address = forwarded && isIP(forwarded) ? forwarded : (request.socket.remoteAddress ?? "unknown");
  return address.replace(/^::ffff:/, "");
}
