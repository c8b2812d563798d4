import type { ServerBuild } from "react-router";
import { log } from "#server/platform/log.server.ts";

let words: ReadonlySet<string> = new Set();

/** The words that our own routes begin with, such as "atletas". Set once, at start. */
export function setRouteWords({ routes }: Pick<ServerBuild, "routes">): void {
  const first = Object.values(routes).map((route) => route?.path?.split("/", 1)[0] ?? "");
  words = new Set(first.filter((word) => word !== "" && !word.startsWith(":") && word !== "*"));
}

/** Somebody followed a link that leads nowhere: worth knowing where in the site, as far as no name is told. */
export const noteMissing = ({ pathname }: URL): void => log.info(traceOf(pathname), "page not found");

/**
 * What the log may hold of an address that leads nowhere. A path can be a child's name or whatever somebody typed:
 * only a first word that we wrote ourselves is repeated, and how long the path is.
 */
export function traceOf(pathname: string): { under: string | undefined; segments: number } {
  const segments = pathname.split("/").filter(Boolean);
  const [first = ""] = segments;
  return { under: words.has(first) ? first : undefined, segments: segments.length };
}
