import {
  NUMBERED_PAGES,
  PAGE_SIZE,
  type AthletePageQuery,
  type AthleteQuery,
} from "#domain/athletes/athlete-query.ts";
import { asId } from "#domain/id.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { looksForWords } from "./list-sql.ts";
import * as queries from "./queries.ts";
import type { CardRow } from "./rows.ts";
import { toCard, type AthleteCard } from "./views.ts";

const COUNTED = NUMBERED_PAGES * PAGE_SIZE;

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
export async function listAthletes(query: AthletePageQuery, today: Temporal.PlainDate): Promise<AthleteList> {
  const after = asId(query.after);
  const before = after ? undefined : asId(query.before);
  const byCursor = Boolean(after ?? before);
  const page = Math.min(query.page, NUMBERED_PAGES + 1);
  const inReach = byCursor || page <= NUMBERED_PAGES;
  // One row more than a page tells whether there is a next one.
  const request = {
    limit: PAGE_SIZE + 1,
    offset: byCursor ? 0 : (page - 1) * PAGE_SIZE,
    after,
    before,
  };
  const counting = queries.countPublic(query, COUNTED + 1, today);
  // A search reads its page in one of two ways, depending on how many match.
  const few = looksForWords(query) && (await counting) <= COUNTED;
  const [found, counted] = await Promise.all([
    inReach ? queries.listPublic(query, { ...request, few }, today) : [],
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

export interface CatalogPage {
  limit: number;
  /** The athlete after whom the page starts. */
  after: string | null;
}

/** The limit is part of the statement's text. A few sizes keep the number of prepared statements small. */
const STEPS = [11, 21, 51, 101];

/** For programs: no numbers, no totals, any length up to a hundred. */
export async function catalogOfAthletes(
  query: AthleteQuery,
  { limit, after }: CatalogPage,
  today: Temporal.PlainDate,
): Promise<Result<{ athletes: AthleteCard[]; next: string | null }, "cursor_gone">> {
  const few = looksForWords(query) && (await queries.countPublic(query, COUNTED + 1, today)) <= COUNTED;
  const step = STEPS.find((size) => size > limit)!;
  const rows = await queries.listPublic(query, { limit: step, after: after ?? undefined, few }, today);
  // When the cursor's profile is no longer public, an empty page would look like the end of the list.
  if (rows.length === 0 && after && !(await queries.isPublic(after))) return err("cursor_gone");
  const page = rows.slice(0, limit);
  return ok({
    athletes: page.map((row) => toCard(row, today)),
    next: rows.length > limit ? page.at(-1)!.id : null,
  });
}

/** A page that was read backwards has its rows in reverse. */
function trim(rows: CardRow[], backwards: boolean): CardRow[] {
  const page = rows.slice(0, PAGE_SIZE);
  return backwards ? page.toReversed() : page;
}
