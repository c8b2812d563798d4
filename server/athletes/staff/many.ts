import { isId } from "#domain/id.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { db } from "#server/platform/database/database.ts";
import { asc, inArray } from "#server/platform/database/orm.ts";
import { athletes } from "../tables.ts";

/** What one act did to many profiles, in the order asked for. */
export type Outcomes<Done, Problem extends string> = { id: string; result: Result<Done, Problem> }[];

/** More than a page of a list; what is beyond it is answered as not found. */
const MOST_AT_ONCE = 500;

/** The ids that can be ids at all, each once. */
export const askedIds = (ids: readonly string[]): string[] =>
  [...new Set(ids.filter(isId))].slice(0, MOST_AT_ONCE);

/** Locked in the order of the ids, so that two acts on many profiles do not wait for each other in a circle. */
export const lockAll = (ids: readonly string[]) =>
  db()
    .select({
      id: athletes.id,
      featured: athletes.featured,
      visibility: athletes.visibility,
      deletedAt: athletes.deletedAt,
    })
    .from(athletes)
    .where(inArray(athletes.id, [...ids]))
    .orderBy(asc(athletes.id))
    .for("update");

/** For every id that was asked for, what became of it; an id that was not found is told so. */
export const outcomesOf = <Done, Problem extends string>(
  ids: readonly string[],
  done: ReadonlyMap<string, Result<Done, Problem>>,
): Outcomes<Done, Problem | "not_found"> =>
  ids.map((id) => ({ id, result: done.get(id) ?? err("not_found" as const) }));

/** The same act on one profile. */
export async function only<Done, Problem extends string>(
  outcomes: Promise<Outcomes<Done, Problem>>,
): Promise<Result<Done, Problem>> {
  return (await outcomes)[0]!.result;
}

/** Nothing but that it is done is to be said of these. */
export const allDone = (ids: readonly string[]): Map<string, Result<null, never>> =>
  new Map(ids.map((id) => [id, ok(null)]));
