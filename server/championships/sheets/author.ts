import { ANSWER_HOURS, OPENS_HOURS_BEFORE } from "#domain/championships/sheet-fields.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import type { LinkRole } from "#domain/championships/vocabulary.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { userIdOf, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { now } from "#server/platform/clock.ts";
import { tokenHash } from "#server/platform/config/hashes.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, asc, desc, eq, isNotNull } from "#server/platform/database/orm.ts";
import { isNotPlayed } from "../matches/not-played.ts";
import { championshipMatches } from "../matches/tables.ts";
import { openCategory, type Organising } from "../own.ts";
import { findMatch, lockMatch, withTeams, type SheetMatch } from "./match.ts";
import { matchLinks, sheetCorrections, sheetEntries, sheetSignatures } from "./tables.ts";

/** Who writes on a sheet: the holder of a link, or who organises the championship, who needs none. */
export type SheetBy = { token: string } | Organising;

export type SheetRole = LinkRole | "organiser";

export interface Author extends SheetMatch {
  role: SheetRole;
  actor: Actor;
  linkId: string | null;
  userId: string | null;
  /** The link takes no entries that were made after this. */
  revokedAt: Temporal.Instant | null;
}

export type SheetClosure =
  | { code: "not_found" }
  | { code: "no_teams" }
  /** One of the two left before the match was played: it is not played any more. */
  | { code: "team_left" }
  | { code: "no_kick_off" }
  | { code: "too_early"; opens: Temporal.Instant; kickOff: Temporal.Instant; timeZone: string }
  | { code: "revoked" }
  /** Closed for whoever wrote it; or the time in which a team answers is over. */
  | { code: "closed" };

/** Who this is, whether the sheet is open to them now or not. */
export async function authorOf(
  by: SheetBy,
  matchId: string | null,
): Promise<Result<Author, { code: "not_found" | "no_teams" }>> {
  if ("token" in by) return byLink(by.token);
  const match = matchId === null ? undefined : await findMatch(matchId);
  if (!match) return err({ code: "not_found" });
  const opened = await openCategory(by, match.categoryId, "finish");
  if (!opened.ok) return err({ code: "not_found" });
  const whole = await withTeams(match);
  if (!whole.ok) return err({ code: whole.error });
  return ok({
    ...whole.value,
    role: "organiser",
    actor: by.actor,
    linkId: null,
    userId: userIdOf(by.actor),
    revokedAt: null,
  });
}

async function byLink(token: string): Promise<Result<Author, { code: "not_found" | "no_teams" }>> {
  if (!/^[\w-]{10,64}$/.test(token)) return err({ code: "not_found" });
  // In one statement: a link is over from when its side has another team.
  const [found] = await db()
    .select({ link: matchLinks, match: championshipMatches })
    .from(matchLinks)
    .innerJoin(championshipMatches, eq(championshipMatches.id, matchLinks.matchId))
    .where(and(eq(matchLinks.tokenHash, tokenHash(token)), live(championshipMatches)));
  if (!found) return err({ code: "not_found" });
  const { link, match } = found;
  const whole = await withTeams(match);
  if (!whole.ok) return err({ code: whole.error });
  return ok({
    ...whole.value,
    role: link.role,
    actor: VISITOR,
    linkId: link.id,
    userId: null,
    revokedAt: link.revokedAt,
  });
}

/** Nobody else writes on the sheet until the transaction ends. What may have changed while this waited is read again. */
export async function lockSheet(author: Author): Promise<Result<Author, { code: "not_found" | "no_teams" }>> {
  const match = await lockMatch(author.match.id);
  if (!match) return err({ code: "not_found" });
  const whole = await withTeams(match);
  if (!whole.ok) return err({ code: whole.error });
  return ok({ ...author, ...whole.value, revokedAt: await revocationOf(author.linkId) });
}

async function revocationOf(linkId: string | null): Promise<Temporal.Instant | null> {
  if (linkId === null) return null;
  const { id, revokedAt } = matchLinks;
  const [link] = await db().select({ revokedAt }).from(matchLinks).where(eq(id, linkId));
  return link?.revokedAt ?? null;
}

/** Why the sheet is not open to this author now, or null. */
export async function closureFor(author: Author): Promise<SheetClosure | null> {
  const { role, match, championship, revokedAt } = author;
  if (isForfeited(author)) return { code: "team_left" };
  if (role === "organiser") return null;
  if (revokedAt) return { code: "revoked" };
  if (match.state === "closed") {
    if (role === "referee") return { code: "closed" };
    const until = (await lastChange(match, role)).add({ hours: ANSWER_HOURS });
    return isBefore(until, now()) ? { code: "closed" } : null;
  }
  // A match that was moved while its sheet is open goes on.
  if (match.state === "open") return null;
  if (!match.kickOff) return { code: "no_kick_off" };
  const { kickOff } = match;
  const opens = kickOff.subtract({ hours: OPENS_HOURS_BEFORE });
  const early = isBefore(now(), opens);
  return early ? { code: "too_early", opens, kickOff, timeZone: zoneOf(championship) } : null;
}

/**
 * From when to when a link that was revoked was open: some hours before kick-off, or from the first entry of the match,
 * whatever became of its time later. Null: it was revoked before that, or was not.
 */
export async function openTime({
  match,
  revokedAt,
}: Author): Promise<{ from: Temporal.Instant; until: Temporal.Instant } | null> {
  const [first] = await db()
    .select({ at: sheetEntries.receivedAt })
    .from(sheetEntries)
    .where(eq(sheetEntries.matchId, match.id))
    .orderBy(asc(sheetEntries.receivedAt))
    .limit(1);
  const planned = match.kickOff?.subtract({ hours: OPENS_HOURS_BEFORE });
  const [from] = [planned, first?.at]
    .filter((at) => at !== undefined)
    .toSorted((one, other) => Temporal.Instant.compare(one, other));
  return from && revokedAt && isBefore(from, revokedAt) ? { from, until: revokedAt } : null;
}

export const isForfeited = ({ match, teams }: SheetMatch): boolean =>
  isNotPlayed(match.state, [teams.home, teams.away]);

/** When the sheet was closed, or corrected after that, or this team's contest was answered: from then on it has its time. */
async function lastChange(match: SheetMatch["match"], team: Side): Promise<Temporal.Instant> {
  const [corrected] = await db()
    .select({ at: sheetCorrections.createdAt })
    .from(sheetCorrections)
    .where(eq(sheetCorrections.matchId, match.id))
    .orderBy(desc(sheetCorrections.createdAt))
    .limit(1);
  const { answeredAt, matchId, role } = sheetSignatures;
  const [answered] = await db()
    .select({ at: answeredAt })
    .from(sheetSignatures)
    .where(and(eq(matchId, match.id), eq(role, team), isNotNull(answeredAt)))
    .orderBy(desc(answeredAt))
    .limit(1);
  return [corrected?.at, answered?.at].reduce<Temporal.Instant>(
    (latest, at) => (at && isBefore(latest, at) ? at : latest),
    match.closedAt!,
  );
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(one, other) < 0;
