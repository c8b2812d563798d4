import { z } from "zod";
import { isImpersonating, type Actor, type Impersonation, type Member } from "#domain/identity/actor.ts";
import type { ImpersonationInput } from "#domain/identity/impersonation-schema.ts";
import { canImpersonate, IMPERSONATION_MINUTES } from "#domain/identity/impersonation.ts";
import type { ProfileType } from "#domain/identity/roles.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { client, db, inTransaction } from "#server/platform/database/database.ts";
import { and, desc, eq, isNull, lte, or, sql } from "#server/platform/database/orm.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { profilesOf, type SessionRow } from "./queries.ts";
import * as queries from "./queries.ts";
import { impersonations } from "./tables.ts";

const SHOWN = 100;

/**
 * From the next request on, the admin's browser sees the product as this person does and changes nothing, for half an
 * hour. The admin stays signed in: their session carries it.
 */
export function startImpersonation(
  actor: Member,
  sessionId: string,
  personId: string,
  { reason, profile }: ImpersonationInput,
): Promise<Result<{ type: ProfileType | null }, "not_found" | "not_allowed" | "already_looking">> {
  return inTransaction(async () => {
    if (!(await queries.findById(personId))) return err("not_found");
    await queries.lockUser(personId);
    if (!canImpersonate(actor, { id: personId, role: await queries.roleOf(personId) }))
      return err("not_allowed");
    await settleLapsed(eq(impersonations.sessionId, sessionId));
    const own = await queries.activeProfiles(personId);
    const acting = own.find(({ id }) => id === profile) ?? own[0];
    const rows = await db()
      .insert(impersonations)
      .values({
        adminId: actor.userId,
        personId,
        sessionId,
        userProfileId: acting?.id,
        reason,
        endsAt: now().add({ minutes: IMPERSONATION_MINUTES }),
      })
      .onConflictDoNothing()
      .returning({ id: impersonations.id });
    if (!rows[0]) return err("already_looking");
    await audit(actor, "user.impersonation_started", personId, {
      after: { reason },
      dataSubjectId: personId,
    });
    return ok({ type: acting?.type ?? null });
  });
}

/** Whose place it was; null when it had ended already. The only change that an impersonating admin makes. */
export function endImpersonation(actor: Actor): Promise<{ personId: string } | null> {
  return inTransaction(async () => {
    if (!isImpersonating(actor)) return null;
    const { id, adminId } = actor.impersonation;
    const ended = await db()
      .update(impersonations)
      .set({ endedAt: now() })
      .where(and(eq(impersonations.id, id), isNull(impersonations.endedAt)))
      .returning({ personId: impersonations.personId });
    if (ended[0]) await audit(adminId, "user.impersonation_ended", ended[0].personId);
    return ended[0] ?? null;
  });
}

/** The person in whose place this session looks, in the shape of a session of theirs. */
export interface OpenImpersonation extends Pick<
  SessionRow,
  "user_id" | "name" | "email" | "has_second_factor" | "deletion_due_at" | "profiles" | "chosen_profile_id"
> {
  id: string;
  ends_at: string;
}

/** Nobody is looked at whose role has become one of ours meanwhile. */
export async function openImpersonation(sessionId: string): Promise<OpenImpersonation | undefined> {
  const { rows } = await client().query<OpenImpersonation>(OPEN, [sessionId, now().toString()]);
  return rows[0];
}

const OPEN = `select i.id, i.ends_at, i.user_profile_id as chosen_profile_id, u.id as user_id, u.name, u.email,
  u.two_factor_enabled as has_second_factor, u.deletion_due_at, ${profilesOf("u.id")} as profiles
from impersonations i join users u on u.id = i.person_id left join profiles p on p.id = u.id
where i.session_id = $1 and i.ended_at is null and i.ends_at > $2 and coalesce(p.role, 'user') = 'user'`;

export const toImpersonation = (
  { id, ends_at: endsAt }: OpenImpersonation,
  adminId: string,
): Impersonation => ({
  id,
  adminId,
  endsAt: Temporal.Instant.from(endsAt),
});

/** When the team looked at the product in this person's place, newest first. */
export const impersonationsOf = (personId: string) =>
  db()
    .select({
      id: impersonations.id,
      reason: impersonations.reason,
      startedAt: impersonations.startedAt,
      endedAt: sql<Temporal.Instant>`coalesce(${impersonations.endedAt}, ${impersonations.endsAt})`.mapWith(
        impersonations.endsAt,
      ),
    })
    .from(impersonations)
    .where(eq(impersonations.personId, personId))
    .orderBy(desc(impersonations.id))
    .limit(SHOWN);

/** Closes those whose time is over, or whose session is: what counts needs no closing, but the log says when. */
export const settleImpersonations = defineJob({
  name: "settle-impersonations",
  schema: z.object({}),
  schedule: { cron: "*/5 * * * *", data: {} },
  handle: () => inTransaction(() => settleLapsed()),
});

async function settleLapsed(which = sql`true`): Promise<void> {
  const over = or(lte(impersonations.endsAt, now()), isNull(impersonations.sessionId));
  const ended = await db()
    .update(impersonations)
    .set({ endedAt: sql`least(${impersonations.endsAt}, now())` })
    .where(and(which, isNull(impersonations.endedAt), over))
    .returning({ adminId: impersonations.adminId, personId: impersonations.personId });
  for (const { adminId, personId } of ended) await audit(adminId, "user.impersonation_ended", personId);
}
