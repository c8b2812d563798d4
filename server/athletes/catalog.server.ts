import type { Sort } from "#domain/athletes/list-filters.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { today } from "#server/platform/clock.ts";
import { looksForWords, type ListConditions } from "./list-sql.ts";
import * as queries from "./queries.ts";
import { toCard, type AthleteCard } from "./views.ts";

export type { AthleteCard };

export interface CatalogRequest {
  conditions: ListConditions;
  sort: Sort;
  limit: number;
  /** The athlete after whom the page starts. */
  after: string | null;
}

const FEW = 450;
/** The limit stands in the statement's text: a few steps, so that there are few statements to remember. */
const STEPS = [11, 21, 51, 101];

/** Public profiles page by page, for programs: no numbers, no totals, any length up to a hundred. */
export async function catalog(
  _actor: Actor,
  { conditions, sort, limit, after }: CatalogRequest,
): Promise<Result<{ athletes: AthleteCard[]; next: string | null }, "cursor_gone">> {
  const day = today();
  const few = looksForWords(conditions) && (await queries.countPublic(conditions, FEW + 1, day)) <= FEW;
  const step = STEPS.find((size) => size > limit)!;
  const request = { sort, limit: step, after: after ?? undefined, few };
  const rows = await queries.listPublic(conditions, request, day);
  // A profile that left takes its place in the order along: an empty page would read as the end.
  if (rows.length === 0 && after && !(await queries.isPublic(after))) return err("cursor_gone");
  const page = rows.slice(0, limit);
  return ok({
    athletes: page.map((row) => toCard(row, day)),
    next: rows.length > limit ? page.at(-1)!.id : null,
  });
}
