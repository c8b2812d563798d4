import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { findEvents } from "#server/events/events.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import { guardianAsked } from "./mails.ts";
import { registration } from "./own.server.ts";
import { rowById } from "./rows.ts";

/** Enough for a mail that was overlooked, too little to press somebody. */
const PER_REGISTRATION: Limit = { name: "registration-reminder", points: 2, seconds: 86_400 };

/** A minor whose asking waits sends the guardian's mail again. */
export async function remindGuardian(
  actor: Actor,
  id: string,
): Promise<Result<null, TooMany | { code: "not_found" | "already_decided" }>> {
  const found = await registration(actor, id);
  if (!found.ok) return err({ code: "not_found" });
  if (!found.value.may.remind) return err({ code: "already_decided" });
  const counted = await spend(PER_REGISTRATION, { account: id });
  if (!counted.ok) return counted;
  const [row, events] = await Promise.all([rowById(id), findEvents([found.value.event.id])]);
  const event = events.get(found.value.event.id);
  if (row && event) await guardianAsked(row, event);
  return ok(null);
}
