import type { ChangeListener } from "#server/platform/database/changes.ts";
import { insideTransaction } from "#server/platform/database/database.ts";

let listening = false;
/** Null: everything. */
const forgetters = new Set<(kind: string | null) => void>();

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

export const rememberedValues: ChangeListener = {
  changed(kind) {
    for (const forget of forgetters) forget(kind);
  },
  setListening(value) {
    listening = value;
    for (const forget of forgetters) forget(null);
  },
};
