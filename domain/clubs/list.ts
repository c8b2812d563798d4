export const CLUBS_PAGE_SIZE = 24;
/** The last page that can be asked for, since the cost of a page grows with its number. */
export const LAST_CLUBS_PAGE = 500;

/** The ranking is read from the top; every club's own page tells its place. */
export const RANKING_SIZE = 100;
/** Adjustments of points listed under the ranking. */
export const MOST_ADJUSTMENTS = 100;
/** Results shown beside each club of the ranking. */
export const RECENT_RESULTS = 4;
/** Results shown on the club's own page. */
export const LAST_RESULTS = 10;
/** Linked athletes shown until the visitor asks for all. */
export const SHOWN_ATHLETES = 6;
export const ALL_ATHLETES = 200;

/** The page number of an address; anything else means the first page. */
export function pageNumber(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? "") ? Number(text) : 1;
  return Math.max(1, Math.min(page, LAST_CLUBS_PAGE + 1));
}
