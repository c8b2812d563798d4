import { LRUCache } from "lru-cache";
import type { ChangeListener } from "#server/platform/database/changes.ts";
import { insideTransaction } from "#server/platform/database/database.ts";

let listening = false;
/** Null: everything. */
const forgetters = new Set<(kind: string | null, ids: readonly string[] | "all") => void>();

/**
 * Makes a value that costs much once, and keeps it until a change of one of these kinds is announced, or
 * it is asked for by another key. Whoever hears no announcements (a test, a process whose connection is
 * lost) gets a new one each time, and so does a transaction, which sees what nobody else does yet.
 */
export function remembered<T>(
  kinds: readonly string[],
  make: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  let cached: { key: string; value: Promise<T> } | undefined;
  forgetters.add((kind) => {
    if (kind === null || kinds.includes(kind)) cached = undefined;
  });
  return (key) => {
    if (!listening || insideTransaction()) return make(key);
    if (cached?.key === key) return cached.value;
    const value = make(key);
    const current = (cached = { key, value });
    // A failure is not cached; who waits for it hears of it.
    value.catch(() => {
      if (cached === current) cached = undefined;
    });
    return value;
  };
}

const MOST_VALUES = 5000;
/** A change that no public page shows is not announced, so that values are read again after this time. */
const LONGEST_MS = 60_000;

/**
 * One value for each id, such as its name, read once for all who ask within a minute, until a change of that id is
 * announced.
 */
export function rememberedById<T extends object | string>(
  kind: string,
  make: (ids: readonly string[]) => Promise<Map<string, T>>,
): (ids: readonly string[]) => Promise<Map<string, T>> {
  const cached = new LRUCache<string, T>({ max: MOST_VALUES, ttl: LONGEST_MS });
  let changes = 0;
  forgetters.add((changed, ids) => {
    if (changed !== null && changed !== kind) return;
    changes++;
    if (ids === "all") cached.clear();
    else for (const id of ids) cached.delete(id);
  });
  return async (ids) => {
    if (!listening || insideTransaction()) return make(ids);
    const found = new Map<string, T>();
    for (const id of ids) {
      const value = cached.get(id);
      if (value !== undefined) found.set(id, value);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    const before = changes;
    for (const [id, value] of await make(missing)) {
      found.set(id, value);
      // If the row changed while it was read, the value may be the old one.
      if (before === changes) cached.set(id, value);
    }
    return found;
  };
}

export const rememberedValues: ChangeListener = {
  changed(kind, ids) {
    for (const forget of forgetters) forget(kind, ids);
  },
  setListening(value) {
    listening = value;
    for (const forget of forgetters) forget(null, "all");
  },
};
