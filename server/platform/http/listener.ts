import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { PageCache } from "#server/platform/cache/page-cache.ts";
import { log, withRequestId } from "#server/platform/log.server.ts";
import { bodyLimit, BodyTooLarge } from "./body-limit.ts";
import { loggedPath } from "./logged-path.server.ts";
import { pageCacheLookups, requestSeconds } from "./metrics.ts";
import { originOf } from "./origin.ts";
import { sendPage } from "./page-answer.ts";
import type { createRouterAnswer } from "./router-answer.ts";

type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ListenerOptions {
  cache: PageCache;
  router: ReturnType<typeof createRouterAnswer>;
  staticFiles: StaticFiles;
  operations: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>;
  trustProxy: boolean;
}

/** The way of every request: kept page → operations → static file → router. */
export function createListener(options: ListenerOptions): RequestListener {
  const { cache, router, staticFiles, operations, always } = options;
  const alwaysHeaders = new Map(Object.entries(always));

  /** `note` says who answers, before they do: the last byte may leave before a promise resolves. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    key: string | undefined,
    note: (by: string) => void,
  ) {
    response.setHeaders(alwaysHeaders).setHeader("x-request-id", id);
    const reads = request.method === "GET" || request.method === "HEAD";
    note("limit");
    if (!reads && announcesTooMuch(request)) return tooLarge(response);
    note("operations");
    if (reads && (await operations(request, response))) return;
    note("file");
    if (reads && (await sentFile(request, response))) return;
    note("router");
    if (!key) return router.answer(request, response);
    pageCacheLookups.inc(MISS);
    await router.answerShared(request, response, key, id);
  }

  const sentFile = (request: IncomingMessage, response: ServerResponse) =>
    new Promise<boolean>((resolve) => {
      response.once("close", () => resolve(true));
      staticFiles(request, response, () => resolve(false));
    });

  return (request, response) => {
    const start = performance.now();
    const id = requestIdOf(request, options.trustProxy);
    let answeredBy = "cache";
    response.once("close", () => finish(request, response, id, start, answeredBy));
    const key = anonymousRead(request) ? keyOf(request, options.trustProxy) : undefined;
    const kept = key && cache.get(key);
    if (kept) {
      pageCacheLookups.inc(HIT);
      return sendPage(request, response, kept, id);
    }
    withRequestId(id, () => {
      answer(request, response, id, key, (by) => (answeredBy = by)).catch((error: unknown) =>
        fail(response, error),
      );
    });
  };
}

/** Pages of one host are never another's. No address has a space in it, so that no two make the same key. */
function keyOf(request: IncomingMessage, trustProxy: boolean): string {
  const { protocol, host } = originOf(request, trustProxy);
  return `${protocol}//${host} ${request.url}`;
}

/** A visitor whom none of our cookies makes known: pages are the same for all of them. */
const anonymousRead = ({ method, headers }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") && !headers.cookie?.includes("joia");

const HIT = { result: "hit" };
const MISS = { result: "miss" };

function finish(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  start: number,
  answeredBy: string,
): void {
  const ms = performance.now() - start;
  // A body that nobody read would stand in the way of the connection's next request.
  if (!request.complete) request.removeAllListeners("data").resume();
  requestSeconds.observe(
    { answered_by: answeredBy, status: `${Math.floor(response.statusCode / 100)}xx` },
    ms / 1000,
  );
  log.info(
    {
      requestId,
      method: request.method,
      path: loggedPath(request.url ?? ""),
      status: response.statusCode,
      ms: Math.round(ms * 10) / 10,
      by: answeredBy,
    },
    "request",
  );
}

function fail(response: ServerResponse, error: unknown): void {
  if (error instanceof BodyTooLarge) return tooLarge(response);
  log.error({ err: error }, "request failed");
  plain(response, 500, "Ocorreu um erro inesperado. Tente novamente em instantes.");
}

/** The connection stays: closed while the visitor still sends, it would take the answer along. */
const tooLarge = (response: ServerResponse): void =>
  plain(response, 413, "O envio é grande demais. Reduza o conteúdo e tente novamente.");

function plain(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
}

const announcesTooMuch = (request: IncomingMessage) =>
  Number(request.headers["content-length"] ?? 0) > bodyLimit(request.headers["content-type"]);

function requestIdOf(request: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? request.headers["x-request-id"] : undefined;
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
