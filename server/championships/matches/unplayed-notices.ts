import { zoneOf } from "#domain/events/zones.ts";
import { groupBy } from "#domain/group-by.ts";
import { now } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, lockLive } from "#server/platform/database/live-rows.ts";
import { and, asc, eq, gt, isNotNull, or, sql } from "#server/platform/database/orm.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import type { ChampionshipRow } from "../own.ts";
import { pageAction } from "../signals.ts";
import { championshipCategories, championships } from "../tables.ts";
import { toMatchViews, type MatchView } from "./match-view.ts";
import { neverPlayed } from "./not-played.ts";
import { announce, lineOf, managersOf, MOST_LINES } from "./notices.ts";
import { championshipMatches } from "./tables.ts";

type MatchRow = typeof championshipMatches.$inferSelect;

/**
 * Tells teams of matches to come that do not take place at the time that they have, or that others play now: an award
 * without play, a team that left, a place that stays empty, a decision that moved the bracket. Once for each match. Where
 * it is on again, its time is announced anew.
 */
export function tellOfUnplayed(categoryId: string): Promise<void> {
  return inTransaction(async () => {
    // Two calculations in a row tell one after the other.
    const category = await lockLive(championshipCategories, categoryId);
    const championship = category && (await findLive(championships, category.championshipId));
    if (!championship) return;
    const changed = (await timedMatches(categoryId)).flatMap(({ match, off }) => {
      const news = newsOf(match, off);
      return news.told === match.toldTeams ? [] : [{ match, ...news }];
    });
    for (const { match, told } of changed)
      await db()
        .update(championshipMatches)
        .set({ toldTeams: told })
        .where(eq(championshipMatches.id, match.id));
    await tell(championship, changed);
    const matchIds = changed.filter(({ isBack }) => isBack).map(({ match }) => match.id);
    if (matchIds.length > 0) await announce({ championship, matchIds });
  });
}

const isOff = sql`${neverPlayed} or ${championshipMatches.deletedAt} is not null`;

/** Those with a time to come. A match that was to be repeated, and is not, is deleted; an undone draw tells of its own. */
const timedMatches = (categoryId: string) =>
  db()
    // Wrapped, since a query of one table writes the columns of a bare expression without their table.
    .select({ match: championshipMatches, off: sql<boolean>`(${isOff})` })
    .from(championshipMatches)
    .where(
      and(
        eq(championshipMatches.categoryId, categoryId),
        gt(championshipMatches.kickOff, now()),
        or(live(championshipMatches), isNotNull(championshipMatches.repeats)),
      ),
    )
    .orderBy(asc(championshipMatches.kickOff), asc(championshipMatches.id));

interface News {
  /** Teams that do not play it any more. */
  lost: string[];
  isBack: boolean;
  /** The same object where nothing is new. */
  told: MatchRow["toldTeams"];
}

function newsOf({ toldTeams, homeTeamId, awayTeamId, deletedAt }: MatchRow, off: boolean): News {
  const sides = [homeTeamId, awayTeamId].filter((id) => id !== null);
  const timed = Object.keys(toldTeams).filter((id) => toldTeams[id] === "time");
  if (off) {
    // The page and the calendar showed its time also to who never had a mail of it.
    const concerned = new Set([...(deletedAt === null ? sides : []), ...timed]);
    const lost = [...concerned].filter((id) => toldTeams[id] !== "off");
    if (lost.length === 0) return { lost, isBack: false, told: toldTeams };
    const isOff = lost.map((id) => [id, "off"] as const);
    return { lost, isBack: false, told: { ...toldTeams, ...Object.fromEntries(isOff) } };
  }
  const lost = timed.filter((id) => !sides.includes(id));
  const isBack = sides.length === 2 && sides.some((id) => toldTeams[id] === "off");
  if (lost.length === 0 && !isBack) return { lost, isBack, told: toldTeams };
  const left = Object.entries(toldTeams).filter(([id, what]) => !lost.includes(id) && what === "time");
  return { lost, isBack, told: Object.fromEntries(left) };
}

/** One mail to each manager, however many matches. Why is on the page: reasons are written about people. */
async function tell(
  championship: ChampionshipRow,
  changed: readonly { match: MatchRow; lost: readonly string[] }[],
): Promise<void> {
  const managers = await managersOf(changed.flatMap(({ lost }) => lost));
  if (managers.length === 0) return;
  const views = await toMatchViews(changed.map(({ match }) => match));
  const action = await pageAction(championship.id);
  for (const [email, teams] of groupBy(managers, ({ email: address }) => address.toLowerCase())) {
    const ids = new Set(teams.map(({ id }) => id));
    const own = views.filter((_, index) => changed[index]!.lost.some((id) => ids.has(id)));
    const plays = ({ home, away }: MatchView) => ids.has(home.team?.id ?? "") || ids.has(away.team?.id ?? "");
    const whose = teams.map(({ team }) => team).join(" e ");
    const lines = (matches: readonly MatchView[]) =>
      matches.slice(0, MOST_LINES).map((match) => lineOf(match, undefined, zoneOf(championship)));
    const off = own.filter(plays);
    const others = own.filter((match) => !plays(match));
    await mailTo({ email, ...(teams[0]?.name && { name: teams[0].name }) }, "championship-unplayed", {
      subject: own.length === 1 ? "Um jogo saiu da agenda" : "Jogos saíram da agenda",
      title: `Mudança em ${championship.name}`,
      paragraphs: [
        ...(off.length > 0
          ? [
              `${off.length === 1 ? "Não vai acontecer um jogo" : "Não vão acontecer jogos"} de ${whose}: o resultado foi decidido sem jogo, ou não há mais adversário.`,
              ...lines(off),
            ]
          : []),
        ...(others.length > 0
          ? [
              `${others.length === 1 ? "Este jogo não é mais" : "Estes jogos não são mais"} de ${whose}:`,
              ...lines(others),
            ]
          : []),
        ...(own.length > MOST_LINES ? ["Veja todos na página."] : []),
        "Avise as famílias e quem joga. Os outros horários continuam valendo.",
      ],
      action,
    });
  }
}
