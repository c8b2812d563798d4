import { and, desc, eq, isNull } from "drizzle-orm";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { db } from "#server/platform/database/database.ts";
import { consents, guardianships } from "./tables.ts";

export type Guardianship = Awaited<ReturnType<typeof standingOf>>;

/** Who answers for this athlete, and what they last decided: a reviewer needs no address for that. */
export async function standingOf(actor: Actor, athleteId: string) {
  assertModerator(actor);
  const [guardian] = await db()
    .select({ name: guardianships.name, confirmedAt: guardianships.confirmedAt })
    .from(guardianships)
    .where(and(eq(guardianships.athleteId, athleteId), isNull(guardianships.endedAt)));
  const [consent] = await db()
    .select({ decision: consents.decision, textVersion: consents.textVersion, createdAt: consents.createdAt })
    .from(consents)
    .where(eq(consents.athleteId, athleteId))
    .orderBy(desc(consents.id))
    .limit(1);
  return { guardian: guardian ?? null, consent: consent ?? null };
}
