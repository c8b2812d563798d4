import { hash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { parseQuery } from "#domain/api/parse-query.ts";
import {
  PROBLEM_TYPE,
  problemOf,
  type Problem,
  type ProblemCode,
  type WrongParameter,
} from "#domain/api/problem.ts";
import { PROBLEM_DETAILS } from "#domain/api/problem-details.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { cachePage, pageContext } from "#server/platform/http/request-context.server.ts";
import { secondsToWait } from "#server/platform/limits/api-reads.server.ts";
import { log } from "#server/platform/log.server.ts";
import { isOverloaded } from "#server/platform/overloaded.server.ts";

interface Args {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

interface Found {
  body: object;
  /** What it was made from: see `cachePage`. */
  sources: readonly string[];
}

const READS = "GET, HEAD, OPTIONS";

/** Open to every site's scripts; whoever asks is a visitor, with or without a cookie. */
const OPEN = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, link, retry-after",
  "cross-origin-resource-policy": "cross-origin",
  // Found through the pages or not at all: a profile's guardian may have said no to search engines.
  "x-robots-tag": "noindex",
};

/** A minute at most, so that what a guardian takes back is soon gone from every cache. */
const SHORTLY = "public, max-age=60, must-revalidate";

/** Parses the query, asks, and answers as JSON that can be kept and asked for again; never with a stack. */
export async function answerRead<T extends z.ZodObject>(
  { request, url, context }: Args,
  schema: T,
  find: (query: z.output<T>) => Promise<Found | Problem>,
): Promise<Response> {
  if (request.method === "OPTIONS") return preflight();
  const wait = secondsToWait(browserOf(context).address);
  if (wait > 0) return problem(problemFor("too_many"), { "retry-after": String(wait) });
  const query = parseQuery(schema, url.searchParams);
  if (!query.ok) return problem(wrongParameters(query.error));
  try {
    const answer = await find(query.value);
    if (!("sources" in answer)) return problem(answer);
    // An unknown parameter is a mistake that the answer names.
    cachePage(context, answer.sources, "all");
    return found(answer.body);
  } catch (error) {
    if (isOverloaded(error)) throw error;
    log.error({ err: error, route: context.get(pageContext).route }, "request failed");
    return problem(problemFor("internal"));
  }
}

export const refuseMethod = (): Response => problem(problemFor("method"), { allow: READS });

export const problemFor = (code: ProblemCode): Problem => problemOf(code, PROBLEM_DETAILS[code]);

function wrongParameters(errors: WrongParameter[]): Problem {
  const detail = errors.map(({ parameter, detail: reason }) => `${parameter}: ${reason}`).join(" ");
  return problemOf("invalid", detail, errors);
}

export const wrongCursor = (detail = "Este não é um cursor desta lista."): Problem =>
  wrongParameters([{ parameter: "cursor", detail }]);

export const problem = (body: Problem, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status: body.status,
    headers: { ...OPEN, "content-type": PROBLEM_TYPE, "cache-control": "no-store", ...headers },
  });

function found(body: object): Response {
  const text = JSON.stringify(body);
  const next = "next" in body && typeof body.next === "string" ? body.next : null;
  return new Response(text, {
    headers: {
      ...OPEN,
      ...(next ? { link: `<${next}>; rel="next"` } : {}),
      "content-type": "application/json; charset=utf-8",
      "cache-control": SHORTLY,
      etag: `"${hash("sha256", text, "base64url").slice(0, 22)}"`,
      vary: "accept-encoding",
    },
  });
}

const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...OPEN,
      allow: READS,
      "access-control-allow-methods": READS,
      "access-control-allow-headers": "if-none-match",
      "access-control-max-age": "86400",
    },
  });
