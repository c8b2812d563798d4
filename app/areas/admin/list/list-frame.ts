import type { Actor } from "#domain/identity/actor.ts";
import { listAddress, listParameters, type Filter, type List, type ListQuery } from "#domain/lists/list.ts";
import type { SavedView } from "#domain/lists/saved-view.ts";
import { savedViewsOf } from "#server/desk/saved-views/saved-views.server.ts";

/** What a list shows around its rows. */
export interface ListFrame {
  query: ListQuery;
  /** The same as its address says it, without the page: what a saved view keeps. */
  asked: string;
  saved: SavedView[];
  /** Addresses of the neighbouring pages, and of the list's beginning where this is a later page. */
  next: string | null;
  previous: string | null;
  first: string | null;
}

/** For the loader of a list: its page, read beside the saved views, and the rows as the table shows them. */
export async function readList<Filters extends Record<string, Filter>, SortName extends string, Row>(
  actor: Actor,
  list: List<Filters, SortName>,
  query: ListQuery<Filters, SortName>,
  reading: Promise<{ rows: Row[]; next: string | null; previous: string | null }>,
): Promise<{ frame: ListFrame; rows: Row[] }> {
  const [{ rows, next, previous }, saved] = await Promise.all([reading, savedViewsOf(actor, list.path)]);
  const { after, before } = query;
  return {
    rows,
    frame: {
      query,
      asked: String(listParameters(list, { ...query, after: undefined, before: undefined })),
      saved,
      next: next && listAddress(list, query, { after: next }),
      previous: previous && listAddress(list, query, { before: previous }),
      first: after || before ? listAddress(list, query) : null,
    },
  };
}
