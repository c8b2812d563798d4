import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { PageCache } from "#server/platform/cache/page-cache.ts";
import { log, requestLog, withRequestId } from "#server/platform/log.server.ts";
import { isOverloaded } from "#server/platform/overloaded.server.ts";
import { TooManyAtOnce } from "./admission.ts";
import { bodyLimit, BodyTooLarge } from "./body-limit.server.ts";
import type { createDataAnswer } from "./data-answer.ts";
import { addressFor, addressIn, type FindDataRoute } from "./data-routes.server.ts";
import { doorFor, type Door } from "./door.ts";
import { hasBody, type Exchange } from "./exchange.ts";
import { pageCacheLookups, requestSeconds } from "./metrics.ts";
import { OPERATIONS } from "./operations.ts";
import { originOf } from "./origin.ts";
import { sendPage } from "./page-answer.ts";
import { createPageKeys, type PageKey } from "./page-keys.ts";
import { refuse } from "./refusal.ts";
import type { createRouterAnswer } from "./router-answer.ts";

/** Longer than any address of ours with all its parameters. Nothing works on a longer one, not even to log it. */
const TARGET_LIMIT = 4096;
/** The router asks for many routes at once, and knows a limit of its own. */
const MANIFEST = "/__manifest?";
const MANIFEST_LIMIT = 8192;

type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface ListenerOptions {
  cache: PageCache;
  router: ReturnType<typeof createRouterAnswer>;
  data: ReturnType<typeof createDataAnswer>;
  findData: (path: string) => ReturnType<FindDataRoute> | Promise<ReturnType<FindDataRoute>>;
  staticFiles: StaticFiles;
  operations: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  doors?: readonly Door[];
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>;
  trustProxy: boolean;
  /** A form has come whole by then, or is refused. Node's own limit (server.ts) is for uploads. */
  bodyWithinMs?: number;
}

/** The way of every request: door → cached page → data route → operations → static file → router. */
export function createListener(options: ListenerOptions): RequestListener {
  const { cache, router, data, findData, staticFiles, operations, doors = [], always, trustProxy } = options;
  const { bodyWithinMs = 60_000 } = options;
  const alwaysHeaders = new Map(Object.entries(always));
  const keys = createPageKeys();

  /** Says who answers before they do: the last byte may leave before a promise resolves. */
  async function answer(exchange: Exchange, key: PageKey | undefined) {
    const { request, response } = exchange;
    exchange.by = "data";
    const match = await findData(addressIn(request.url ?? "").path);
    if (match) {
      const { path, query } = addressFor(match.route, request.url);
      const origin = textOf(originOf(request, trustProxy));
      return data(exchange, match, key && `${origin} ${path}${query && `?${query}`}`);
    }
    prepare(exchange);
    const reads = isRead(request);
    exchange.by = "limit";
    if (!reads && !isForm(request)) return refuse(request, response, "method");
    if (!reads && announcesTooMuch(request)) return refuse(request, response, "too_large");
    exchange.by = "operations";
    if (reads && (await operations(request, response))) return;
    exchange.by = "file";
    if (reads && (await sentFile(request, response))) return;
    exchange.by = "router";
    if (!key) return router.answer(exchange);
    const origin = textOf(originOf(request, trustProxy));
    const asked = request.url ?? "";
    request.url = key.url;
    await router.answerShared(exchange, key.text, (parameters) => {
      keys.learn(origin, asked, parameters);
      return keys.of(origin, asked).text === key.text;
    });
  }

  const prepare = ({ response, id }: Exchange) =>
    void response.setHeaders(alwaysHeaders).setHeader("x-request-id", id);

  const sentFile = (request: IncomingMessage, response: ServerResponse) =>
    new Promise<boolean>((resolve) => {
      response.once("close", () => resolve(true));
      staticFiles(request, response, () => resolve(false));
    });

  return (request, response) => {
    const start = performance.now();
    const id = requestIdOf(request, trustProxy);
    const exchange: Exchange = { request, response, id, by: "cache", route: undefined };
    response.once("close", () => finish(exchange, start));
    if (tooLong(request)) {
      exchange.by = "limit";
      prepare(exchange);
      return refuse(request, response, "too_long");
    }
    const door = doorFor(doors, request.url ?? "");
    if (door) {
      exchange.by = "door";
      exchange.route = `${door.path}/*`;
      prepare(exchange);
      return withRequestId(id, () => {
        door.handle(exchange).catch((error: unknown) => fail(exchange, error));
      });
    }
    if (hasBody(request)) limitBodyTime(request, response, bodyWithinMs);
    const key = anonymousRead(request)
      ? keys.of(textOf(originOf(request, trustProxy)), request.url ?? "")
      : undefined;
    const cached = key && cache.get(key.text);
    if (cached) {
      pageCacheLookups.inc(HIT);
      exchange.route = cached.route;
      return sendPage(request, response, cached, id);
    }
    if (key) pageCacheLookups.inc(MISS);
    withRequestId(id, () => {
      answer(exchange, key).catch((error: unknown) => {
        if (!response.headersSent) prepare(exchange);
        fail(exchange, error);
      });
    });
  };
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** The router hands every other method to the same actions as a form, and to none of what guards forms by their method. */
const isForm = ({ method }: IncomingMessage) => method === "POST" || method === "OPTIONS";

function limitBodyTime(request: IncomingMessage, response: ServerResponse, withinMs: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    // Answered before the body was there, such as a form of another site: there is nothing left to say.
    if (response.headersSent) return void request.socket.destroy();
    response.once("finish", () => request.socket.destroySoon());
    response.setHeader("connection", "close");
    refuse(request, response, "too_slow");
  }, withinMs);
  request.once("close", () => clearTimeout(timer));
}

