import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { RouterContextProvider } from "react-router";
import type { CachedPage, PageCache } from "#server/platform/cache/page-cache.ts";
import { log } from "#server/platform/log.server.ts";
import { Overloaded } from "#server/platform/overloaded.server.ts";
import type { Admission } from "./admission.ts";
import { BodyTooLarge, limitBody } from "./body-limit.server.ts";
import { clientAddress } from "./client-address.ts";
import { setBrowser } from "./browser.server.ts";
import { documentIn } from "./document.server.ts";
import { compress, compressible, negotiate, WORTH_PACKING } from "./encoding.ts";
import type { Exchange } from "./exchange.ts";
import { pagesMade } from "./metrics.ts";
import { originOf } from "./origin.ts";
import { hasAlready, preparePage, sendPage, tagIn } from "./page-answer.ts";
import type { KnownParameters } from "./page-keys.ts";
import { refuse } from "./refusal.ts";
import { pageContext, type Page } from "./request-context.server.ts";
import { isForPrograms } from "./route-words.server.ts";
import { createSharing } from "./sharing.ts";

export type Router = (request: Request, context: RouterContextProvider) => Promise<Response>;

interface RouterAnswerOptions {
  router: Router;
  cache: PageCache;
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>;
  trustProxy: boolean;
  admission: Admission;
}

/** Whether a page with these parameters may be cached under the key that it was asked for by. */
type Learn = (parameters: KnownParameters) => boolean;

/** Asks the router, and caches what it made for the next visitor when the page allows it. */
export function createRouterAnswer({ router, cache, always, trustProxy, admission }: RouterAnswerOptions) {
  const share = createSharing<CachedPage>();

  /** The answer, or undefined when the door has refused already. */
  async function make(
    exchange: Exchange,
    forEveryone: boolean,
  ): Promise<{ answer: Response; page: Page } | undefined> {
    const { request, response } = exchange;
    const incoming = readRequest(request, response, trustProxy);
    if (!incoming || !mayPost(incoming)) {
      exchange.by = "limit";
      if (incoming) log.info("a form from another site was refused");
      refuse(request, response, incoming ? "cross_origin" : "bad_address");
      return undefined;
    }
    const page = newPage(forEveryone);
    const address = clientAddress(request, trustProxy);
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    setBrowser(context, {
      address,
      userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
      cookie: request.headers.cookie ?? null,
    });
    const visit = admission.arrive(address);
    try {
      // Read before its turn: whoever sends slowly must not hold the place of someone who is ready.
      const whole = await readWhole(incoming);
      await visit.turn(response);
      const answer = await router(whole, context);
      pagesMade.inc({ route: page.route ?? "none" });
      if (page.overloaded) throw new Overloaded("the database was too busy for this page");
      if (page.afterwards.length > 0) response.once("close", () => void runAll(page.afterwards));
      return { answer, page };
    } finally {
      exchange.route = page.route;
      visit.leave();
    }
  }

  /** Sends the answer; resolves to the page if it may be cached under `key`. */
  async function answerAndCache(
    exchange: Exchange,
    key: string,
    mayCacheAs: Learn,
  ): Promise<CachedPage | undefined> {
    const madeSince = cache.now();
    const { request, response, id } = exchange;
    const made = await make(exchange, true);
    if (!made) return undefined;
    const { answer, page } = made;
    if (request.method !== "GET" || !mayCache(answer, page) || !mayCacheAs(page.parameters)) {
      await send(request, response, answer);
      return undefined;
    }
    const headers = { ...always, ...Object.fromEntries(answer.headers) };
    const prepared = await preparePage(headers, await bytesOf(answer));
    const cached = { ...prepared, route: page.route };
    cache.store(key, cached, [...page.madeFrom, ...page.framedBy], madeSince, page.freshUntil);
    sendPage(request, response, cached, id);
    return cached;
  }

  return {
    async answer(exchange: Exchange): Promise<void> {
      const made = await make(exchange, false);
      if (made) await send(exchange.request, exchange.response, made.answer);
    },
    /** Visitors who ask for the same page at the same moment share one rendering. */
    async answerShared(exchange: Exchange, key: string, mayCacheAs: Learn): Promise<void> {
      const { request, response, id } = exchange;
      const make = () => answerAndCache(exchange, key, mayCacheAs);
      if (request.method !== "GET") return void (await make());
      // Made by another request since this one looked for it.
      const others = cache.get(key) ?? (await share(key, make)).others;
      if (!others) return;
      exchange.route = others.route;
      sendPage(request, response, others, id);
    },
  };
}

