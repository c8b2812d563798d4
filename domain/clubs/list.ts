export const CLUBS_PAGE_SIZE = 24;
/** The deepest page that is looked up: what a page costs must not grow without end. */
export const LAST_CLUBS_PAGE = 500;

/** The ranking is read from the top; every club's own page tells its place. */
export const RANKING_SIZE = 100;
/** Results shown beside each club of the ranking. */
export const RECENT_RESULTS = 4;
/** Results shown on the club's own page. */
export const LAST_RESULTS = 10;
/** Linked athletes shown before one asks for all. */
export const SHOWN_ATHLETES = 6;
export const ALL_ATHLETES = 200;

/** The page number of an address; anything odd is the first page. */
export function pageNumber(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? "") ? Number(text) : 1;
  return Math.max(1, Math.min(page, LAST_CLUBS_PAGE + 1));
}
