import { randomUUID } from "node:crypto";
import { z } from "zod";
import { formatDateTime } from "#domain/date-time.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { groupBy } from "#domain/group-by.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, lockLive } from "#server/platform/database/live-rows.ts";
import { and, asc, eq, inArray, not, sql } from "#server/platform/database/orm.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import type { ChampionshipRow } from "../own.ts";
import { fixturesKnown, pageAction } from "../signals.ts";
import { championshipCategories, championships } from "../tables.ts";
import { championshipTeams } from "../teams/tables.ts";
import { fieldNames, toMatchViews, type MatchView } from "./match-view.ts";
import { neverPlayed } from "./not-played.ts";
import { championshipMatches } from "./tables.ts";

/** A mail is no fixture list: the rest is on the page. */
export const MOST_LINES = 20;

/**
 * These matches got a time or another one: their teams are told, one mail each however many they play.
 *
 * @param before the matches as they stood until now, so that the mail says from when and where they moved
 */
export async function announce({
  championship,
  matchIds,
  before = [],
}: {
  championship: ChampionshipRow;
  matchIds: readonly string[];
  before?: readonly { id: string; kickOff: Temporal.Instant | null; fieldId: string | null }[];
}): Promise<void> {
  await enqueue(tellTeams, {
    championshipId: championship.id,
    matchIds: [...matchIds],
    before: before.flatMap(({ id, kickOff, fieldId }) =>
      kickOff === null ? [] : [{ id, kickOff: String(kickOff), fieldId }],
    ),
    act: randomUUID(),
  });
}

// Who plays a match of the knockout is known when the one before ends; its time may stand since weeks.
fixturesKnown.on(async ({ matchId }) => {
  const match = await findLive(championshipMatches, matchId);
  const category = match?.kickOff && (await findLive(championshipCategories, match.categoryId));
  const championship = category && (await findLive(championships, category.championshipId));
  if (!championship) return;
  // A team that passed alone, and was told so, hears of a time again by this.
  const told = Object.entries(match.toldTeams).filter(([, what]) => what === "time");
  await db()
    .update(championshipMatches)
    .set({ toldTeams: Object.fromEntries(told) })
    .where(eq(championshipMatches.id, matchId));
  await announce({ championship, matchIds: [matchId] });
});

export const tellTeams = defineJob({
  name: "championship-tell-teams",
  schema: z.object({
    championshipId: z.string(),
    matchIds: z.array(z.string()),
    before: z
      .array(z.object({ id: z.string(), kickOff: z.string(), fieldId: z.string().nullable() }))
      .optional(),
    act: z.string(),
  }),
  handle: tell,
});

interface Announced {
  championshipId: string;
  matchIds: string[];
  before?: { id: string; kickOff: string; fieldId: string | null }[];
  act: string;
}

async function tell({ championshipId, matchIds, before = [], act }: Announced): Promise<void> {
  const championship = await findLive(championships, championshipId);
  if (!championship || matchIds.length === 0) return;
  const rows = await db()
    .select()
    .from(championshipMatches)
    .where(
      and(
        inArray(championshipMatches.id, [...matchIds]),
        live(championshipMatches),
        // A team may have left since the time was given.
        not(neverPlayed),
      ),
    )
    .orderBy(asc(championshipMatches.kickOff), asc(championshipMatches.id));
  const matches = await toMatchViews(rows);
  await noteTold(rows, matches);
  const earlier = await earlierOf(before);
  const managers = await managersOf(matches.flatMap(({ home, away }) => [home.team?.id, away.team?.id]));
  const action = await pageAction(championshipId);
  for (const [email, teams] of groupBy(managers, ({ email: address }) => address.toLowerCase())) {
    const ids = new Set(teams.map(({ id }) => id));
    const own = matches.filter(
      ({ home, away }) => ids.has(home.team?.id ?? "") || ids.has(away.team?.id ?? ""),
    );
    const lines = own
      .slice(0, MOST_LINES)
      .map((match) => lineOf(match, earlier.get(match.id), zoneOf(championship)));
    const moved = own.every(({ id }) => earlier.has(id));
    const whose = teams.map(({ team }) => team).join(" e ");
    await mailTo({ email, ...(teams[0]?.name && { name: teams[0].name }) }, "championship-fixtures", {
      subject: moved
        ? own.length === 1
          ? "Um jogo mudou de horário ou de campo"
          : "Jogos mudaram de horário ou de campo"
        : "Horários de jogos no campeonato",
      title: moved ? `Mudança em ${championship.name}` : `Horários em ${championship.name}`,
      paragraphs: [
        moved
          ? `${own.length === 1 ? "Mudou um jogo" : "Mudaram jogos"} de ${whose}:`
          : own.length === 1
            ? `Este é o horário do jogo de ${whose}:`
            : `Estes são os horários dos jogos de ${whose}:`,
        ...lines,
        ...(own.length > lines.length ? [`E mais ${own.length - lines.length}: veja na página.`] : []),
        moved ? "Avise as famílias e quem joga." : "Eles valem no lugar dos que você recebeu antes.",
      ],
      action,
      dedupeKey: `championship-fixtures:${act}:${email}`,
    });
  }
}

