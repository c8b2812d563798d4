import type { ServerBuild } from "react-router";
import type { ProblemCode } from "#domain/api/problem.ts";
import type { Actor } from "#domain/identity/actor.ts";

/** What a data route is told of a request. Whoever needs cookies or a body is answered by the router. */
export interface DataRequest {
  path: string;
  /** Without its question mark. */
  query: string;
  params: Readonly<Record<string, string>>;
  /** Who the token of the request speaks for; a visitor without one. */
  actor: Actor;
}

/** Written as it is: no `Response`, whose making costs as much as the rest of a short answer. */
export interface DataAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Other sites may show it in a frame. */
  framed?: true;
  /** What it was made from, as in `cachePage`. Absent or empty: it is made for each request. */
  sources?: readonly string[];
  /** What is done once the answer has been sent. Not done again when it is taken from a cache. */
  afterwards?: () => Promise<void>;
}

/** An address that answers without rendering a page. `data-answer.ts` leads every request to it. */
export interface DataRoute {
  /** As the log names it, such as "/api/v1/athletes/:subdomain". */
  pattern: string;
  /**
   * What of a query it reads. Anybody can add more, which makes no other answer. Absent: all of it, where what is not
   * known is refused.
   */
  readsOf?(query: string): string;
  /** For GET and HEAD. */
  read(request: DataRequest): Promise<DataAnswer>;
  /** For OPTIONS: what scripts of other sites may do. */
  preflight(): DataAnswer;
  /** In the form that whoever asks can read. */
  refuse(code: ProblemCode, retryAfterSeconds?: number): DataAnswer;
}

export interface DataMatch {
  route: DataRoute;
  params: Record<string, string>;
}

/** The address as this route reads it. */
export function addressFor(route: DataRoute, url = ""): { path: string; query: string } {
  const { path, query } = addressIn(url);
  return { path, query: route.readsOf ? route.readsOf(query) : query };
}

/** Without question mark. */
export function addressIn(url: string): { path: string; query: string } {
  const start = url.indexOf("?");
  return start === -1 ? { path: url, query: "" } : { path: url.slice(0, start), query: url.slice(start + 1) };
}

export type FindDataRoute = (path: string) => DataMatch | undefined;

/** The table of data routes that the build was made with (app/data-routes.ts). */
export const dataRoutesOf = ({ entry }: Pick<ServerBuild, "entry">): readonly DataRoute[] =>
  (entry.module as { dataRoutes?: readonly DataRoute[] }).dataRoutes ?? [];

/** Compiled once: the router's own matching costs as much as the answer. */
export function createDataMatcher(routes: readonly DataRoute[]): FindDataRoute {
  const exact = new Map(routes.map((route) => [route.pattern, { route, params: {} }]));
  // What is spelled out goes before what is a name, and both before the rest of a folder.
  const compiled = routes
    .map((route) => ({ route, names: namesIn(route.pattern), test: toExpression(route.pattern) }))
    .toSorted((a, b) => rank(a.route.pattern) - rank(b.route.pattern));
  const prefixes = [...new Set(routes.map(({ pattern }) => pattern.split(/[:*]/, 1)[0]!.replace(/\/$/, "")))];
  return (path) => {
    const known = exact.get(path);
    if (known) return known;
    const lower = path.toLowerCase();
    if (!prefixes.some((prefix) => lower.startsWith(prefix))) return undefined;
    for (const { route, names, test } of compiled) {
      const found = test.exec(path);
      if (found) return { route, params: paramsOf(names, found) };
    }
    return undefined;
  };
}

/** A name that is not properly encoded stays as it is; such an address is refused before it is read. */
function paramsOf(names: readonly string[], found: readonly (string | undefined)[]): Record<string, string> {
  return Object.fromEntries(names.map((name, n) => [name, decoded(found[n + 1] ?? "")]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const rank = (pattern: string): number => (pattern.endsWith("*") ? 1000 : namesIn(pattern).length);

const namesIn = (pattern: string): string[] =>
  [...pattern.matchAll(/:(\w+)|\*/g)].map(([all, name]) => name ?? all);

/** Upper case and a slash at the end are as good, as in the router. */
function toExpression(pattern: string): RegExp {
  const source = pattern
    .split("/")
    .slice(1)
    .map((part) => {
      if (part === "*") return "(?:/(.*))?";
      return part.startsWith(":") ? "/([^/]+)" : `/${RegExp.escape(part)}`;
    });
  return new RegExp(`^${source.join("")}/?$`, "i");
}
