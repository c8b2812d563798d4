import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { registry } from "./metrics.ts";

export const OPERATIONS: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

interface OperationsOptions {
  ready: () => Promise<boolean>;
  metricsToken: string | undefined;
}

/** /healthz: the process lives. /readyz: it can serve. /metrics: how it fares. */
export function createOperations({ ready, metricsToken }: OperationsOptions) {
  return async function operations(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    switch (request.url) {
      case "/healthz":
        plain(response, 200, "ok");
        return true;
      case "/readyz": {
        const fine = await ready();
        plain(response, fine ? 200 : 503, fine ? "ready" : "not ready");
        return true;
      }
      case "/metrics":
        if (!mayReadMetrics(request, metricsToken)) plain(response, 404, "not found");
        else
          response
            .writeHead(200, { "content-type": registry.contentType, "cache-control": "no-store" })
            .end(await registry.metrics());
        return true;
      default:
        return false;
    }
  };
}

/** With a token, whoever has it; without one, only this machine itself (and no proxy in between). */
function mayReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
  if (token) return sameText(request.headers.authorization ?? "", `Bearer ${token}`);
  const address = request.socket.remoteAddress ?? "";
  return (
    /^(?:::1|(?:::ffff:)?127\.)/.test(address) &&
    !request.headers["x-forwarded-for"] &&
    !request.headers.forwarded
  );
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const plain = (response: ServerResponse, status: number, text: string) =>
  response
    .writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" })
    .end(text);