/** Who was told a time hears, too, when it holds no more. The category is locked first, as by all who change its matches. */
async function noteTold(
  rows: readonly { categoryId: string }[],
  matches: readonly MatchView[],
): Promise<void> {
  const now = matches.map(({ id, home, away, kickOff }) => {
    const sides = [home.team?.id, away.team?.id].filter((team) => team !== undefined);
    return {
      id,
      sides,
      told: Object.fromEntries(kickOff === null ? [] : sides.map((team) => [team, "time"])),
    };
  });
  const categories = [...new Set(rows.map(({ categoryId }) => categoryId))].toSorted();
  await inTransaction(async () => {
    for (const id of categories) await lockLive(championshipCategories, id);
    await db().execute(sql`
      update ${championshipMatches} set told_teams = (told_teams - now.sides) || now.told
      from jsonb_to_recordset(${JSON.stringify(now)}::jsonb) as now(id uuid, sides text[], told jsonb)
      where championship_matches.id = now.id`);
  });
}

/** When and where a match stood before it was moved. */
interface Earlier {
  kickOff: string;
  field: string | null;
}

async function earlierOf(before: NonNullable<Announced["before"]>): Promise<Map<string, Earlier>> {
  const fields = await fieldNames(before.map(({ fieldId }) => fieldId));
  return new Map(
    before.map(({ id, kickOff, fieldId }) => [id, { kickOff, field: fields.get(fieldId ?? "") ?? null }]),
  );
}

/** "Ferroviária × Colina: 21/11/2026 às 15:00, Arena · Campo 1." */
export function lineOf(
  { home, away, kickOff, field }: MatchView,
  earlier: Earlier | undefined,
  timeZone: string,
): string {
  const sides = [home, away].map(({ team }) => team?.name ?? "a definir").join(" × ");
  const place = (at: string, where: string | null) =>
    `${formatDateTime(Temporal.Instant.from(at), timeZone)}${where ? `, ${where}` : ""}`;
  const was = earlier && place(earlier.kickOff, earlier.field);
  if (kickOff === null) return `${sides}: ${was ? `não é mais em ${was}; ` : ""}sem data por enquanto.`;
  const now = place(kickOff, field);
  return was && was !== now ? `${sides}: de ${was} para ${now}.` : `${sides}: ${now}.`;
}

interface Manager {
  id: string;
  team: string;
  name: string | null;
  email: string;
}

/** Who answers for these teams, of those that still play. */
export async function managersOf(teamIds: readonly (string | undefined)[]): Promise<Manager[]> {
  const wanted = [...new Set(teamIds)].filter((id) => id !== undefined);
  if (wanted.length === 0) return [];
  const rows = await db()
    .select({
      id: championshipTeams.id,
      team: championshipTeams.name,
      name: championshipTeams.managerName,
      email: championshipTeams.managerEmail,
    })
    .from(championshipTeams)
    .where(
      and(
        inArray(championshipTeams.id, wanted),
        eq(championshipTeams.state, "accepted"),
        live(championshipTeams),
      ),
    )
    .orderBy(asc(championshipTeams.name));
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]));
}
