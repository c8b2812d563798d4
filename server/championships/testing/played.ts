import type { CategoryForm } from "#domain/championships/category-fields.ts";
import type { Format } from "#domain/championships/format.ts";
import { planMatches } from "#domain/championships/phases.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, isNull, sql } from "#server/platform/database/orm.ts";
import { aCup } from "#seed/factories/cup.ts";
import { championshipMatches, type SheetResult } from "../matches/tables.ts";
import { begin } from "../status.ts";
import { championshipCategories } from "../tables.ts";
import { markStale, settle } from "../tables-job.ts";
import { championshipTeams } from "../teams/tables.ts";

type DrawnCup = Awaited<ReturnType<typeof aCup>> & {
  /** The ids of T1, T2, …: where nothing else is said, T1 beats everyone. */
  teams: string[];
};

type MatchRow = typeof championshipMatches.$inferSelect;

export const KNOCKOUT = {
  legs: 1,
  finalLegs: 1,
  thirdPlace: true,
  levelTie: "kicks",
  awayGoals: false,
} as const;

/** Two of each group go on. */
export const TWO_GROUPS = {
  kind: "groups",
  groups: 2,
  rounds: 1,
  across: false,
  advance: { by: "places", places: 2, bestNext: 0 },
  knockout: KNOCKOUT,
} as const satisfies Format;

/** A category as the draw leaves it. Teams go into the groups as they are numbered. */
export async function aDrawnCup(teamCount: number, change: Partial<CategoryForm> = {}): Promise<DrawnCup> {
  const cup = await aCup(change);
  const { categoryId } = cup;
  const [category] = await db()
    .update(championshipCategories)
    .set({ drawnAt: sql`now()` })
    .where(eq(championshipCategories.id, categoryId))
    .returning();
  const { format } = category!;
  const size = format.kind === "groups" ? teamCount / format.groups : teamCount;
  const groupAt = (index: number) =>
    format.kind === "groups" ? "ABCDEFGH"[Math.floor(index / size)]! : null;
  const rows = await db()
    .insert(championshipTeams)
    .values(
      Array.from({ length: teamCount }, (_, index) => ({
        categoryId,
        name: `Time ${index + 1}`,
        shortName: `T${index + 1}`,
        state: "accepted" as const,
        groupName: groupAt(index),
        drawnAs: index + 1,
      })),
    )
    .returning();
  const teams = rows.toSorted((one, other) => one.drawnAs! - other.drawnAs!).map(({ id }) => id);
  const names = [...new Set(teams.map((_, index) => groupAt(index)))].filter((name) => name !== null);
  const groups = names.map((name) => ({ name, teams: teams.filter((_, index) => groupAt(index) === name) }));
  await db()
    .insert(championshipMatches)
    .values(
      planMatches({ format, groups: format.kind === "groups" ? groups : null, teams }).map((match) => ({
        categoryId,
        key: match.key,
        phase: match.phase,
        groupName: match.group,
        round: match.round,
        tie: match.tie,
        leg: match.leg,
        homeSlot: match.home,
        awaySlot: match.away,
        homeTeamId: match.home.from === "team" ? match.home.team : null,
        awayTeamId: match.away.from === "team" ? match.away.team : null,
      })),
    );
  await settle(categoryId);
  return { ...cup, teams };
}

/** Closes a match as its sheet would. */
export async function close(
  { championshipId, categoryId }: { championshipId: string; categoryId: string },
  matchId: string,
  [homeGoals, awayGoals]: readonly [number, number],
): Promise<void> {
  const result: SheetResult = {
    homeGoals,
    awayGoals,
    kicks: null,
    walkover: null,
    cards: { home: { yellows: 0, reds: 0 }, away: { yellows: 0, reds: 0 } },
  };
  await db()
    .update(championshipMatches)
    .set({ state: "closed", result, closedAt: sql`now()`, sheetVersion: 1 })
    .where(eq(championshipMatches.id, matchId));
  await db()
    .update(championshipCategories)
    .set({ frozenAt: sql`now()` })
    .where(and(eq(championshipCategories.id, categoryId), isNull(championshipCategories.frozenAt)));
  await begin(championshipId);
  await markStale(categoryId);
}

/** Plays what can be played, round by round, until nothing is left but what `except` leaves out. */
export async function play(
  cup: DrawnCup,
  {
    except = () => false,
    score,
  }: {
    except?: (match: MatchRow) => boolean;
    score?: (match: MatchRow) => readonly [number, number];
  } = {},
): Promise<void> {
  const strength = (team: string | null) => cup.teams.length - cup.teams.indexOf(team!);
  const byStrength = ({ homeTeamId, awayTeamId }: MatchRow): [number, number] => {
    const margin = strength(homeTeamId) - strength(awayTeamId);
    return [Math.max(0, margin), Math.max(0, -margin)];
  };
  for (;;) {
    const rows = await matchesOf(cup);
    const ready = rows.filter(
      (row) => row.state === "planned" && row.homeTeamId && row.awayTeamId && !except(row),
    );
    if (ready.length === 0) return;
    for (const row of ready) await close(cup, row.id, (score ?? byStrength)(row));
    await settle(cup.categoryId);
  }
}

export const matchesOf = ({ categoryId }: { categoryId: string }): Promise<MatchRow[]> =>
  db().select().from(championshipMatches).where(eq(championshipMatches.categoryId, categoryId));

export async function matchOf({ categoryId }: { categoryId: string }, key: string): Promise<MatchRow> {
  const [row] = await db()
    .select()
    .from(championshipMatches)
    .where(and(eq(championshipMatches.categoryId, categoryId), eq(championshipMatches.key, key)));
  return row!;
}
