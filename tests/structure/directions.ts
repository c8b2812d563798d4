import type { Import } from "./imports.ts";

/** Lower may not know higher. Capabilities on one line do not know each other. */
const CAPABILITY_ORDER = [
  ["platform"],
  ["identity"],
  ["desk"],
  ["guardians", "media", "settings"],
  ["athletes"],
  ["clubs", "inquiries", "sponsors"],
  ["championships"],
  ["events"],
  ["billing"],
  ["messages"],
  ["registrations"],
  ["scouting"],
  ["moderation"],
  ["rights"],
  ["profiles"],
  ["administration"],
];

const TOP_ALLOWED: Record<string, readonly string[]> = {
  domain: ["domain"],
  drawing: ["drawing", "domain"],
  tools: ["tools", "domain"],
  server: ["server", "domain", "drawing"],
  app: ["app", "server", "domain", "drawing"],
  seed: ["seed", "server", "domain", "drawing"],
  cli: ["cli", "seed", "server", "domain", "drawing", "tools"],
};

/** Why this import points the wrong way, or undefined when it does not. */
export function wrongDirection({ from, to }: Import): string | undefined {
  const [fromTop, toTop] = [topOf(from), topOf(to)];
  if (isTest(from)) return undefined;
  if (!TOP_ALLOWED[fromTop]?.includes(toTop)) return `${fromTop}/ must not import ${toTop}/`;
  if (fromTop === "app" && toTop === "server" && !/\.server\.tsx?$/.test(to))
    return "app/ imports only *.server.ts of server/";
  if (fromTop === "app" && toTop === "app") return betweenAreas(from, to);
  if (fromTop === "server" && toTop === "server") return betweenCapabilities(from, to);
  return undefined;
}

/** Folders that import each other, directly or in a circle: each circle is reported once. */
export function cycles(imports: readonly Import[], nodeOf: (file: string) => string): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [nodeOf(from), nodeOf(to)];
    if (!isTest(from) && a !== b) graph.set(a, (graph.get(a) ?? new Set()).add(b));
  }
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (node: string, trail: string[]) => {
    const seenAt = trail.indexOf(node);
    if (seenAt >= 0) return void found.add([...trail.slice(seenAt), node].join(" → "));
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return [...found];
}

/** The tables of routes name every area. */
const TABLES = new Set(["app/routes.ts", "app/data-routes.ts"]);

function betweenAreas(from: string, to: string): string | undefined {
  const [fromArea, toArea] = [areaOf(from), areaOf(to)];
  if (toArea && !fromArea && !TABLES.has(from)) return "app/components must not know an area";
  return fromArea && toArea && fromArea !== toArea ? "areas must not import each other" : undefined;
}

function betweenCapabilities(from: string, to: string): string | undefined {
  const [a, b] = [from.split("/")[1]!, to.split("/")[1]!];
  if (a === b) return undefined;
  const [low, high] = [levelOf(b), levelOf(a)];
  if (low === undefined || high === undefined)
    return `server/${low === undefined ? b : a} has no place in the order of capabilities`;
  if (low >= high) return `server/${a} must not know server/${b}`;
  if (b === "platform" || surfacesOf(b).test(to)) return undefined;
  return `server/${b} is reached through its surfaces only, not through ${to}`;
}

/**
 * What others may import of a capability: `*.server.ts` is what app/ imports; `<capability>.ts` is for the
 * capabilities above it (`trust.ts` too: whether a club may reach families), `rights.ts` for server/rights,
 * `staff-view.ts` and `reviews.ts` for server/moderation, `imported.ts` (many rows of a file at once) and
 * `merge.ts` (two profiles that are one) for server/administration, and `tables.ts` for foreign keys.
 */
const surfacesOf = (capability: string) =>
  new RegExp(`(\\.server|/(${capability}|trust|rights|staff-view|reviews|imported|merge|tables))\\.ts$`);

const levelOf = (capability: string) => {
  const level = CAPABILITY_ORDER.findIndex((names) => names.includes(capability));
  return level < 0 ? undefined : level;
};
const topOf = (file: string) => file.split("/", 1)[0]!;
const areaOf = (file: string) => /^app\/areas\/([^/]+)/.exec(file)?.[1];
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);
