import type { ApiList } from "./wire.ts";
import { missing } from "./refusal.ts";

export interface Paging {
  limit: number;
  starting_after?: string;
}

/** A page of a list, the newest first. */
export function page<T extends { id: string }>(
  path: string,
  oldestFirst: Iterable<T>,
  { limit, starting_after: after }: Paging,
): ApiList<T> {
  const all = [...oldestFirst].toReversed();
  const before = after === undefined ? -1 : all.findIndex(({ id }) => id === after);
  if (after !== undefined && before < 0) throw missing("object", after);
  const data = all.slice(before + 1, before + 1 + limit);
  return { object: "list", data, has_more: before + 1 + limit < all.length, url: path };
}
