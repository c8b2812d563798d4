import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { namesOf } from "#server/platform/database/names.ts";
import { users } from "./tables.ts";

/** Who these people are, by id; those who left are not among them. */
export function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  return namesOf(users, users.name, ids);
}
