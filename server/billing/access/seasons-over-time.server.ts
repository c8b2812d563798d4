import { evolutionOf, type Evolution } from "#domain/athletes/season-chart.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { ownSeasons } from "#server/athletes/own-seasons.server.ts";
import { entitlementsOf } from "./entitlements.server.ts";

/** The athlete's own numbers over the years, for whom the plan opens them. */
export async function seasonsOverTime(
  actor: Actor,
  athleteId: string,
): Promise<Result<Evolution, "not_entitled" | "not_found">> {
  if (!(await entitlementsOf(actor)).seasonsOverTime) return err("not_entitled");
  const own = await ownSeasons(actor, athleteId);
  return own.ok ? ok(evolutionOf(own.value.seasons)) : own;
}
