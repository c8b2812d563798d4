import type { ActObstacle } from "#domain/championships/policy.ts";
import type { TeamState } from "#domain/championships/vocabulary.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { names as clubNames } from "#server/clubs/clubs.server.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, eq, sql } from "#server/platform/database/orm.ts";
import { mayEdit, openCategory, type Organising } from "../own.ts";
import { championshipSquad, championshipTeams } from "./tables.ts";
import { teamPath } from "./team-link.ts";
import { entryObstacle, openTeam, placesLeft, type EntryObstacle, type TeamRow } from "./team-rows.ts";

/** Sixty-four play; the others asked and were refused. */
const MOST = 300;

export interface ListedTeam {
  id: string;
  name: string;
  shortName: string;
  state: TeamState;
  stateReason: string | null;
  /** Who answers for it, for whoever may edit: its scouts write to nobody. */
  managerName: string | null;
  managerEmail: string | null;
  /** Whether a club with a page here stands behind it. */
  club: boolean;
  athletes: number;
  /** Whose document was checked, and whose face agreed with it; null for who may not edit. */
  checked: number | null;
}

interface TeamList {
  teams: ListedTeam[];
  placesLeft: number;
  /** Why nobody enters any more. */
  closed: EntryObstacle | null;
}

/** The teams of a category: those who wait for an answer first. */
export async function listTeams(
  organising: Organising,
  categoryId: string,
): Promise<Result<TeamList, ActObstacle>> {
  const opened = await openCategory(organising, categoryId, "read");
  if (!opened.ok) return opened;
  const { category } = opened.value;
  const [edits, rows, counts, left] = await Promise.all([
    mayEdit(organising),
    db()
      .select()
      .from(championshipTeams)
      .where(and(eq(championshipTeams.categoryId, categoryId), live(championshipTeams)))
      .orderBy(BY_STATE, sql`lower(${championshipTeams.name})`, championshipTeams.id)
      .limit(MOST),
    squadCounts(categoryId),
    placesLeft(category),
  ]);
  return ok({
    teams: rows.map((row) => ({
      id: row.id,
      name: row.name,
      shortName: row.shortName,
      state: row.state,
      stateReason: row.stateReason,
      ...managerOf(row, edits),
      club: row.clubId !== null,
      athletes: counts.get(row.id)?.athletes ?? 0,
      checked: edits ? (counts.get(row.id)?.checked ?? 0) : null,
    })),
    placesLeft: Math.max(0, left),
    closed: entryObstacle(category),
  });
}

const managerOf = ({ managerName, managerEmail }: TeamRow, edits: boolean) =>
  edits ? { managerName, managerEmail } : { managerName: null, managerEmail: null };

const BY_STATE = sql`array_position(array['asked', 'invited', 'accepted', 'withdrawn', 'refused'], ${championshipTeams.state})`;

async function squadCounts(categoryId: string) {
  const rows = await db()
    .select({
      teamId: championshipSquad.teamId,
      athletes: sql<number>`count(*)::int`,
      checked: sql<number>`(count(*) filter (where ${championshipSquad.faceAgrees}))::int`,
    })
    .from(championshipSquad)
    .where(
      and(
        eq(championshipSquad.categoryId, categoryId),
        eq(championshipSquad.role, "athlete"),
        live(championshipSquad),
      ),
    )
    .groupBy(championshipSquad.teamId);
  return new Map(rows.map(({ teamId, ...counts }) => [teamId, counts]));
}

export interface OwnTeam extends Omit<ListedTeam, "athletes" | "checked" | "club"> {
  categoryId: string;
  championshipId: string;
  /** Whose team it is, and who hears of its results. */
  club: string | null;
  /** Of the page that its link opens, with which a squad is changed; null while it has none, and for scouts. */
  path: string | null;
  /** It is in the draw: it can withdraw, and no longer be removed. */
  drawn: boolean;
}

/** One team with its link, as its organiser shows it again; for who only reads, without link and contact. */
export async function ownTeam(organising: Organising, teamId: string): Promise<Result<OwnTeam, "not_found">> {
  const opened = await openTeam(organising, teamId, "read");
  if (!opened.ok) return err("not_found");
  const { team, category, championship } = opened.value;
  const edits = await mayEdit(organising);
  return ok({
    id: team.id,
    categoryId: category.id,
    championshipId: championship.id,
    club: team.clubId && ((await clubNames([team.clubId])).get(team.clubId) ?? null),
    name: team.name,
    shortName: team.shortName,
    state: team.state,
    stateReason: team.stateReason,
    ...managerOf(team, edits),
    path: edits && team.tokenSealed ? await teamPath(team.tokenSealed) : null,
    drawn: category.drawnAt !== null || team.drawnAs !== null,
  });
}
