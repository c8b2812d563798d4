import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { idsNamed, namesOf, type Named } from "#server/platform/database/names.ts";
import { count as countRows } from "#server/platform/database/orm.ts";
import { sponsors } from "./tables.ts";

export async function count(actor: Actor): Promise<number> {
  assertModerator(actor);
  const rows = await db().select({ total: countRows() }).from(sponsors).where(live(sponsors));
  return rows[0]!.total;
}

export function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  return namesOf(sponsors, sponsors.name, ids);
}

/** The ids of those with such a name, deleted ones too. */
export function named(actor: Actor, asked: Named): Promise<string[]> {
  assertModerator(actor);
  return idsNamed(sponsors, sponsors.name, asked);
}
