import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { RouterContextProvider } from "react-router";
import { PROBLEM_TYPE, problemOf } from "#domain/api/problem.ts";
import type { KeptPage, PageCache } from "#server/platform/cache/page-cache.ts";
import { clientAddress } from "./client-address.ts";
import { clientContext } from "./client.server.ts";
import { BodyTooLarge, limitBody } from "./body-limit.ts";
import { compress, compressible, negotiate } from "./encoding.ts";
import { originOf } from "./origin.ts";
import { hasAlready, preparePage, sendPage, tagIn } from "./page-answer.ts";
import { pageContext, type Page } from "./request-context.server.ts";

export type Router = (request: Request, context: RouterContextProvider) => Promise<Response>;

export interface RouterAnswerOptions {
  router: Router;
  cache: PageCache;
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>;
  trustProxy: boolean;
}

/** Asks the router, and keeps what it made for the next visitor when the page allows it. */
export function createRouterAnswer({ router, cache, always, trustProxy }: RouterAnswerOptions) {
  const underWay = new Map<string, Promise<KeptPage | undefined>>();

  async function make(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<{ answer: Response; page: Page }> {
    const page = newPage();
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    context.set(clientContext, {
      address: clientAddress(request, trustProxy),
      userAgent: request.headers["user-agent"]?.slice(0, 300) ?? null,
    });
    const incoming = readRequest(request, response, trustProxy);
    if (!incoming) return { answer: badAddress(request), page };
    const limited = limitBody(incoming);
    const answer = await router(limited.request, context);
    if (limited.exceeded()) throw new BodyTooLarge();
    return { answer, page };
  }

  /** Sends the answer; resolves to the page if it may be kept under `key`. */
  async function answerAndKeep(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    requestId: string,
  ): Promise<KeptPage | undefined> {
    const madeSince = cache.now();
    const { answer, page } = await make(request, response);
    if (request.method !== "GET" || !mayKeep(answer, page)) {
      await send(request, response, answer);
      return undefined;
    }
    const headers = { ...always, ...Object.fromEntries(answer.headers) };
    const kept = await preparePage(headers, Buffer.from(await answer.arrayBuffer()));
    cache.keep(key, kept, [...page.madeFrom], madeSince);
    sendPage(request, response, kept, requestId);
    return kept;
  }

  return {
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { answer } = await make(request, response);
      await send(request, response, answer);
    },
    /** Visitors who ask for the same page at the same moment share one rendering. */
    async answerShared(
      request: IncomingMessage,
      response: ServerResponse,
      key: string,
      requestId: string,
    ): Promise<void> {
      const shared = await underWay.get(key)?.catch(() => undefined);
      if (shared) return sendPage(request, response, shared, requestId);
      const making = answerAndKeep(request, response, key, requestId);
      if (request.method === "GET") {
        underWay.set(key, making);
        void making.catch(() => {}).finally(() => underWay.get(key) === making && underWay.delete(key));
      }
      await making;
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
function newPage(): Page {
  let nonce: string | undefined;
  return {
    get nonce() {
      return (nonce ??= randomBytes(16).toString("base64url"));
    },
    madeFrom: new Set(),
  };
}

/** Programs get the error in the form that they read. */
function badAddress({ url }: IncomingMessage): Response {
  const text = "Endereço inválido.";
  if (!url?.startsWith("/api/v1/")) return new Response(text, { status: 400 });
  const body = JSON.stringify(problemOf("invalid", text));
  return new Response(body, { status: 400, headers: { "content-type": PROBLEM_TYPE } });
}

const mayKeep = (answer: Response, page: Page): boolean =>
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
  if (!answer.body || !packable) return sendResponse(response, answer);
  const plain = Buffer.from(await answer.arrayBuffer());
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

const WORTH_PACKING = 1000;

const withEncoding = (vary: string | null): string => {
  if (!vary) return "accept-encoding";
  return vary.includes("accept-encoding") ? vary : `${vary}, accept-encoding`;
};
