import type { ServerBuild } from "react-router";
import { log } from "#server/platform/log.server.ts";

let words: ReadonlySet<string> = new Set();

let programPaths: readonly RegExp[] = [];

/** What a route may say of itself by `handle`. */
export interface RouteHandle {
  /** Programs use it too: it answers them in their form, and checks for itself where a request comes from. */
  forPrograms?: true;
  /** Reads codes with the camera: its document may use the camera and WebAssembly, and no other one may. */
  readsCodes?: true;
}

/** Takes from the routes what must be known before one of them is matched. Once, at start. */
export function setRoutes({ routes }: Pick<ServerBuild, "routes">, dataPatterns: readonly string[]): void {
  const known = Object.values(routes).flatMap((route) => (route ? [route] : []));
  // The words that our own routes begin with, such as "atletas".
  const first = known.map((route) => route.path?.split("/", 1)[0] ?? "");
  words = new Set(first.filter((word) => word !== "" && !word.startsWith(":") && word !== "*"));
  const declared = known.flatMap(({ path, module }) =>
    path && (module.handle as RouteHandle | undefined)?.forPrograms ? [`/${path}`] : [],
  );
  programPaths = [...declared, ...dataPatterns].map(pathOf);
}

/** The address may be too long for the router to match it. One that is written in another way is not for programs. */
export const isForPrograms = (address: string): boolean => programPaths.some((path) => path.test(address));

/** All of it: "/campeonatos/:id/incorporar" says nothing of the forms at "/campeonatos/novo". */
function pathOf(pattern: string): RegExp {
  const parts = pattern.split("/").map((part) => {
    if (part === "*") return "[^?]*";
    return part.startsWith(":") ? "[^/?]+" : RegExp.escape(part);
  });
  return new RegExp(`^${parts.join("/")}/?(?:\\?|$)`);
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
