import { LRUCache } from "lru-cache";

/** The parameters that a page reads, or "all" where an unknown one changes the answer. */
export type KnownParameters = readonly string[] | "all";

export interface PageKey {
  text: string;
  /** The address without what the page does not read. */
  url: string;
}

const MOST_PATHS = 20_000;
/** The router's own, in its requests for data. */
const ROUTER_PARAMETERS = ["_routes", "index"];

/**
 * What cached pages are known by: the address with the parameters that the page reads. Links from elsewhere carry
 * parameters of their own (utm_…, fbclid), and anybody can invent more: they would make the same page anew each time.
 * Which parameters a page reads is learned when it is first made.
 */
export function createPageKeys() {
  const parameters = new LRUCache<string, KnownParameters>({ max: MOST_PATHS });
  return {
    /** No address has a space in it, so that no two make the same key. */
    of(origin: string, url: string): PageKey {
      const start = url.indexOf("?");
      if (start === -1) return { text: `${origin} ${url}`, url };
      const [path, query] = [url.slice(0, start), url.slice(start + 1)];
      const known = parameters.get(`${origin} ${path}`);
      if (known === undefined || known === "all") return { text: `${origin} ${url}`, url };
      const short = `${path}${only(query, path.endsWith(".data") ? [...known, ...ROUTER_PARAMETERS] : known)}`;
      return { text: `${origin} ${short}`, url: short };
    },
    learn(origin: string, url: string, known: KnownParameters): void {
      parameters.set(`${origin} ${url.split("?", 1)[0]}`, known);
    },
  };
}

/** In one order, whatever order they came in. */
function only(query: string, known: readonly string[]): string {
  const read = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => known.includes(name)));
  read.sort();
  return read.size > 0 ? `?${read}` : "";
}
