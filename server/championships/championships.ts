import type { ChampionshipValues } from "#domain/championships/championship-fields.ts";
import { actObstacle, can, type ActObstacle } from "#domain/championships/policy.ts";
import type { Organiser } from "#domain/events/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db } from "#server/platform/database/database.ts";
import { setMark } from "#server/platform/database/live-rows.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import type { Organising } from "./own.ts";
import { ownOrganiser } from "./own-organiser.ts";
import { championships } from "./tables.ts";

export { liveCategory } from "./live.ts";
export { championshipForStaff, type ChampionshipForStaff } from "./staff/read.ts";
export { teamCalendar } from "./matches/team-calendar.ts";
export { publicPage } from "./signals.ts";
export { recount } from "./tables-job.ts";

export { organiserIn, ownOrganiser } from "./own-organiser.ts";

/** For statements of other capabilities: the status of the championship that this column names; null without one. */
export const statusOfChampionship = (column: string): string =>
  `(select championships.status from championships where championships.id = ${column} and championships.deleted_at is null)`;

// What events write of a championship: each has its event, and both say the same.

export async function insertChampionship(
  { actor }: Pick<Organising, "actor">,
  { clubId, organiserProfileId }: Organiser,
  values: ChampionshipValues,
): Promise<string> {
  const inserted = await db()
    .insert(championships)
    .values({ ...values, clubId, organiserProfileId })
    .returning({ id: championships.id });
  const { id } = inserted[0]!;
  await audit(actor, "championship.created", id);
  return id;
}

interface ChangedMeanwhile {
  code: "changed_meanwhile";
}

export async function changeChampionshipRow(
  { actor, tools }: Organising,
  { id, since }: { id: string; since: Temporal.Instant },
  values: ChampionshipValues,
): Promise<Result<{ fields: string[] }, ActObstacle | ChangedMeanwhile>> {
  const own = await ownOrganiser(actor);
  return changeRow(championships, id, {
    who: actor,
    action: "championship.changed",
    // What is said of a cup may be corrected whatever the plan is.
    allowed: (row) => actObstacle(row, { own, tools }, "finish") === null,
    ifUnchangedSince: since,
    set: values,
  });
}

/** The same for staff, whoever organises it. */
export async function changeChampionshipByStaff(
  actor: Actor,
  { id, since }: { id: string; since: Temporal.Instant },
  values: ChampionshipValues,
): Promise<Result<{ before: Organiser }, "not_found" | ChangedMeanwhile>> {
  const changed = await changeRow(championships, id, {
    who: actor,
    action: "championship.changed",
    allowed: () => can(actor, "edit"),
    ifUnchangedSince: since,
    set: values,
  });
  return changed;
}

/** Its event was changed by its own form. */
export async function followEvent(id: string, values: ChampionshipValues): Promise<void> {
  await db()
    .update(championships)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(championships.id, id));
}

/** Its event was deleted with it. */
export const deleteWithEvent = (id: string): Promise<boolean> =>
  setMark(championships, id, "deletedAt", true);

export const restoreWithEvent = (id: string): Promise<boolean> =>
  setMark(championships, id, "deletedAt", false);