/** A visitor whom neither a token nor one of our cookies makes known: pages are the same for all of them. */
const anonymousRead = (request: IncomingMessage) =>
  isRead(request) && !request.headers.cookie?.includes("joia") && !request.headers.authorization;

/** Pages of one host are never another's. */
const textOf = ({ protocol, host }: ReturnType<typeof originOf>) => `${protocol}//${host}`;

const tooLong = ({ url = "" }: IncomingMessage) =>
  url.length > TARGET_LIMIT && !(url.startsWith(MANIFEST) && url.length <= MANIFEST_LIMIT);

const HIT = { result: "hit" };
const MISS = { result: "miss" };

/** What answers without the router has few names, and they are ours. */
function routeOf({ request: { url = "" }, by, route }: Exchange): string | undefined {
  if (by === "file") return url.startsWith("/assets/") ? "/assets/*" : "/*";
  return by === "operations" && OPERATIONS.has(url) ? url : route;
}

function finish(exchange: Exchange, start: number): void {
  const { request, response, id, by } = exchange;
  const ms = performance.now() - start;
  // A body that nobody read would stand in the way of the connection's next request.
  if (!request.complete) request.removeAllListeners("data").resume();
  if (exchange.lasts) return;
  const { statusCode: status } = response;
  requestSeconds.observe({ answered_by: by, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
  requestLog.info(
    {
      requestId: id,
      method: request.method,
      route: routeOf(exchange),
      status,
      ms: Math.round(ms * 10) / 10,
      by,
    },
    "request",
  );
}

/** Where every error of the way ends: the expected ones as what they are, any other as a bug of ours. */
function fail({ request, response }: Exchange, error: unknown): void {
  if (error instanceof BodyTooLarge) return refuse(request, response, "too_large");
  if (error instanceof TooManyAtOnce) return refuse(request, response, "too_many");
  if (isOverloaded(error)) return refuse(request, response, "overloaded");
  // Whoever went away in the middle of sending needs no answer.
  if (response.destroyed) return;
  log.error({ err: error }, "request failed");
  refuse(request, response, "failed");
}

const announcesTooMuch = (request: IncomingMessage) =>
  Number(request.headers["content-length"] ?? 0) > bodyLimit(request.headers["content-type"]);

function requestIdOf(request: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? request.headers["x-request-id"] : undefined;
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
