import type { Actor } from "#domain/identity/actor.ts";
import { describeActivity } from "#domain/moderation/activity.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { reviewKindLabel } from "#domain/moderation/review-kinds.ts";
import * as athletes from "#server/athletes/staff-view.server.ts";
import * as championships from "#server/championships/staff-view.server.ts";
import * as clubs from "#server/clubs/staff-view.server.ts";
import { recent, type AuditRecord } from "#server/platform/audit/audit.ts";
import * as sponsors from "#server/sponsors/staff-view.server.ts";
import { nameAll } from "./subjects.ts";

const SHOWN = 12;

export type ActivityEntry = Awaited<ReturnType<typeof activity>>[number];

export async function counts(actor: Actor) {
  const [athleteCount, clubCount, championshipCount, sponsorCount] = await Promise.all([
    athletes.count(actor),
    clubs.count(actor),
    championships.countActive(actor),
    sponsors.count(actor),
  ]);
  return {
    athletes: athleteCount,
    clubs: clubCount,
    championships: championshipCount,
    sponsors: sponsorCount,
  };
}

/** The audit log in sentences. Who came and went is not news: sign-ins are left out. */
export async function activity(actor: Actor) {
  assertModerator(actor);
  const entries = await recent({ limit: SHOWN, except: "session" });
  const nameOf = await nameAll(actor, [
    ...entries.map(({ subjectType, subjectId }) => ({ type: subjectType, id: subjectId })),
    ...entries.map(({ actorId }) => ({ type: "user", id: actorId })),
  ]);
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    who: entry.actorId ? (nameOf({ type: "user", id: entry.actorId }) ?? "Conta removida") : "Sistema",
    what: describeActivity(entry.action, subjectName(entry, nameOf)),
  }));
}

function subjectName(entry: AuditRecord, nameOf: Awaited<ReturnType<typeof nameAll>>): string | null {
  const name = nameOf({ type: entry.subjectType, id: entry.subjectId });
  // A review's subject type is its kind: the sentence says which.
  if (!entry.action.startsWith("review.")) return name;
  return [reviewKindLabel(entry.subjectType), name].filter(Boolean).join(": ");
}
