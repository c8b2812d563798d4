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
import { ASK_EACH_TIME, tagOf } from "#server/platform/http/copies.server.ts";
import type { DataAnswer, DataRequest, DataRoute } from "#server/platform/http/data-routes.server.ts";

interface Found {
  body: object;
  /** What it was made from: see `cachePage`. */
  sources: readonly string[];
  afterwards?: () => Promise<void>;
}

/** The thing has another address now. */
interface MovedTo {
  location: string;
  permanent: boolean;
}

/** How one address of the API is read. */
export type ApiRead = (request: DataRequest) => Promise<DataAnswer>;

const READS = "GET, HEAD, OPTIONS";

/** Open to every site's scripts. */
const OPEN = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, link, retry-after",
  "cross-origin-resource-policy": "cross-origin",
  // Search engines must not list answers of the API: a guardian may have said no to search engines.
  "x-robots-tag": "noindex",
};

/** Parses the query, asks, and answers as JSON that can be cached and asked for again. */
export function apiRead<T extends z.ZodObject>(
  schema: T,
  find: (query: z.output<T>, request: DataRequest) => Promise<Found | MovedTo | Problem>,
): ApiRead {
  const withoutQuery = parseQuery(schema, new URLSearchParams());
  return async (request) => {
    const query = request.query ? parseQuery(schema, new URLSearchParams(request.query)) : withoutQuery;
    if (!query.ok) return problem(wrongParameters(query.error));
    const answer = await find(query.value, request);
    if ("location" in answer) return movedTo(answer);
    return "sources" in answer ? found(answer) : problem(answer);
  };
}

/** One address of the public API: read only, open to everybody's scripts. */
export const publicApi = (pattern: string, read: ApiRead): DataRoute => ({
  pattern,
  read,
  preflight,
  refuse: refuseRead,
});

export function refuseRead(code: ProblemCode, retryAfterSeconds?: number): DataAnswer {
  return problem(problemFor(code), {
    ...(code === "method" && { allow: READS }),
    ...(retryAfterSeconds && { "retry-after": String(retryAfterSeconds) }),
  });
}

/** An unknown address below the API is answered in JSON too. */
export const unknownAddress = (pattern: string): DataRoute => ({
  pattern,
  read: async () => problem(problemFor("not_found")),
  preflight,
  refuse: (code, seconds) => refuseRead(code === "method" ? "not_found" : code, seconds),
});

export const problemFor = (code: ProblemCode): Problem => problemOf(code, PROBLEM_DETAILS[code]);

function wrongParameters(errors: WrongParameter[]): Problem {
  const detail = errors.map(({ parameter, detail: reason }) => `${parameter}: ${reason}`).join(" ");
  return problemOf("invalid", detail, errors);
}

export const wrongCursor = (detail = "Este não é um cursor desta lista."): Problem =>
  wrongParameters([{ parameter: "cursor", detail }]);

const problem = (body: Problem, headers: Record<string, string> = {}): DataAnswer => ({
  status: body.status,
  headers: { ...OPEN, "content-type": PROBLEM_TYPE, "cache-control": "no-store", ...headers },
  body: JSON.stringify(body),
});

const movedTo = ({ location, permanent }: MovedTo): DataAnswer => ({
  status: permanent ? 301 : 302,
  headers: { ...OPEN, location, "cache-control": permanent ? ASK_EACH_TIME : "no-store" },
  body: "",
});

function found({ body, sources, afterwards }: Found): DataAnswer {
  const text = JSON.stringify(body);
  const next = "next" in body && typeof body.next === "string" ? body.next : null;
  return {
    status: 200,
    headers: {
      ...OPEN,
      ...(next && { link: `<${next}>; rel="next"` }),
      "content-type": "application/json; charset=utf-8",
      "cache-control": ASK_EACH_TIME,
      etag: tagOf(text),
      vary: "accept-encoding",
    },
    body: text,
    sources,
    ...(afterwards && { afterwards }),
  };
}

const preflight = (): DataAnswer => ({
  status: 204,
  headers: {
    ...OPEN,
    allow: READS,
    "access-control-allow-methods": READS,
    "access-control-allow-headers": "authorization, if-none-match",
    "access-control-max-age": "86400",
  },
  body: "",
});
