import type { Suspension } from "#domain/championships/discipline.ts";
import { groupBy } from "#domain/group-by.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, lockLive } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray } from "#server/platform/database/orm.ts";
import { toMatchViews, type MatchView } from "../matches/match-view.ts";
import { championshipDecisions, championshipMatches } from "../matches/tables.ts";
import type { ChampionshipRow } from "../own.ts";
import { disciplineIn } from "../sheets/discipline.ts";
import { championshipCategories, championships } from "../tables.ts";
import { championshipSquad, championshipTeams } from "../teams/tables.ts";
import * as mails from "./suspension-mails.ts";
import type { SuspensionNews } from "./suspension-mails.ts";

/**
 * Tells teams and families who is suspended for a coming match, once for each suspension. Where a correction took the
 * card back, or a ban was revoked, those who were told hear that it counts no more.
 */
export function tellSuspended(categoryId: string): Promise<void> {
  return inTransaction(async () => {
    // Two sheets that are closed at once tell one after the other.
    const category = await lockLive(championshipCategories, categoryId);
    const championship = category && (await findLive(championships, category.championshipId));
    if (!championship) return;
    const suspensions = (await disciplineIn(category)).persons.flatMap((person) => person.suspensions);
    const byCause = groupBy(suspensions, ({ causedBy }) => causedBy);
    const found: Found[] = [];
    for (const table of [championshipMatches, championshipDecisions])
      for (const { id, toldSuspended } of await causesIn(table, categoryId)) {
        const now = byCause.get(id) ?? [];
        const suspended = now.filter((one) => one.next.length > 0 && !toldSuspended.includes(keyOf(one)));
        const lifted = toldSuspended.filter((key) => !now.some((one) => keyOf(one) === key));
        if (suspended.length + lifted.length === 0) continue;
        found.push(...suspended.map((one) => ({ ...one, kind: "suspended" as const })));
        found.push(...lifted.map(liftedOf));
        const told = toldSuspended.filter((key) => !lifted.includes(key));
        await db()
          .update(table)
          .set({ toldSuspended: [...told, ...suspended.map(keyOf)] })
          .where(eq(table.id, id));
      }
    if (found.length > 0) await tell(championship, found);
  });
}

type Found = Pick<Suspension, "person" | "team" | "cause" | "next"> & Pick<SuspensionNews, "kind">;

/** "row cause team": rows are ids; of staff the key of the discipline holds spaces, so that it stands last. */
const keyOf = ({ person, team, cause }: Pick<Suspension, "person" | "team" | "cause">): string =>
  `${cause} ${team} ${person}`;

function liftedOf(key: string): Found {
  const [cause, team, ...person] = key.split(" ");
  return {
    kind: "lifted",
    cause: cause as Suspension["cause"],
    team: team!,
    person: person.join(" "),
    next: [],
  };
}

/** Closed matches with their cards, or bans, those included that were revoked. */
function causesIn(
  table: typeof championshipMatches | typeof championshipDecisions,
  categoryId: string,
): Promise<{ id: string; toldSuspended: readonly string[] }[]> {
  const causes =
    table === championshipMatches
      ? and(eq(championshipMatches.state, "closed"), live(championshipMatches))
      : eq(championshipDecisions.kind, "ban");
  return db()
    .select({ id: table.id, toldSuspended: table.toldSuspended })
    .from(table)
    .where(and(eq(table.categoryId, categoryId), causes));
}

async function tell(championship: ChampionshipRow, found: readonly Found[]): Promise<void> {
  const matches = new Map((await comingMatches(found)).map((match) => [match.id, match]));
  const rows = await squadRows(found.flatMap(({ person }) => (isRow(person) ? [person] : [])));
  const news = found.map(({ kind, team, person, cause, next }): SuspensionNews => ({
    kind,
    teamId: team,
    row: isRow(person) ? person : null,
    cause,
    out: next.flatMap((id) => matches.get(id) ?? []),
  }));
  const teams = await db()
    .select()
    .from(championshipTeams)
    .where(
      and(
        inArray(championshipTeams.id, [...new Set(news.map(({ teamId }) => teamId))]),
        eq(championshipTeams.state, "accepted"),
        live(championshipTeams),
      ),
    );
  for (const team of teams) {
    const own = news.filter(({ teamId }) => teamId === team.id);
    await mails.toTeam({ championship, team, news: own, rows });
    for (const one of own) {
      const row = one.row ? rows.get(one.row) : undefined;
      if (row?.athleteId && row.linkState === "confirmed")
        await mails.toFamily({ championship, team, news: one, athleteId: row.athleteId });
    }
  }
}

/** Staff have a key of their own, not a row: "team:staff:name". */
const isRow = (person: string): boolean => !person.includes(":");

async function comingMatches(found: readonly Found[]): Promise<MatchView[]> {
  const ids = [...new Set(found.flatMap(({ next }) => next))];
  if (ids.length === 0) return [];
  return toMatchViews(
    await db().select().from(championshipMatches).where(inArray(championshipMatches.id, ids)),
  );
}

async function squadRows(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, number, athleteId, linkState } = championshipSquad;
  const rows = await db()
    .select({ id, number, athleteId, linkState })
    .from(championshipSquad)
    .where(inArray(championshipSquad.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
