import { evolutionOf, type Evolution } from "#domain/athletes/season-chart.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { ok, type Result } from "#domain/result.ts";
import { ownSeasons, type OwnSeasons } from "#server/athletes/own-seasons.server.ts";
import { entitlementsOf } from "./entitlements.server.ts";

interface SeasonsOverTime extends OwnSeasons {
  /** The same numbers over the years; null without a plan that opens them. */
  evolution: Evolution | null;
}

/** The athlete's own numbers. */
export async function seasonsOverTime(
  actor: Actor,
  athleteId: string,
): Promise<Result<SeasonsOverTime, "not_found">> {
  const [own, open] = await Promise.all([ownSeasons(actor, athleteId), entitlementsOf(actor)]);
  if (!own.ok) return own;
  return ok({ ...own.value, evolution: open.seasonsOverTime ? evolutionOf(own.value.seasons) : null });
}