/** Undefined when the request line or the Host header make no address. */
function readRequest(
  request: IncomingMessage,
  response: ServerResponse,
  trustProxy: boolean,
): Request | undefined {
  try {
    decodeURI(request.url ?? "");
    return createRequest(request, response, originOf(request, trustProxy));
  } catch {
    return undefined;
  }
}

/** Data has no scripts to mark: randomness is not free, so it is drawn when a document asks for it. */
function newPage(forEveryone: boolean): Page {
  let nonce: string | undefined;
  return {
    get nonce() {
      return (nonce ??= randomBytes(16).toString("base64url"));
    },
    forEveryone,
    madeFrom: new Set(),
    framedBy: new Set(),
    freshUntil: null,
    parameters: [],
    route: undefined,
    overloaded: false,
    afterwards: [],
  };
}

async function runAll(work: Page["afterwards"]): Promise<void> {
  for (const one of work) {
    try {
      await one();
    } catch (error) {
      log.error({ err: error }, "what follows an answer failed");
    }
  }
}

/**
 * A browser names the page's origin with every form it sends: other sites' forms are refused before anything
 * else looks at them. Routes for programs check for themselves.
 */
function mayPost({ method, url, headers }: Request): boolean {
  const origin = headers.get("origin");
  if (method === "GET" || method === "HEAD" || method === "OPTIONS" || origin === null) return true;
  const own = new URL(url);
  return isForPrograms(own.pathname) || URL.parse(origin)?.origin === own.origin;
}

/**
 * The whole form, without the signal that says when the browser has left: the router answers for an action
 * as soon as its signal is aborted, while the action goes on. A second tap does leave the first, and would
 * be told that nothing was done.
 */
async function readWhole(incoming: Request): Promise<Request> {
  const { request, exceeded } = limitBody(incoming);
  if (!request.body) return request;
  try {
    const { method } = request;
    return new Request(request, { method, body: await request.arrayBuffer(), signal: null });
  } catch (error) {
    throw exceeded() ? new BodyTooLarge() : error;
  }
}

const mayCache = (answer: Response, page: Page): boolean =>
  answer.status === 200 && page.madeFrom.size > 0 && !answer.headers.has("set-cookie");

/** Text goes out whole, in one write with its length; what is large by nature flows through as it comes. */
async function send(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  const etag = answer.status === 200 ? answer.headers.get("etag") : null;
  const packable =
    !answer.headers.has("content-encoding") && compressible(answer.headers.get("content-type"));
  const wanted = packable ? negotiate(request.headers["accept-encoding"]) : "identity";
  if (etag && hasAlready(request.headers["if-none-match"], etag)) {
    const headers = new Headers(answer.headers);
    headers.set("etag", tagIn(etag, wanted));
    return sendResponse(response, new Response(null, { status: 304, headers }));
  }
  if (!answer.body || !packable) {
    // Nobody reads the body of an answer to HEAD: the file or connection behind it would stay open.
    if (request.method === "HEAD") await answer.body?.cancel();
    return sendResponse(response, answer);
  }
  const plain = await bytesOf(answer);
  const encoding = plain.length < WORTH_PACKING ? "identity" : wanted;
  const body = await compress(plain, encoding, "once");
  for (const [name, value] of answer.headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  if (etag) response.setHeader("etag", tagIn(etag, encoding));
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("vary", withEncoding(answer.headers.get("vary")));
  response.writeHead(answer.status, { "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

async function bytesOf(answer: Response): Promise<Buffer> {
  const html = documentIn(answer);
  return html === undefined ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(html);
}

const withEncoding = (vary: string | null): string => {
  if (!vary) return "accept-encoding";
  return vary.includes("accept-encoding") ? vary : `${vary}, accept-encoding`;
};
