import { isDeepStrictEqual } from "node:util";
import type { Competition } from "#domain/championships/competition.ts";
import { inPlan } from "#domain/championships/knockout.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import { db } from "#server/platform/database/database.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import type { CategoryFacts } from "../facts.ts";
import { leaveSides } from "../sheets/changed-sides.ts";
import { bumpVersion } from "../sheets/match.ts";
import { fixturesKnown } from "../signals.ts";
import { begunAmong, lockKnockout } from "./begun.ts";
import { championshipMatches } from "./tables.ts";

type MatchRow = CategoryFacts["matches"][number];

interface Change {
  match: MatchRow;
  columns: Pick<MatchRow, "homeTeamId" | "awayTeamId" | "homeSlot" | "awaySlot">;
  /** Whose team is another one than before. */
  sides: Side[];
}

/**
 * Writes down who plays the matches of the knockout. Those that have begun keep their teams. Of a sheet that is open
 * with a line-up alone, the line-up of a side whose team changes stands for nobody any more. One statement a match that
 * changes: at most the few of the next round.
 */
export async function fillKnockout(known: CategoryFacts, computed: Competition): Promise<void> {
  const changes = changesIn(known, computed);
  if (changes.length === 0) return;
  // A sheet may have been opened, and its match begun, since it was read.
  const locked = await lockKnockout(changes[0]!.match.categoryId);
  const begun = await begunAmong(locked);
  const open = new Set(locked.flatMap(({ id, state }) => (state === "open" ? [id] : [])));
  const left = changes.filter(({ match }) => !begun.has(match.id));
  for (const { match, columns, sides } of left)
    await db()
      .update(championshipMatches)
      .set({
        ...columns,
        updatedAt: sql`now()`,
        // Whoever has the sheet open sees it change. A match whose sheet nobody has opened stays at 0.
        ...(open.has(match.id) && sides.length > 0 && bumpVersion),
      })
      .where(eq(championshipMatches.id, match.id));
  await leaveSides(left.flatMap(({ match, sides }) => sides.map((side) => ({ matchId: match.id, side }))));
  for (const { match, columns, sides } of left)
    if (sides.length > 0 && columns.homeTeamId && columns.awayTeamId)
      await fixturesKnown.tell({ matchId: match.id });
}

function changesIn({ matches, begun }: CategoryFacts, { ties, campaign }: Competition): Change[] {
  const byId = new Map(ties.map((tie) => [tie.id, tie]));
  return matches.flatMap((match): Change[] => {
    const tie = match.tie === null ? undefined : byId.get(match.tie);
    if (!tie || begun.has(match.id)) return [];
    const { home, away, homeSlot, awaySlot } = inPlan(match, tie, campaign);
    const sides: Side[] = [];
    if (home !== match.homeTeamId) sides.push("home");
    if (away !== match.awayTeamId) sides.push("away");
    const sameSlots = isDeepStrictEqual([homeSlot, awaySlot], [match.homeSlot, match.awaySlot]);
    if (sides.length === 0 && sameSlots) return [];
    return [{ match, columns: { homeTeamId: home, awayTeamId: away, homeSlot, awaySlot }, sides }];
  });
}
