import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { idsNamed, namesOf, type Named } from "#server/platform/database/names.ts";
import { and, count as countRows, ne } from "#server/platform/database/orm.ts";
import { championships } from "./tables.ts";

/** Those that are not over. */
export async function countActive(actor: Actor): Promise<number> {
  assertModerator(actor);
  const active = and(live(championships), ne(championships.status, "finished"));
  const rows = await db().select({ total: countRows() }).from(championships).where(active);
  return rows[0]!.total;
}

export function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  return namesOf(championships, championships.name, ids);
}

/** The ids of those with such a name, deleted ones too. */
export function named(actor: Actor, asked: Named): Promise<string[]> {
  assertModerator(actor);
  return idsNamed(championships, championships.name, asked);
}
