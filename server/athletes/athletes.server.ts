import type { ListFilters } from "#domain/athletes/list-filters.ts";
import { can, publishingObstacle } from "#domain/athletes/policy.ts";
import { isSubdomain } from "#domain/athletes/subdomain.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { today } from "#server/platform/clock.ts";
import { record } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { listAthletes, type AthleteList } from "./listing.ts";
import * as queries from "./queries.ts";
import { toCard, toSite, type AthleteCard, type AthleteSite } from "./views.ts";
import { insertAthlete, setVisibility, type NewAthlete } from "./writes.ts";

export type { AthleteCard, AthleteList, AthleteSite, NewAthlete };

/** Public profiles that match, a page at a time. */
export const list = (_actor: Actor, filters: ListFilters): Promise<AthleteList> =>
  listAthletes(filters, today());

/** The newest profiles that staff put forward. */
export async function featured(_actor: Actor, limit: number): Promise<AthleteCard[]> {
  const rows = await queries.featured(limit);
  return rows.map((row) => toCard(row, today()));
}

/** An athlete's own site. One that this actor may not read does not exist for them. */
export async function site(actor: Actor, subdomain: string): Promise<Result<AthleteSite, "not_found">> {
  const row = isSubdomain(subdomain) ? await queries.siteBySubdomain(subdomain) : undefined;
  if (!row || !can(actor, "read", { userId: row.user_id, visibility: row.visibility }))
    return err("not_found");
  return ok(toSite(row, today()));
}

/** A new profile, always private. */
export function create(
  actor: Actor,
  input: NewAthlete,
): Promise<Result<{ id: string }, "not_allowed" | "subdomain_taken">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    // A name with another meaning as a host is as good as taken: nobody could reach the site.
    const id = isSubdomain(input.subdomain) ? await insertAthlete(input) : undefined;
    if (!id) return err("subdomain_taken");
    await record({
      actorId: userIdOf(actor),
      action: "athlete.created",
      subjectType: "athlete",
      subjectId: id,
    });
    return ok({ id });
  });
}

/** Opens the profile to everyone, unless something that protects the athlete is missing. */
export function publish(
  actor: Actor,
  id: string,
): Promise<Result<null, "not_found" | "birthdate_missing" | "too_young">> {
  return inTransaction(async () => {
    const athlete = await queries.lockById(id);
    if (!athlete || !can(actor, "publish", athlete)) return err("not_found");
    const obstacle = publishingObstacle(athlete, today());
    if (obstacle) return err(obstacle);
    await setVisibility(id, "public");
    await record({
      actorId: userIdOf(actor),
      action: "athlete.published",
      subjectType: "athlete",
      subjectId: id,
      fields: ["visibility"],
    });
    return ok(null);
  });
}

/** Takes the profile out of every public page at once. */
export function hide(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const athlete = await queries.lockById(id);
    if (!athlete || !can(actor, "hide", athlete)) return err("not_found");
    await setVisibility(id, "hidden");
    await record({
      actorId: userIdOf(actor),
      action: "athlete.hidden",
      subjectType: "athlete",
      subjectId: id,
      fields: ["visibility"],
    });
    return ok(null);
  });
}
