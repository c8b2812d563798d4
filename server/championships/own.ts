import { actObstacle, type Act, type ActObstacle } from "#domain/championships/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { findLive, lockLive } from "#server/platform/database/live-rows.ts";
import { ownOrganiser } from "./own-organiser.ts";
import { championshipCategories, championships } from "./tables.ts";

/** Who works on a championship, and whether their plan opens the tools: the route asks billing and passes it in. */
export interface Organising {
  actor: Actor;
  tools: boolean;
}

export type ChampionshipRow = typeof championships.$inferSelect;
export type CategoryRow = typeof championshipCategories.$inferSelect;

/** The championship, if this organiser may do this with it. */
export async function openChampionship(
  { actor, tools }: Organising,
  id: string,
  act: Act,
): Promise<Result<ChampionshipRow, ActObstacle>> {
  // One after the other: inside a transaction they share one connection.
  const own = await ownOrganiser(actor);
  const row = await findLive(championships, id);
  const obstacle = row ? actObstacle(row, { own, tools }, act) : "not_found";
  return obstacle ? err(obstacle) : ok(row!);
}

interface OpenCategory {
  championship: ChampionshipRow;
  category: CategoryRow;
}

/** Owners of a club change its championships. Its scouts only read them, and read nothing that changes one. */
export const mayEdit = async ({ actor }: Organising): Promise<boolean> =>
  (await ownOrganiser(actor))?.mayEdit ?? false;

/** One of its categories. */
export async function openCategory(
  organising: Organising,
  categoryId: string,
  act: Act,
): Promise<Result<OpenCategory, ActObstacle>> {
  const category = await findLive(championshipCategories, categoryId);
  return withChampionship(organising, category, act);
}

/**
 * The same with the category's row locked until the transaction ends: whoever accepts a team, draws or closes a sheet
 * does so one after the other.
 */
export async function lockCategory(
  organising: Organising,
  categoryId: string,
  act: Act,
): Promise<Result<OpenCategory, ActObstacle>> {
  const category = await lockLive(championshipCategories, categoryId);
  return withChampionship(organising, category, act);
}

async function withChampionship(
  organising: Organising,
  category: CategoryRow | undefined,
  act: Act,
): Promise<Result<OpenCategory, ActObstacle>> {
  if (!category) return err("not_found");
  const opened = await openChampionship(organising, category.championshipId, act);
  return opened.ok ? ok({ championship: opened.value, category }) : opened;
}
