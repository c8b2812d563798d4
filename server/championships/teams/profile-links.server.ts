import { decidesFor } from "#domain/athletes/policy.ts";
import { LINKED_FROM_AGE } from "#domain/championships/squad-fields.ts";
import type { LinkState } from "#domain/championships/vocabulary.ts";
import { ageOn } from "#domain/dates.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { publicIdsOf } from "#server/athletes/athletes.server.ts";
import { holdResponsible, responsibleForAll, type Responsible } from "#server/athletes/responsible.server.ts";
import { ownedBy } from "#server/athletes/rights.ts";
import { athletesOf } from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now, today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { live, lockLive } from "#server/platform/database/live-rows.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, desc, eq, inArray, isNull, or, sql } from "#server/platform/database/orm.ts";
import { checkLimit, exhaust, spend, type TooMany } from "#server/platform/limits/limits.ts";
import type { ChampionshipRow } from "../own.ts";
import { linkChanged } from "../people/seasons.ts";
import { championshipCategories, championships } from "../tables.ts";
import { lockSquad, type DoorProblem, type SquadDoor } from "./squad-door.ts";
import { championshipSquad, championshipTeams } from "./tables.ts";
import * as mails from "./team-mails.ts";

const DAY = 86_400;
/** A whole squad in an evening, with a few mistakes. */
const PER_TEAM = { name: "squad-link-team", points: 40, seconds: DAY };
/** In one category, by whichever row and whichever team: an answer that does not come is not asked for every day. */
const PER_ATHLETE = { name: "squad-link-athlete", points: 3, seconds: 30 * DAY };
/** After a no the same athlete is not asked again in this category. */
const AFTER_NO = { name: "squad-link-no", points: 1, seconds: 90 * DAY };
const MOST = 50;

type AskProblem =
  | DoorProblem
  | { code: "profile_unknown" | "too_young_to_link" | "profile_taken" }
  /** From which day on it may be asked again. */
  | { code: "said_no"; from: Temporal.PlainDate };

/**
 * Says that somebody of a squad is an athlete with a public profile. It counts only with the athlete's yes, under 18
 * with a guardian's. A profile that is not public is as unknown as none.
 */
export async function askProfileLink(
  door: SquadDoor,
  squadId: string,
  subdomain: string,
): Promise<Result<"guardian" | "athlete", AskProblem>> {
  const [athleteId] = await publicIdsOf([subdomain]);
  return inTransaction(async (): Promise<Result<"guardian" | "athlete", AskProblem>> => {
    // Also after the deadline: it changes nobody in the squad.
    const opened = await lockSquad(door);
    if (!opened.ok) return opened;
    const { team, category, championship, who } = opened.value;
    const counted = await spend(PER_TEAM, { account: team.id });
    if (!counted.ok) return counted;
    const row = await lockLive(championshipSquad, squadId);
    if (row?.teamId !== team.id || row.role !== "athlete" || row.birthdate === null)
      return err({ code: "not_found" });
    if (ageOn(row.birthdate, today()) < LINKED_FROM_AGE) return err({ code: "too_young_to_link" });
    const athlete = athleteId ? await holdResponsible(athleteId) : null;
    if (!athleteId || !athlete) return err({ code: "profile_unknown" });
    const asked = inCategory(category.id, athleteId);
    const free = await checkLimit(AFTER_NO, asked);
    if (!free.ok) return err({ code: "said_no", from: dayAfter(free.error, championship) });
    if (await isLinked(category.id, athleteId, squadId)) return err({ code: "profile_taken" });
    const again = await spend(PER_ATHLETE, asked);
    if (!again.ok) return again;
    const set = { athleteId, linkState: "asked" as const, linkAskedAt: sql`now()`, linkAnsweredAt: null };
    await db().update(championshipSquad).set(set).where(eq(championshipSquad.id, squadId));
    if (row.athleteId && row.linkState === "confirmed") await linkChanged(row.athleteId);
    await audit(who, "championship.link_asked", championship.id);
    for (const person of await decidersOf(athlete))
      await mails.profileLinkAsked(person, { team, championship, squadId, minor: athlete.minor });
    return ok(athlete.minor ? "guardian" : "athlete");
  });
}

/** As limits count it. Not by the row: whoever may write a squad writes another one. */
const inCategory = (categoryId: string, athleteId: string) => ({ account: `${categoryId}:${athleteId}` });

const dayAfter = ({ retryAfterSeconds }: TooMany, championship: ChampionshipRow): Temporal.PlainDate =>
  now()
    .add({ seconds: retryAfterSeconds })
    .toZonedDateTimeISO(zoneOf(championship))
    .toPlainDate()
    .add({ days: 1 });

