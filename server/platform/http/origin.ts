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

const firstOf = (value: string | string[] | undefined) =>
  String(value ?? "")
    .split(",", 1)[0]!
    .trim();
