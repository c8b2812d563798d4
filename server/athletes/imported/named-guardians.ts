import { z } from "zod";
import { isStaff, SYSTEM, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, asc, eq, gt, lt, sql } from "#server/platform/database/orm.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { lockWithGuardianship } from "../athlete-with-guardianship.ts";
import { inviteGuardian } from "../invite-guardian.ts";
import { athletes } from "../tables.ts";
import { namedGuardians } from "./tables.ts";

/** How long we keep a name that nobody asks. */
const NAMED_DAYS = 90;
const BATCH = 200;

/** How many of a file's minors have a guardian who is named and not asked yet. */
export const countNamedGuardians = (importId: string): Promise<number> =>
  db().$count(
    namedGuardians,
    sql`${namedGuardians.athleteId} in (select id from athletes where import_id = ${importId}::uuid and deleted_at is null)`,
  );

/** Staff ask them all. Mails leave one by one, by a job. */
export async function inviteNamedGuardians(
  actor: Actor,
  importId: string,
): Promise<Result<null, "not_allowed">> {
  if (!isStaff(actor)) return err("not_allowed");
  await enqueue(inviteNamed, { importId }, { dedupeKey: importId });
  return ok(null);
}

/**
 * Sends the invitations of one file. Each is a transaction of its own, so that a run that dies goes on where it was.
 * A mailbox that had its invitations of the day stays named, and can be asked another day.
 */
export const inviteNamed = defineJob({
  name: "invite-named-guardians",
  schema: z.object({ importId: z.uuid() }),
  timeoutSeconds: 3600,
  async handle({ importId }, { signal }) {
    let after = "00000000-0000-0000-0000-000000000000";
    for (;;) {
      signal.throwIfAborted();
      const named = await namedAfter(importId, after);
      for (const one of named) await inviteOne(one);
      if (named.length < BATCH) return;
      after = named.at(-1)!.athleteId;
    }
  },
});

const namedAfter = (importId: string, after: string) =>
  db()
    .select({
      athleteId: namedGuardians.athleteId,
      name: namedGuardians.name,
      email: namedGuardians.email,
    })
    .from(namedGuardians)
    .innerJoin(athletes, eq(athletes.id, namedGuardians.athleteId))
    .where(and(eq(athletes.importId, importId), gt(namedGuardians.athleteId, after)))
    .orderBy(asc(namedGuardians.athleteId))
    .limit(BATCH);

interface Named {
  athleteId: string;
  name: string;
  email: string;
}

function inviteOne({ athleteId, name, email }: Named): Promise<unknown> {
  return inTransaction(async () => {
    const profile = await lockWithGuardianship(athleteId);
    const { guardians = [], invited = null } = profile?.guardianship ?? {};
    // Somebody else was asked meanwhile, or has answered: what a file says does not replace them.
    if (profile && guardians.length === 0 && !invited) {
      const asked = await inviteGuardian(SYSTEM, athleteId, { guardianName: name, guardianEmail: email });
      if (!asked.ok && asked.error.code === "too_many") return asked;
    }
    await db().delete(namedGuardians).where(eq(namedGuardians.athleteId, athleteId));
    return ok(null);
  });
}

export async function sweepNamedGuardians(): Promise<void> {
  await db()
    .delete(namedGuardians)
    .where(lt(namedGuardians.createdAt, sql`now() - make_interval(days => ${NAMED_DAYS})`));
}
