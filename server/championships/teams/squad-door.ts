import { userIdOf } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live, lockLive } from "#server/platform/database/live-rows.ts";
import { and, eq, ne, or, sql } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import { championshipMatches } from "../matches/tables.ts";
import { mayEdit, type Organising } from "../own.ts";
import { championshipCategories, championships } from "../tables.ts";
import { championshipTeams } from "./tables.ts";
import { hashInAddress } from "./team-link.ts";
import { lockTeam, openTeam, type OpenTeam, type TeamRow } from "./team-rows.ts";

/** A squad is entered by its organiser, or by whoever has the team's link. */
export type SquadDoor =
  | { by: "organiser"; organising: Organising; teamId: string }
  | { by: "link"; browser: Pick<Browser, "address">; token: string };

/** A coach writes a squad in an evening; a whole club may share one address. Guessing needs 2¹²⁸ tries. */
const LOOKS_PER_ADDRESS: Limit = { name: "team-link", points: 600, seconds: 3600 };

/** Why the team itself changes nothing in its squad. The organiser still does. */
export type SquadLock = "not_accepted" | "deadline" | "started";

/** Who reads it: whoever organises and may change it, the team itself, or a scout of the organising club. */
export type SquadReader = "organiser" | "team" | "scout";

export interface OpenSquad extends OpenTeam {
  reader: SquadReader;
  /** Null: it may be changed by who came in by this door. */
  lock: SquadLock | null;
  /** Who is written in the log; nobody where a link was used. */
  who: string | null;
}

export type DoorProblem = TooMany | { code: "not_found" };

export async function openSquad(door: SquadDoor): Promise<Result<OpenSquad, DoorProblem>> {
  if (door.by === "organiser") {
    const opened = await openTeam(door.organising, door.teamId, "read");
    if (!opened.ok) return err({ code: "not_found" });
    const reader = (await mayEdit(door.organising)) ? "organiser" : "scout";
    return ok(byOrganiser(opened.value, door.organising, reader));
  }
  const team = await teamByLink(door);
  return team.ok ? byLink(team.value, false) : team;
}

/** Locked until the transaction ends.. */
export async function lockSquad(door: SquadDoor): Promise<Result<OpenSquad, DoorProblem>> {
  if (door.by === "organiser") {
    const opened = await lockTeam(door.organising, door.teamId, "finish");
    if (!opened.ok) return err({ code: "not_found" });
    return ok(byOrganiser(opened.value, door.organising, "organiser"));
  }
  const team = await teamByLink(door);
  return team.ok ? byLink(team.value, true) : team;
}

const byOrganiser = (opened: OpenTeam, { actor }: Organising, reader: SquadReader): OpenSquad => ({
  ...opened,
  reader,
  lock: opened.team.state === "refused" ? "not_accepted" : null,
  who: userIdOf(actor),
});

async function teamByLink({
  browser,
  token,
}: Extract<SquadDoor, { by: "link" }>): Promise<Result<TeamRow, DoorProblem>> {
  const counted = await spend(LOOKS_PER_ADDRESS, { address: browser.address });
  if (!counted.ok) return counted;
  const hash = hashInAddress(token);
  if (hash === null) return err({ code: "not_found" });
  const [team] = await db()
    .select()
    .from(championshipTeams)
    .where(
      and(
        eq(championshipTeams.tokenHash, hash),
        ne(championshipTeams.state, "refused"),
        live(championshipTeams),
      ),
    );
  return team ? ok(team) : err({ code: "not_found" });
}

async function byLink(found: TeamRow, lock: boolean): Promise<Result<OpenSquad, DoorProblem>> {
  const read = lock ? lockLive : findLive;
  const category = await read(championshipCategories, found.categoryId);
  const [championship, team] = [
    category && (await findLive(championships, category.championshipId)),
    lock ? await lockLive(championshipTeams, found.id) : found,
  ];
  // The link may have been revoked while this waited.
  if (!category || !championship || team?.tokenHash !== found.tokenHash) return err({ code: "not_found" });
  const opened = { championship, category, team };
  return ok({ ...opened, reader: "team", lock: await lockOf(opened), who: null });
}

async function lockOf({ category, team }: OpenTeam): Promise<SquadLock | null> {
  if (team.state !== "accepted") return "not_accepted";
  const { squadsUntil } = category;
  // An organiser who names a day lets teams change their squads between matches until then.
  if (squadsUntil !== null) return Temporal.Instant.compare(now(), squadsUntil) >= 0 ? "deadline" : null;
  return (await hasPlayed(team.id)) ? "started" : null;
}

/** Its first sheet was opened. */
async function hasPlayed(teamId: string): Promise<boolean> {
  const rows = await db()
    .select({ one: sql`1` })
    .from(championshipMatches)
    .where(
      and(
        or(eq(championshipMatches.homeTeamId, teamId), eq(championshipMatches.awayTeamId, teamId)),
        ne(championshipMatches.state, "planned"),
        live(championshipMatches),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
