import type { ChangeField, ChangeState } from "#domain/athletes/pending-changes.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, desc, eq, gt, inArray, sql } from "#server/platform/database/orm.ts";
import { guardianshipOf } from "./athlete-with-guardianship.ts";
import { athleteChanges, athletes } from "./tables.ts";

export type ChangeRow = typeof athleteChanges.$inferSelect;

const MOST = 500;

export const waitingOf = (athleteIds: readonly string[]): Promise<ChangeRow[]> =>
  athleteIds.length === 0
    ? Promise.resolve([])
    : db()
        .select()
        .from(athleteChanges)
        .where(and(inArray(athleteChanges.athleteId, [...athleteIds]), eq(athleteChanges.state, "waiting")))
        .orderBy(athleteChanges.id)
        .limit(MOST);

/** The same with the athlete of each, as the profile is today. */
export const waitingWithAthlete = async (athleteIds: readonly string[]) =>
  athleteIds.length === 0
    ? []
    : db()
        .select({ change: athleteChanges, athlete: athletes, guardianship: guardianshipOf("athletes.id") })
        .from(athleteChanges)
        .innerJoin(athletes, eq(athletes.id, athleteChanges.athleteId))
        .where(
          and(
            inArray(athleteChanges.athleteId, [...athleteIds]),
            eq(athleteChanges.state, "waiting"),
            live(athletes),
          ),
        )
        .orderBy(athleteChanges.id)
        .limit(MOST);

/** Athletes with wishes that wait, in the order of their ids. */
export async function athletesWithWishes(page: {
  after: string | undefined;
  limit: number;
}): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ id: athleteChanges.athleteId })
    .from(athleteChanges)
    .where(
      and(
        eq(athleteChanges.state, "waiting"),
        page.after ? gt(athleteChanges.athleteId, page.after) : undefined,
      ),
    )
    .orderBy(athleteChanges.athleteId)
    .limit(page.limit);
  return rows.map(({ id }) => id);
}

/** What was decided lately, newest first. */
export const decidedOf = (athleteId: string, limit: number): Promise<ChangeRow[]> =>
  db()
    .select()
    .from(athleteChanges)
    .where(
      and(eq(athleteChanges.athleteId, athleteId), inArray(athleteChanges.state, ["approved", "refused"])),
    )
    .orderBy(desc(athleteChanges.decidedAt))
    .limit(limit);

export const findChange = async (id: string): Promise<ChangeRow | undefined> =>
  (await db().select().from(athleteChanges).where(matchesId(athleteChanges.id, id)))[0];

interface Wish {
  athleteId: string;
  field: ChangeField;
  value: string | null;
  askedBy: string | null;
}

/** A new wish takes the place of the one that waits. True when nothing waited for this athlete before. */
export async function insertWish({ athleteId, field, value, askedBy }: Wish): Promise<boolean> {
  const waiting = await waitingOf([athleteId]);
  await closeWaiting(athleteId, field, "withdrawn", askedBy);
  await db().insert(athleteChanges).values({ athleteId, field, value, askedBy });
  return waiting.length === 0;
}

/** Closes what waits for one field, if anything does. */
export async function closeWaiting(
  athleteId: string,
  field: ChangeField,
  state: Exclude<ChangeState, "waiting">,
  decidedBy: string | null,
): Promise<void> {
  await db()
    .update(athleteChanges)
    .set({ state, decidedBy, decidedAt: sql`now()` })
    .where(
      and(
        eq(athleteChanges.athleteId, athleteId),
        eq(athleteChanges.field, field),
        eq(athleteChanges.state, "waiting"),
      ),
    );
}

/** False when it was decided or withdrawn meanwhile. */
export async function closeChange(
  id: string,
  closed: { state: Exclude<ChangeState, "waiting">; decidedBy: string | null; reason?: string | null },
): Promise<boolean> {
  const rows = await db()
    .update(athleteChanges)
    .set({ ...closed, decidedAt: sql`now()` })
    .where(and(eq(athleteChanges.id, id), eq(athleteChanges.state, "waiting")))
    .returning({ id: athleteChanges.id });
  return rows.length > 0;
}
