import type { IncomingMessage } from "node:http";

interface Origin {
  protocol: "http:" | "https:";
  host: string;
}

/**
 * Where a request was sent to. The router's addresses and the keys of cached pages both come from here, so
 * that no header can change the one without the other. `Forwarded` is not read: proxies are asked to set
 * the X-Forwarded headers (docs/OPERATIONS.md), and what they do not set themselves is the visitor's word.
 */
export function originOf({ headers }: IncomingMessage, trustProxy: boolean): Origin {
  const said = (name: string) => (trustProxy ? firstOf(headers[name]) : undefined);
  return {
    protocol: said("x-forwarded-proto")?.toLowerCase() === "https" ? "https:" : "http:",
    host: said("x-forwarded-host") || headers.host || "localhost",
  };
}

/** Whether a page of ours sent it. Browsers name the page's origin with everything that is not a plain read. */
export function isFromOwnPage(request: IncomingMessage, trustProxy: boolean): boolean {
  const { protocol, host } = originOf(request, trustProxy);
  const given = request.headers.origin;
  return given !== undefined && URL.parse(given)?.origin === URL.parse(`${protocol}//${host}`)?.origin;
}

const firstOf = (value: string | string[] | undefined) =>
  String(value ?? "")
    .split(",", 1)[0]!
    .trim();
