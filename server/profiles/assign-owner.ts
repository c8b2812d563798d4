import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { athletes } from "#server/athletes/tables.ts";
import { championships } from "#server/championships/tables.ts";
import { clubs } from "#server/clubs/tables.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { sponsors } from "#server/sponsors/tables.ts";

export type OwnableType = "athlete" | "club" | "sponsor" | "championship";

const OWNED = { athlete: athletes, club: clubs, sponsor: sponsors } as const;

/** Puts something that nobody owns yet into a person's hands, with the profile to act for it. */
export function assignOwner(
  actor: Actor,
  type: OwnableType,
  id: string,
  userId: string,
): Promise<Result<null, "not_allowed" | "not_found">> {
  return inTransaction(async () => {
    if (actor.kind !== "system") return err("not_allowed");
    if (!(await take(type, id, userId))) return err("not_found");
    // One profile organises all of a person's championships.
    await identity.addProfile(userId, type, type === "championship" ? null : id);
    await audit(actor, `${type}.handed_over`, id, ["user_id"]);
    return ok(null);
  });
}

async function take(type: OwnableType, id: string, userId: string): Promise<boolean> {
  if (type === "championship") {
    const free = and(eq(championships.id, id), isNull(championships.organiserId));
    const taken = await db()
      .update(championships)
      .set({ organiserId: userId })
      .where(free)
      .returning({ id: championships.id });
    return taken.length > 0;
  }
  const table = OWNED[type];
  const free = and(eq(table.id, id), isNull(table.userId));
  const taken = await db().update(table).set({ userId }).where(free).returning({ id: table.id });
  return taken.length > 0;
}
