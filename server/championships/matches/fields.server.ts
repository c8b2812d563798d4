import type { ActObstacle } from "#domain/championships/policy.ts";
import type { FieldForm } from "#domain/championships/schedule-fields.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, lockLive, setMark } from "#server/platform/database/live-rows.ts";
import { and, asc, count, eq, gt, inArray, ne, not, sql } from "#server/platform/database/orm.ts";
import { openChampionship, type Organising } from "../own.ts";
import { championships } from "../tables.ts";
import { neverPlayed } from "./not-played.ts";
import { championshipFields, championshipMatches } from "./tables.ts";

const MOST_FIELDS = 40;

export interface OwnField extends FieldForm {
  id: string;
  /** Matches that are to be played there. */
  matches: number;
}

type FieldProblem = ActObstacle | "taken" | "too_many";

/** Where a championship is played, by venue and name. */
export async function ownFields(
  organising: Organising,
  championshipId: string,
): Promise<Result<OwnField[], ActObstacle>> {
  const opened = await openChampionship(organising, championshipId, "read");
  if (!opened.ok) return opened;
  const rows = await fieldsOf(championshipId);
  const ids = rows.map(({ id }) => id);
  const used =
    ids.length === 0
      ? []
      : await db()
          .select({ fieldId: championshipMatches.fieldId, total: count() })
          .from(championshipMatches)
          .where(
            and(
              inArray(championshipMatches.fieldId, ids),
              ne(championshipMatches.state, "closed"),
              not(neverPlayed),
              live(championshipMatches),
            ),
          )
          .groupBy(championshipMatches.fieldId);
  const totals = new Map(used.map(({ fieldId, total }) => [fieldId, total]));
  return ok(rows.map((row) => ({ ...row, matches: totals.get(row.id) ?? 0 })));
}

export const fieldsOf = (championshipId: string) =>
  db()
    .select({
      id: championshipFields.id,
      venue: championshipFields.venue,
      name: championshipFields.name,
      address: championshipFields.address,
    })
    .from(championshipFields)
    .where(and(eq(championshipFields.championshipId, championshipId), live(championshipFields)))
    .orderBy(asc(championshipFields.venue), asc(championshipFields.name), asc(championshipFields.id))
    .limit(MOST_FIELDS);

export function addField(
  organising: Organising,
  championshipId: string,
  form: FieldForm,
): Promise<Result<null, FieldProblem>> {
  return inTransaction(async (): Promise<Result<null, FieldProblem>> => {
    const opened = await openChampionship(organising, championshipId, "finish");
    if (!opened.ok) return opened;
    await lockLive(championships, championshipId);
    if ((await fieldsOf(championshipId)).length >= MOST_FIELDS) return err("too_many");
    if (await isTaken(championshipId, form, null)) return err("taken");
    await db()
      .insert(championshipFields)
      .values({ championshipId, ...form });
    await audit(organising.actor, "championship.field_added", championshipId);
    return ok(null);
  });
}

export function changeField(
  organising: Organising,
  { championshipId, fieldId }: { championshipId: string; fieldId: string },
  form: FieldForm,
): Promise<Result<null, FieldProblem>> {
  return inTransaction(async (): Promise<Result<null, FieldProblem>> => {
    const opened = await openChampionship(organising, championshipId, "finish");
    if (!opened.ok) return opened;
    await lockLive(championships, championshipId);
    if (await isTaken(championshipId, form, fieldId)) return err("taken");
    const changed = await changeRow(championshipFields, fieldId, {
      who: organising.actor,
      action: "championship.field_changed",
      allowed: (row) => row.championshipId === championshipId,
      set: form,
    });
    return changed.ok ? ok(null) : changed;
  });
}

/** Only a field on which nothing is to be played any more. */
export function removeField(
  organising: Organising,
  { championshipId, fieldId }: { championshipId: string; fieldId: string },
): Promise<Result<null, ActObstacle | "in_use">> {
  return inTransaction(async (): Promise<Result<null, ActObstacle | "in_use">> => {
    const opened = await openChampionship(organising, championshipId, "finish");
    if (!opened.ok) return opened;
    await lockLive(championships, championshipId);
    const field = await findLive(championshipFields, fieldId);
    if (field?.championshipId !== championshipId) return err("not_found");
    const [used] = await db()
      .select({ total: count() })
      .from(championshipMatches)
      .where(
        and(
          eq(championshipMatches.fieldId, fieldId),
          ne(championshipMatches.state, "closed"),
          not(neverPlayed),
          live(championshipMatches),
        ),
      )
      .having(gt(count(), 0));
    if (used) return err("in_use");
    await setMark(championshipFields, fieldId, "deletedAt", true);
    await audit(organising.actor, "championship.field_removed", championshipId);
    return ok(null);
  });
}

async function isTaken(
  championshipId: string,
  { venue, name }: FieldForm,
  exceptId: string | null,
): Promise<boolean> {
  const rows = await db()
    .select({ id: championshipFields.id })
    .from(championshipFields)
    .where(
      and(
        eq(championshipFields.championshipId, championshipId),
        eq(sql`lower(${championshipFields.venue})`, venue.toLowerCase()),
        eq(sql`lower(${championshipFields.name})`, name.toLowerCase()),
        live(championshipFields),
      ),
    )
    .limit(1);
  return rows.some(({ id }) => id !== exceptId);
}
