import type { IncomingMessage } from "node:http";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import type { CachedPage, PageCache } from "#server/platform/cache/page-cache.ts";
import { log } from "#server/platform/log.server.ts";
import { isOverloaded } from "#server/platform/overloaded.server.ts";
import type { Admission } from "./admission.ts";
import { clientAddress } from "./client-address.ts";
import { addressFor, type DataAnswer, type DataMatch } from "./data-routes.server.ts";
import { compress, negotiate, WORTH_PACKING } from "./encoding.ts";
import type { Exchange } from "./exchange.ts";
import { hasAlready, preparePage, sendPage, tagIn } from "./page-answer.ts";
import { withoutFrameBan } from "./security-headers.server.ts";
import { createSharing } from "./sharing.ts";

interface DataAnswerOptions {
  cache: PageCache;
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>;
  trustProxy: boolean;
  admission: Admission;
  /** Counts one answer for this address; zero, or the seconds until the next may be made. */
  secondsToWait: (address: string) => number;
  /** Whom a token speaks for; undefined when it is not valid. */
  holderOf: (token: string) => Promise<Actor | undefined>;
}

/**
 * The way of every request to a data route, the same for all of them: its pattern for the log, its turn among the
 * requests of all networks, the limit of its own network, who asks. A route decides none of these for itself.
 */
export function createDataAnswer(options: DataAnswerOptions) {
  const { cache, always, trustProxy, admission, secondsToWait, holderOf } = options;
  const share = createSharing<CachedPage>();

  async function make({ request, response }: Exchange, { route, params }: DataMatch): Promise<DataAnswer> {
    if (request.method === "OPTIONS") return route.preflight();
    if (!isRead(request)) return route.refuse("method");
    const address = clientAddress(request, trustProxy);
    const visit = admission.arrive(address);
    try {
      await visit.turn(response);
      const wait = secondsToWait(address);
      if (wait > 0) return route.refuse("too_many", wait);
      const token = tokenIn(request);
      // Cookies count for nothing here: other sites' scripts may ask.
      const actor = token === undefined ? VISITOR : await holderOf(token);
      if (!actor) return route.refuse("unauthorized");
      const answer = await route.read({ ...addressFor(route, request.url), params, actor });
      if (answer.afterwards) response.once("close", () => void runAfterwards(answer.afterwards!));
      return token === undefined ? answer : forOne(answer);
    } catch (error) {
      if (isOverloaded(error)) throw error;
      log.error({ err: error, route: route.pattern }, "request failed");
      return route.refuse("internal");
    } finally {
      visit.leave();
    }
  }

  async function makeAndCache(
    exchange: Exchange,
    match: DataMatch,
    key: string,
  ): Promise<CachedPage | undefined> {
    const madeSince = cache.now();
    const answer = await make(exchange, match);
    if (!answer.sources?.length || answer.status !== 200 || exchange.request.method !== "GET") {
      await send(exchange, answer, always);
      return undefined;
    }
    const prepared = await preparePage(headersOf(answer, always), Buffer.from(answer.body));
    const page = { ...prepared, route: match.route.pattern };
    cache.store(key, page, answer.sources, madeSince);
    sendPage(exchange.request, exchange.response, page, exchange.id);
    return page;
  }

  /** `key` is the name in the page cache; undefined for whom nothing is cached. */
  return async (exchange: Exchange, match: DataMatch, key: string | undefined): Promise<void> => {
    exchange.route = match.route.pattern;
    const { request, response, id } = exchange;
    if (!isReadable(request)) return send(exchange, match.route.refuse("invalid"), always);
    if (key === undefined || request.method !== "GET")
      return send(exchange, await make(exchange, match), always);
    // Under the address as its route reads it.
    const cached = cache.get(key);
    if (cached) return sendPage(request, response, cached, id);
    const shared = await share(key, () => makeAndCache(exchange, match, key));
    if (shared.others) sendPage(request, response, shared.others, id);
  };
}

const TOKEN = /^Bearer +(\S{1,4000})$/i;
/** Empty, which is no valid one, where the header holds something else than a token. */
function tokenIn({ headers: { authorization = "" } }: IncomingMessage): string | undefined {
  return /^bearer\b/i.test(authorization) ? (TOKEN.exec(authorization)?.[1] ?? "") : undefined;
}

/** What was made for the holder of a token stays in no cache. */
const forOne = (answer: DataAnswer): DataAnswer => ({
  ...answer,
  sources: undefined,
  headers: { ...answer.headers, "cache-control": "private, no-store" },
});

async function runAfterwards(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error }, "what follows an answer failed");
  }
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

function isReadable({ url = "" }: IncomingMessage): boolean {
  if (!url.includes("%")) return true;
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

function headersOf(
  { headers, framed }: DataAnswer,
  always: Readonly<Record<string, string>>,
): Record<string, string> {
  return { ...(framed ? withoutFrameBan(always) : always), ...headers };
}

/** In one write with its length. */
async function send(
  { request, response, id }: Exchange,
  answer: DataAnswer,
  always: Readonly<Record<string, string>>,
): Promise<void> {
  const { status, body } = answer;
  const headers = headersOf(answer, always);
  const { etag } = headers;
  const wanted = negotiate(request.headers["accept-encoding"]);
  if (etag && status === 200 && hasAlready(request.headers["if-none-match"], etag)) {
    response.writeHead(304, { ...headers, etag: tagIn(etag, wanted), "x-request-id": id });
    response.end();
    return;
  }
  const plain = Buffer.from(body);
  const encoding = plain.length < WORTH_PACKING ? "identity" : wanted;
  const bytes = encoding === "identity" ? plain : await compress(plain, encoding, "once");
  response.writeHead(status, {
    ...headers,
    ...(etag && { etag: tagIn(etag, encoding) }),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    // A 204 has no body, and says so by having no length.
    ...(status !== 204 && { "content-length": bytes.length }),
    vary: "accept-encoding",
    "x-request-id": id,
  });
  response.end(request.method === "HEAD" || status === 204 ? undefined : bytes);
}
