import { LRUCache } from "lru-cache";

/** A finished answer in each encoding, with its headers as node:http writes them: name, value, name, value… */
export interface CachedPage {
  etag: string;
  /** The pattern of its route, for the log. */
  route?: string | undefined;
  shared: string[];
  forms: Record<"br" | "gzip" | "identity", { headers: string[]; body: Buffer }>;
}

interface Entry extends CachedPage {
  sources: readonly string[];
}

interface Notice {
  at: number;
  kind: string;
  ids: readonly string[] | "all";
}

export type PageCache = ReturnType<typeof createPageCache>;

// Ages and dates move at midnight without any row changing: nothing is cached longer than this.
const LONGEST_MS = 60_000;
const REMEMBERED_NOTICES = 1000;

/**
 * Finished pages for anonymous visitors, each known by what it was made from: a kind ("athlete") or one
 * thing of it ("athlete:<id>"). A page being made while one of its sources changes is not cached: it may
 * have read the old row.
 */
export function createPageCache(maxBytes: number) {
  const keysBySource = new Map<string, Set<string>>();
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    ttl: LONGEST_MS,
    sizeCalculation: ({ forms }, key) =>
      forms.br.body.length + forms.gzip.body.length + forms.identity.body.length + key.length + 2000,
    dispose: (entry, key) => forget(key, entry.sources),
  });
  let notices: Notice[] = [];
  let clock = 0;
  /** What began before this may have missed a notice. */
  let trustedFrom = 0;
  let listening = false;

  function forget(key: string, sources: readonly string[]) {
    for (const source of sources) {
      const keys = keysBySource.get(source);
      keys?.delete(key);
      if (keys?.size === 0) keysBySource.delete(source);
    }
  }

  function remember(notice: Notice) {
    notices.push(notice);
    if (notices.length <= REMEMBERED_NOTICES) return;
    notices = notices.slice(-REMEMBERED_NOTICES / 2);
    trustedFrom = Math.max(trustedFrom, notices[0]!.at);
  }

  return {
    get: (key: string): CachedPage | undefined => pages.get(key),
    /** To be taken before the page is made, and handed to `store` with the result. */
    now: () => clock,
    store(
      key: string,
      page: CachedPage,
      sources: readonly string[],
      madeSince: number,
      freshUntil: Temporal.Instant | null = null,
    ): boolean {
      const missed = notices.some(
        (notice) => notice.at > madeSince && sources.some((source) => touches(notice, source)),
      );
      const ttl = freshUntil ? Math.min(LONGEST_MS, freshUntil.epochMilliseconds - Date.now()) : LONGEST_MS;
      if (!listening || madeSince < trustedFrom || missed || ttl <= 0) return false;
      pages.set(key, { ...page, sources }, { ttl });
      for (const source of sources)
        keysBySource.set(source, (keysBySource.get(source) ?? new Set()).add(key));
      return true;
    },
    /** Something of `kind` changed: these ids, or too many to name. */
    changed(kind: string, ids: readonly string[] | "all") {
      const notice = { at: ++clock, kind, ids };
      remember(notice);
      const named =
        ids === "all"
          ? [...keysBySource.keys()].filter((source) => touches(notice, source))
          : [kind, ...ids.map((id) => `${kind}:${id}`)];
      for (const key of new Set(named.flatMap((source) => [...(keysBySource.get(source) ?? [])])))
        pages.delete(key);
    },
    /** Without notices of change nothing can be trusted: forget everything until they are back. */
    setListening(value: boolean) {
      listening = value;
      trustedFrom = ++clock;
      pages.clear();
    },
    size: () => pages.size,
  };
}

function touches({ kind, ids }: Notice, source: string): boolean {
  if (source === kind) return true;
  if (!source.startsWith(`${kind}:`)) return false;
  return ids === "all" || ids.includes(source.slice(kind.length + 1));
}
