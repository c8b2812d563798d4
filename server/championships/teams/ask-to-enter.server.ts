import type { TeamValues } from "#domain/championships/team-fields.ts";
import type { TeamState } from "#domain/championships/vocabulary.ts";
import { profileIdOf, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { responsibleForAll } from "#server/athletes/responsible.server.ts";
import { ownedBy } from "#server/athletes/rights.ts";
import { names as clubNames } from "#server/clubs/clubs.server.ts";
import { isOwner } from "#server/clubs/own-club.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, lockLive } from "#server/platform/database/live-rows.ts";
import { and, asc, desc, eq, or } from "#server/platform/database/orm.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { championshipCategories, championships } from "../tables.ts";
import { championshipTeams } from "./tables.ts";
import { teamPath } from "./team-link.ts";
import * as mails from "./team-mails.ts";
import { entryObstacle, placesLeft, placesLeftIn, takenNames, type EntryObstacle } from "./team-rows.ts";

/** A club with teams in every category of a few cups. */
const PER_PERSON = { name: "team-ask", points: 30, seconds: 86_400 };
const MOST_CATEGORIES = 20;
const MOST_TEAMS = 100;

interface EntryCategory {
  id: string;
  name: string;
  bornFrom: number | null;
  bornTo: number | null;
  /** Null: a team can ask. */
  closed: EntryObstacle | "full" | null;
}

/** The categories that a team can ask to enter. Who may read of the championship is the caller's question. */
export async function entryCategories(championshipId: string): Promise<EntryCategory[]> {
  const rows = await db()
    .select()
    .from(championshipCategories)
    .where(and(eq(championshipCategories.championshipId, championshipId), live(championshipCategories)))
    .orderBy(asc(championshipCategories.id))
    .limit(MOST_CATEGORIES);
  const left = await placesLeftIn(rows);
  return rows.map((category) => ({
    id: category.id,
    name: category.name,
    bornFrom: category.bornFrom,
    bornTo: category.bornTo,
    closed: entryObstacle(category) ?? (left.get(category.id)! < 1 ? "full" : null),
  }));
}

/** Who asks, as the form says it back to them. */
export async function asker(
  actor: Actor,
): Promise<{ name: string; email: string; club: string | null } | null> {
  const userId = userIdOf(actor);
  const person = userId ? await identity.findById(userId) : undefined;
  if (!person) return null;
  const clubId = await clubIn(actor);
  const club = clubId ? ((await clubNames([clubId])).get(clubId) ?? null) : null;
  return { name: person.name, email: person.email, club };
}

/** The club that the actor acts for and may speak for. */
export async function clubIn(actor: Actor): Promise<string | null> {
  const clubId = profileIdOf(actor, "club");
  return clubId && (await isOwner(actor, clubId)) ? clubId : null;
}

/** Who asks, and whether the plan of who organises opens the tools: the route asks billing. */
interface Entering {
  actor: Actor;
  tools: boolean;
}

interface Asked extends TeamValues {
  championshipId: string;
  categoryId: string;
  managerName: string;
}

type AskProblem =
  | TooMany
  | { code: "not_found" | "no_plan" | "minor" | "full" | "name_taken" | EntryObstacle };

/**
 * A member asks for a team, in the name of a club if they own the one that they act for. While the plan of who
 * organises is over (`tools`), nobody could say yes, and so nobody asks.
 */
export async function askToEnter(
  { actor, tools }: Entering,
  { championshipId, categoryId, name, shortName, managerName }: Asked,
): Promise<Result<{ id: string }, AskProblem>> {
  if (!tools) return err({ code: "no_plan" });
  const userId = userIdOf(actor);
  const person = userId ? await identity.findById(userId) : undefined;
  if (!userId || !person) return err({ code: "not_found" });
  const counted = await spend(PER_PERSON, { account: userId });
  if (!counted.ok) return counted;
  if (await isChild(userId)) return err({ code: "minor" });
  const clubId = await clubIn(actor);
  return inTransaction(async (): Promise<Result<{ id: string }, AskProblem>> => {
    const category = await lockLive(championshipCategories, categoryId);
    const championship = await findLive(championships, championshipId);
    if (!championship || category?.championshipId !== championshipId) return err({ code: "not_found" });
    const obstacle = entryObstacle(category);
    if (obstacle) return err({ code: obstacle });
    if ((await placesLeft(category)) < 1) return err({ code: "full" });
    if ((await takenNames(categoryId, [name])).length > 0) return err({ code: "name_taken" });
    const [team] = await db()
      .insert(championshipTeams)
      .values({
        categoryId,
        name,
        shortName,
        state: "asked",
        clubId,
        managerName,
        // The account's own address: nobody has our mails sent to somebody else.
        managerEmail: person.email,
        managerUserId: userId,
      })
      .returning();
    await audit(actor, "championship.team_asked", championshipId);
    await mails.teamAsked({ championship, category, team: team! });
    return ok({ id: team!.id });
  });
}

/** Who answers for a team is an adult: our mails go to no child. */
async function isChild(userId: string): Promise<boolean> {
  const own = await responsibleForAll(await ownedBy(userId));
  return [...own.values()].some(({ minor }) => minor);
}

interface ManagedTeam {
  id: string;
  name: string;
  championship: string;
  category: string;
  state: TeamState;
  reason: string | null;
  /** Of its page; null while it waits, was refused, or its link was revoked. */
  path: string | null;
}

/** The teams that a member answers for, and those of the club that they own and act for. */
export async function managedTeams(actor: Actor): Promise<ManagedTeam[]> {
  const userId = userIdOf(actor);
  if (!userId) return [];
  const clubId = await clubIn(actor);
  const rows = await db()
    .select({
      team: championshipTeams,
      championship: championships.name,
      category: championshipCategories.name,
    })
    .from(championshipTeams)
    .innerJoin(championshipCategories, eq(championshipCategories.id, championshipTeams.categoryId))
    .innerJoin(championships, eq(championships.id, championshipCategories.championshipId))
    .where(
      and(
        or(
          eq(championshipTeams.managerUserId, userId),
          clubId === null ? undefined : eq(championshipTeams.clubId, clubId),
        ),
        live(championshipTeams),
        live(championshipCategories),
        live(championships),
      ),
    )
    .orderBy(desc(championshipTeams.id))
    .limit(MOST_TEAMS);
  return Promise.all(
    rows.map(async ({ team, championship, category }) => ({
      id: team.id,
      name: team.name,
      championship,
      category,
      state: team.state,
      reason: team.state === "refused" ? team.stateReason : null,
      path: team.tokenSealed && (await teamPath(team.tokenSealed)),
    })),
  );
}
