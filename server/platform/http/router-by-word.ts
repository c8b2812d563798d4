import { createRequestHandler, type ServerBuild } from "react-router";
import type { Router } from "./router-answer.ts";

type Routes = ServerBuild["routes"];

/**
 * The router tries all routes of its build one after the other, several times a request, and makes an object for
 * each. An address can only mean a route that begins with the same word, or with a name instead of a word: a
 * router that knows these routes alone gives the same answer. One for each first word, made when it is asked for.
 */
export function createRouterByWord(build: ServerBuild, mode: string): Router {
  const words = wordsOf(build.routes);
  const routers = new Map<string | undefined, Router>();
  const routerFor = (word: string | undefined): Router => {
    let router = routers.get(word);
    if (!router) {
      const routes = word === undefined ? build.routes : routesFor(build.routes, word);
      router = createRequestHandler({ ...build, routes }, mode);
      routers.set(word, router);
    }
    return router;
  };
  return (request, context) => {
    const word = firstWord(new URL(request.url).pathname);
    return routerFor(word !== undefined && words.has(word) ? word : undefined)(request, context);
  };
}

/** Undefined for any address that is not plainly written, such as an encoded one: all routes are tried for it. */
function firstWord(pathname: string): string | undefined {
  return /^\/([a-z0-9-]+)(?:\/|(?:\.data)?$)/.exec(pathname)?.[1];
}

const wordsOf = (routes: Routes): ReadonlySet<string> =>
  new Set(Object.keys(routes).flatMap((id) => beginningOf(routes, id) ?? []));

/** The routes that an address with this first word can mean, with the layouts around them. */
export function routesFor(routes: Routes, word: string): Routes {
  const meant = new Set<string>();
  for (const id of Object.keys(routes)) {
    const beginning = beginningOf(routes, id);
    if (beginning !== undefined && beginning !== word) continue;
    for (let one: string | undefined = id; one; one = routes[one]?.parentId) meant.add(one);
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => meant.has(id)));
}

/** The word that every address of this route begins with, if there is one. */
function beginningOf(routes: Routes, id: string): string | undefined {
  const parts: string[] = [];
  for (let one = routes[id]; one; one = one.parentId ? routes[one.parentId] : undefined)
    if (one.path) parts.unshift(one.path);
  return /^\/*([a-z0-9-]+)(?:\/|$)/.exec(parts.join("/"))?.[1];
}