async function isLinked(categoryId: string, athleteId: string, exceptId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: championshipSquad.id })
    .from(championshipSquad)
    .where(
      and(
        eq(championshipSquad.categoryId, categoryId),
        eq(championshipSquad.athleteId, athleteId),
        live(championshipSquad),
      ),
    );
  return rows.some(({ id }) => id !== exceptId);
}

/** Who answers: never a child. */
async function decidersOf({ minor, userId, guardianUserIds }: Responsible) {
  const ids = minor ? guardianUserIds : userId ? [userId] : [];
  const people = await Promise.all(ids.map((id) => identity.findById(id)));
  return people.flatMap((person) => (person ? [{ name: person.name, email: person.email }] : []));
}

export interface ProfileLink {
  squadId: string;
  athleteId: string;
  athlete: string;
  /** Somebody else decides for them. */
  minor: boolean;
  team: string;
  championship: string;
  category: string;
  number: number | null;
  state: LinkState;
  /** The team has taken them out of the squad since, and sheets still say that they played. */
  left: boolean;
}

/**
 * What a family can answer. Who was taken out of a squad stays on its sheets, and with the yes in the numbers of the
 * profile: so that yes can be taken back as long as it counts.
 */
const isAnswerable = () =>
  or(
    live(championshipSquad),
    and(eq(championshipSquad.linkState, "confirmed"), isNull(championshipSquad.erasedAt)),
  );

/** The links that wait for this person's answer, or that they answered: their own and those of their wards. */
export async function profileLinks(actor: Actor): Promise<ProfileLink[]> {
  const userId = userIdOf(actor);
  if (!userId) return [];
  const ids = [...(await ownedBy(userId)), ...(await athletesOf(userId))];
  const people = await responsibleForAll(ids);
  const decided = [...people].filter(([, person]) => decidesFor(actor, person)).map(([id]) => id);
  if (decided.length === 0) return [];
  const rows = await db()
    .select({
      squadId: championshipSquad.id,
      athleteId: championshipSquad.athleteId,
      number: championshipSquad.number,
      state: championshipSquad.linkState,
      left: sql<boolean>`${championshipSquad.deletedAt} is not null`,
      team: championshipTeams.name,
      championship: championships.name,
      category: championshipCategories.name,
    })
    .from(championshipSquad)
    .innerJoin(championshipTeams, eq(championshipTeams.id, championshipSquad.teamId))
    .innerJoin(championshipCategories, eq(championshipCategories.id, championshipSquad.categoryId))
    .innerJoin(championships, eq(championships.id, championshipCategories.championshipId))
    .where(and(inArray(championshipSquad.athleteId, decided), isAnswerable()))
    .orderBy(desc(championshipSquad.linkAskedAt))
    .limit(MOST);
  return rows.map(({ athleteId, ...row }) => {
    const { name, minor } = people.get(athleteId!)!;
    return { ...row, athleteId: athleteId!, athlete: name, minor };
  });
}

/** Those of them that wait. */
export const pendingProfileLinks = async (actor: Actor): Promise<ProfileLink[]> =>
  (await profileLinks(actor)).filter(({ state }) => state === "asked");

/** The family's answer. A yes can be taken back later; after a no nobody asks again for a while. */
export function answerProfileLink(
  actor: Actor,
  squadId: string,
  yes: boolean,
): Promise<Result<null, "not_found">> {
  return inTransaction(async (): Promise<Result<null, "not_found">> => {
    const rows = () =>
      db()
        .select()
        .from(championshipSquad)
        .where(and(matchesId(championshipSquad.id, squadId), isAnswerable()));
    const [found] = await rows();
    // The category first, as everybody does who changes a squad.
    const category = found && (await lockLive(championshipCategories, found.categoryId));
    const [row] = category ? await rows().for("update") : [];
    const athlete = row?.athleteId ? await holdResponsible(row.athleteId) : null;
    if (!category || !row || !athlete || !decidesFor(actor, athlete)) return err("not_found");
    if (yes && row.deletedAt !== null) return err("not_found");
    await db()
      .update(championshipSquad)
      .set({
        linkState: yes ? "confirmed" : "refused",
        // It is not this team's athlete any more.
        ...(!yes && { athleteId: null }),
        linkAnsweredAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(eq(championshipSquad.id, squadId));
    if (!yes) await exhaust(AFTER_NO, inCategory(category.id, row.athleteId!));
    await linkChanged(row.athleteId!);
    await audit(actor, "championship.link_answered", category.championshipId);
    return ok(null);
  });
}
