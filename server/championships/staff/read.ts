import type { ChampionshipValues } from "#domain/championships/championship-fields.ts";
import type { ChampionshipStatus } from "#domain/championships/vocabulary.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, asc, eq } from "#server/platform/database/orm.ts";
import { championshipCategories, championships } from "../tables.ts";
import { teamCounts } from "../teams/counts.ts";

export interface ChampionshipForStaff {
  id: string;
  values: ChampionshipValues;
  status: ChampionshipStatus;
  statusReason: string | null;
  /** Null: our own team. */
  organiser: { clubId: string | null; name: string } | null;
  categories: { id: string; name: string; teams: number; waitingTeams: number }[];
  /** A sheet was closed: results count for clubs and athletes. */
  counts: boolean;
  createdAt: Temporal.Instant;
  deletedAt: Temporal.Instant | null;
  savedAt: string;
}

/** A championship with all that staff keep of it, also a deleted one. Who asks, the caller has checked. */
export async function championshipForStaff(id: string): Promise<ChampionshipForStaff | null> {
  const [row] = await db().select().from(championships).where(matchesId(championships.id, id));
  if (!row) return null;
  const categories = await db()
    .select({
      id: championshipCategories.id,
      name: championshipCategories.name,
      frozenAt: championshipCategories.frozenAt,
    })
    .from(championshipCategories)
    .where(and(eq(championshipCategories.championshipId, row.id), live(championshipCategories)))
    .orderBy(asc(championshipCategories.id));
  const [teams, organiser] = await Promise.all([
    teamCounts(categories.map((category) => category.id)),
    organiserOf(row),
  ]);
  const { name, description, location, city, state, startDate, endDate } = row;
  return {
    id: row.id,
    values: { name, description, location, city, state, startDate, endDate },
    status: row.status,
    statusReason: row.statusReason,
    organiser,
    categories: categories.map((category) => ({
      id: category.id,
      name: category.name,
      teams: teams.get(category.id)?.accepted ?? 0,
      waitingTeams: teams.get(category.id)?.asked ?? 0,
    })),
    counts: categories.some(({ frozenAt }) => frozenAt !== null),
    createdAt: row.createdAt,
    deletedAt: row.deletedAt,
    savedAt: String(row.updatedAt),
  };
}

async function organiserOf({
  clubId,
  organiserProfileId,
}: typeof championships.$inferSelect): Promise<ChampionshipForStaff["organiser"]> {
  if (clubId) return { clubId, name: (await clubs.names([clubId])).get(clubId) ?? "Clube removido" };
  const userId = organiserProfileId && (await identity.holderOf(organiserProfileId));
  if (!userId) return null;
  return { clubId: null, name: (await identity.names([userId])).get(userId) ?? "Pessoa removida" };
}
