import { compare, type Compared } from "#domain/athletes/comparison.ts";
import { VISITOR, profileIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { entitlementsOf } from "./entitlements.server.ts";

export interface SideBySide {
  other: { name: string; subdomain: string; age: number | null; position: string | null };
  /** Null when one of the two has no numbers yet. */
  rows: Compared[] | null;
}

/** Whether the plan of the acting profile opens the comparison at all. */
export const opensSideBySide = async (actor: Actor): Promise<boolean> =>
  (await entitlementsOf(actor)).sideBySide;

/** Oneself beside another athlete, with what every visitor may see of the other and nothing more. */
export async function sideBySide(
  actor: Actor,
  subdomain: string,
): Promise<Result<SideBySide, "not_entitled" | "not_found">> {
  if (!(await opensSideBySide(actor))) return err("not_entitled");
  const ownId = profileIdOf(actor, "athlete");
  const own = ownId ? await athletes.subdomainOf(actor, ownId) : null;
  const mine = own?.ok ? await athletes.site(actor, own.value) : null;
  const theirs = await athletes.site(VISITOR, subdomain);
  if (!mine?.ok || !theirs.ok) return err("not_found");
  const { name, age, position } = theirs.value;
  const both = mine.value.stats && theirs.value.stats;
  return ok({
    other: { name, subdomain, age, position },
    rows: both ? compare(mine.value.stats!, theirs.value.stats!) : null,
  });
}
