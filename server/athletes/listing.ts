import { z } from "zod";
import { NUMBERED_PAGES, PAGE_SIZE, type ListFilters } from "#domain/athletes/list-filters.ts";
import * as queries from "./queries.ts";
import type { CardRow } from "./rows.ts";
import { toCard, type AthleteCard } from "./views.ts";

const COUNTED = NUMBERED_PAGES * PAGE_SIZE;
const uuid = z.uuid();

export interface AthleteList {
  athletes: AthleteCard[];
  /** Matches, or null past the counted ones. */
  total: number | null;
  /** How many pages have a number. */
  pages: number;
  /** The page shown, or null when it was reached by cursor. */
  page: number | null;
  /** Cursors of the neighbours, where they have no number: the athlete at that edge of this page. */
  next: string | null;
  previous: string | null;
  /** The address asks for a page past the last one. */
  beyondEnd: boolean;
}

/**
 * Numbered pages up to the fiftieth (their OFFSET is bounded), cursors after it: the cost of a page
 * does not grow with its depth.
 */
export async function listAthletes(filters: ListFilters, today: Temporal.PlainDate): Promise<AthleteList> {
  const after = cursor(filters.depois);
  const before = after ? undefined : cursor(filters.antes);
  const byCursor = Boolean(after ?? before);
  const page = Math.min(filters.pagina, NUMBERED_PAGES + 1);
  const inReach = byCursor || page <= NUMBERED_PAGES;
  // One row more than a page tells whether there is a next one.
  const request = {
    sort: filters.ordem,
    limit: PAGE_SIZE + 1,
    offset: byCursor ? 0 : (page - 1) * PAGE_SIZE,
    after,
    before,
  };
  const counting = queries.countPublic(filters, COUNTED + 1, today);
  // How many match decides how a page of a search is found; without words one way fits all.
  const few = filters.busca !== "" && (await counting) <= COUNTED;
  const [found, counted] = await Promise.all([
    inReach ? queries.listPublic(filters, { ...request, few }, today) : [],
    counting,
  ]);
  const rows = trim(found, Boolean(before));
  const more = found.length > PAGE_SIZE;
  const lastNumbered = !byCursor && page === NUMBERED_PAGES;
  return {
    athletes: rows.map((row) => toCard(row, today)),
    total: counted > COUNTED ? null : counted,
    pages: Math.ceil(Math.min(counted, COUNTED) / PAGE_SIZE),
    page: byCursor ? null : page,
    next: ((before || more) && (byCursor || lastNumbered) && rows.at(-1)?.id) || null,
    previous: (((before && more) || after) && rows[0]?.id) || null,
    beyondEnd: rows.length === 0 && counted > 0,
  };
}

/** Anything that cannot be an athlete's id counts as none. */
const cursor = (text: string | undefined): string | undefined => uuid.safeParse(text).data;

/** A page read backwards arrives in reverse. */
function trim(rows: CardRow[], backwards: boolean): CardRow[] {
  const page = rows.slice(0, PAGE_SIZE);
  return backwards ? page.toReversed() : page;
}
