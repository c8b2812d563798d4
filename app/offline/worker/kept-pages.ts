import { OFFLINE_CACHES } from "#domain/offline-pages.ts";
import { fateOf, isPageOf, isPast } from "./requests.ts";

/** Files are asked for by their address alone: a page's `Accept-Encoding` is not ours. */
const BY_ADDRESS = { ignoreVary: true } as const;

interface Shell {
  /** The name of the router's manifest, which every page of the build names. */
  build: string;
  /** The files that the pages of this scope need. */
  files: readonly string[];
  scopePath: string;
}

/** What a worker holds: one cache for each build, with the build's files and the pages that were asked for. */
export function createKeptPages({ build, files, scopePath }: Shell) {
  const prefix = `${OFFLINE_CACHES}${scopePath} `;
  const open = () => caches.open(prefix + build);

  /** Fetches what is missing: all of it at first, and what somebody cleared later. */
  async function completeFiles(more: readonly string[] = []): Promise<void> {
    const cache = await open();
    const missing = await Promise.all(
      [...files, ...more].map(async (file) => ((await cache.match(file, BY_ADDRESS)) ? [] : [file])),
    );
    await cache.addAll(missing.flat());
  }

  /** Rejects without network. */
  const fetchPage = async (path: string) => settle(path, await fetch(path, { cache: "no-store" }));

  /** Keeps this answer for the page, forgets the page, or leaves what is there. */
  async function settle(path: string, answer: Response): Promise<ReturnType<typeof fateOf>> {
    const { status, redirected, headers } = answer;
    const copy = answer.clone();
    const fate = fateOf({ status, redirected, headers, html: await answer.text() }, build, Date.now());
    const cache = await open();
    if (fate === "keep") await cache.put(path, copy);
    if (fate === "forget") await cache.delete(path, BY_ADDRESS);
    return fate;
  }

  async function page(path: string): Promise<Response | undefined> {
    const kept = await (await open()).match(path, BY_ADDRESS);
    return kept && !isPast(kept, Date.now()) ? kept : undefined;
  }

  const file = async (request: Request): Promise<Response | undefined> =>
    (await open()).match(request, BY_ADDRESS);

  /** Pages that an older worker of this scope kept: the new one fetches them again, made by its own build. */
  async function takeOver(): Promise<void> {
    const older = (await ownCaches()).filter((name) => name !== prefix + build);
    const paths = new Set((await Promise.all(older.map(pagesIn))).flat());
    for (const path of paths) {
      // Not reachable, signed out, or a newer build already: this worker would leave the phone without its page.
      if ((await fetchPage(path)) === "leave") throw new Error("a kept page could not be fetched again");
    }
  }

  async function dropOlder(): Promise<void> {
    const older = (await ownCaches()).filter((name) => name !== prefix + build);
    await Promise.all(older.map((name) => caches.delete(name)));
  }

  /** Pages past their date go, in every cache of this scope. */
  async function sweep(): Promise<void> {
    for (const name of await ownCaches()) {
      const cache = await caches.open(name);
      for (const path of await pagesIn(name)) {
        const kept = await cache.match(path, BY_ADDRESS);
        if (kept && isPast(kept, Date.now())) await cache.delete(path, BY_ADDRESS);
      }
    }
  }

  const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

  async function pagesIn(name: string): Promise<string[]> {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => isPageOf(path, scopePath));
  }

  return { completeFiles, fetchPage, settle, page, file, takeOver, dropOlder, sweep };
}
