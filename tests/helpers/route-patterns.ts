import type { RouteConfigEntry } from "@react-router/dev/routes";
import { dataRoutes } from "#app/data-routes.ts";
import routes from "#app/routes.ts";

export interface RoutePattern {
  /** As the router matches it, with all that stands above it: "/admin/revisoes/:id". */
  pattern: string;
  /** By which a browser asks for the data of this route alone. */
  id: string;
  /** The module, relative to app/. */
  file: string;
}

/** Every address of the product, from the table of the router's routes and that of data routes. */
export const ROUTE_PATTERNS: readonly RoutePattern[] = [
  ...patternsOf(routes),
  ...dataRoutes.map(({ pattern }) => ({ pattern, id: pattern, file: "data-routes.ts" })),
];

/** The same as text, each once. */
export const PATTERNS: readonly string[] = [...new Set(ROUTE_PATTERNS.map(({ pattern }) => pattern))];

export const hasParameter = (pattern: string): boolean => /[:*]/.test(pattern);

function patternsOf(entries: readonly RouteConfigEntry[], above = ""): RoutePattern[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    const id = entry.id ?? entry.file.replace(/\.\w+$/, "");
    const own = entry.path || entry.index ? [{ pattern: path || "/", id, file: entry.file }] : [];
    return [...own, ...patternsOf(entry.children ?? [], path)];
  });
}
