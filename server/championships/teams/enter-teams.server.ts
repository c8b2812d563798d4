import type { ActObstacle } from "#domain/championships/policy.ts";
import type { InvitedTeam, TeamValues } from "#domain/championships/team-fields.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { lockCategory, type ChampionshipRow, type Organising } from "../own.ts";
import { championshipTeams } from "./tables.ts";
import { newTeamLink } from "./team-link.ts";
import * as mails from "./team-mails.ts";
import { entryObstacle, placesLeft, takenNames, type EntryObstacle } from "./team-rows.ts";

/** Three categories of a large cup in one day. */
const INVITATIONS_PER_ORGANISER = { name: "team-invite", points: 100, seconds: 86_400 };
/** A club with a team in each category of a cup or two, whoever invites it. */
const INVITATIONS_PER_MAILBOX = { name: "team-invite-mailbox", points: 15, seconds: 86_400 };

export type EntryProblem =
  | { code: ActObstacle | EntryObstacle }
  /** How many places are left. */
  | { code: "full"; left: number }
  /** Which of the teams, as they were given. */
  | { code: "name_taken"; at: number[] };

/** Teams that the organiser enters themselves: they play at once, all of them or none. */
export function addTeams(
  organising: Organising,
  categoryId: string,
  teams: readonly TeamValues[],
): Promise<Result<{ id: string; name: string }[], EntryProblem>> {
  return inTransaction(async (): Promise<Result<{ id: string; name: string }[], EntryProblem>> => {
    const opened = await lockForEntry(organising, categoryId, teams);
    if (!opened.ok) return opened;
    const added = await db()
      .insert(championshipTeams)
      .values(
        teams.map(({ name, shortName }) => ({ categoryId, name, shortName, state: "accepted" as const })),
      )
      .returning({ id: championshipTeams.id, name: championshipTeams.name });
    await audit(organising.actor, "championship.team_added", opened.value.championship.id);
    return ok(added);
  });
}

/** Invites a team by a link, which is mailed to who answers for it. An invitation holds a place. */
export function inviteTeam(
  organising: Organising,
  categoryId: string,
  { name, shortName, managerName, managerEmail }: InvitedTeam,
): Promise<Result<{ id: string }, EntryProblem | TooMany>> {
  return inTransaction(async (): Promise<Result<{ id: string }, EntryProblem | TooMany>> => {
    const opened = await lockForEntry(organising, categoryId, [{ name, shortName }]);
    if (!opened.ok) return opened;
    const counted = await countInvitation(opened.value.championship, managerEmail);
    if (!counted.ok) return counted;
    const link = await newTeamLink();
    const [team] = await db()
      .insert(championshipTeams)
      .values({ categoryId, name, shortName, state: "invited", managerName, managerEmail, ...link.columns })
      .returning();
    await audit(organising.actor, "championship.team_invited", opened.value.championship.id);
    await mails.teamInvited({ ...opened.value, team: team! }, link.path);
    return ok({ id: team!.id });
  });
}

/** Our mails reach whoever an organiser names. */
async function countInvitation(
  { id, clubId, organiserProfileId }: ChampionshipRow,
  email: string,
): Promise<Result<null, TooMany>> {
  const account = clubId ?? organiserProfileId ?? id;
  const byOrganiser = await spend(INVITATIONS_PER_ORGANISER, { account });
  return byOrganiser.ok ? spend(INVITATIONS_PER_MAILBOX, { account: email }) : byOrganiser;
}

async function lockForEntry(organising: Organising, categoryId: string, teams: readonly TeamValues[]) {
  const opened = await lockCategory(organising, categoryId, "begin");
  if (!opened.ok) return err({ code: opened.error });
  const { category } = opened.value;
  const obstacle = entryObstacle(category);
  if (obstacle) return err({ code: obstacle });
  const left = await placesLeft(category);
  if (teams.length > left) return err({ code: "full" as const, left: Math.max(0, left) });
  const at = await takenNames(
    categoryId,
    teams.map(({ name }) => name),
  );
  if (at.length > 0) return err({ code: "name_taken" as const, at });
  return opened;
}
