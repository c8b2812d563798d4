import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { PageCache } from "#server/platform/cache/page-cache.ts";
import { log, withRequestId } from "#server/platform/log.server.ts";
import { BODY_LIMIT, BodyTooLarge } from "./body-limit.ts";
import { loggedPath } from "./logged-path.ts";
import { pageCacheLookups, requestSeconds } from "./metrics.ts";
import { sendPage } from "./page-answer.ts";
import type { createRouterAnswer } from "./router-answer.ts";
import { SECURITY_HEADERS, strictTransport, STRICT_POLICY } from "./security-headers.server.ts";

type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ListenerOptions {
  cache: PageCache;
  router: ReturnType<typeof createRouterAnswer>;
  staticFiles: StaticFiles;
  operations: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  trustProxy: boolean;
  https: boolean;
}

/** The way of every request: operations → kept page → static file → router. */
export function createListener(options: ListenerOptions): RequestListener {
  const { cache, router, staticFiles, operations } = options;
  const always = { ...SECURITY_HEADERS, "content-security-policy": STRICT_POLICY, ...(options.https ? strictTransport : {}) };
  const alwaysPairs = Object.entries(always);

  function answer(request: IncomingMessage, response: ServerResponse): Promise<string> | string {
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads) return announcesTooMuch(request) ? tooLarge(response) : router.answer(request, response).then(() => "router");
    const anonymous = !request.headers.cookie?.includes("joia");
    const key = `${request.headers.host} ${request.url}`;
    const kept = anonymous ? cache.get(key) : undefined;
    if (kept) {
      pageCacheLookups.inc(HIT);
      sendPage(request, response, kept);
      return "cache";
    }
    return answerFresh(request, response, anonymous ? key : undefined);
  }

  async function answerFresh(request: IncomingMessage, response: ServerResponse, key: string | undefined): Promise<string> {
    if (await operations(request, response)) return "operations";
    const isFile = await new Promise<boolean>((resolve) => {
      response.once("finish", () => resolve(true)).once("close", () => resolve(true));
      staticFiles(request, response, () => resolve(false));
    });
    if (isFile) return "file";
    if (!key) await router.answer(request, response);
    else {
      pageCacheLookups.inc(MISS);
      await router.answerShared(request, response, key);
    }
    return "router";
  }

  return (request, response) => {
    const start = performance.now();
    const id = requestIdOf(request, options.trustProxy);
    for (const [name, value] of alwaysPairs) response.setHeader(name, value);
    response.setHeader("x-request-id", id);
    let answeredBy = "unknown";
    response.once("close", () => finish(request, response, id, start, answeredBy));
    withRequestId(id, () => {
      try {
        const by = answer(request, response);
        if (typeof by === "string") answeredBy = by;
        else by.then((name) => (answeredBy = name), (error: unknown) => fail(response, error));
      } catch (error) {
        fail(response, error);
      }
    });
  };
}

const HIT = { result: "hit" };
const MISS = { result: "miss" };

function finish(request: IncomingMessage, response: ServerResponse, requestId: string, start: number, answeredBy: string): void {
  const ms = performance.now() - start;
  requestSeconds.observe({ answered_by: answeredBy, status: `${Math.floor(response.statusCode / 100)}xx` }, ms / 1000);
  log.info(
    { requestId, method: request.method, path: loggedPath(request.url ?? ""), status: response.statusCode, ms: Math.round(ms * 10) / 10, by: answeredBy },
    "request",
  );
}

function fail(response: ServerResponse, error: unknown): void {
  if (error instanceof BodyTooLarge) return void tooLarge(response);
  log.error({ err: error }, "request failed");
  plain(response, 500, "Ocorreu um erro inesperado. Tente novamente em instantes.");
}

function tooLarge(response: ServerResponse): string {
  plain(response, 413, "O envio é grande demais. Reduza o conteúdo e tente novamente.");
  return "limit";
}

function plain(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", connection: "close" }).end(text);
}

const announcesTooMuch = (request: IncomingMessage) => Number(request.headers["content-length"] ?? 0) > BODY_LIMIT;

function requestIdOf(request: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? request.headers["x-request-id"] : undefined;
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
