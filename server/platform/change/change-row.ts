import { isDeepStrictEqual } from "node:util";
import type { AuditAction } from "#domain/audit/actions.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockLive, type LiveTable } from "#server/platform/database/live-rows.ts";
import { eq, sql, type SQL, type PgColumn } from "#server/platform/database/orm.ts";

type ChangeableTable = LiveTable & { updatedAt?: PgColumn };
type OrFrom<Row, Value> = Value | ((row: Row) => Value);

interface Change<Row, Problem> {
  /** An actor, or the id of a user where only that is known. */
  who: Actor | string | null;
  action: AuditAction;
  /** The policy. A row that must not be changed is answered like a row that does not exist. */
  allowed: (row: Row) => boolean | Promise<boolean>;
  /** The code of a rule that forbids this change, if one does. */
  obstacle?: (row: Row) => Problem | null | Promise<Problem | null>;
  /** The new values by field. A field that is left out, or undefined, stays as it is. */
  set: OrFrom<Row, Partial<Row>>;
  /** Columns that follow from the change: written with it, but neither compared nor audited. */
  alsoSet?: OrFrom<Row, { [Field in keyof Row]?: Row[Field] | SQL }>;
  /** Whose data it is. If given, the audit log keeps the values before and after, until that person is erased. */
  keepValuesOf?: (row: Row) => string | null;
}

interface Changed<Row> {
  before: Row;
  /** Empty when all values were equal: then nothing was written and nothing audited. */
  fields: string[];
}

interface ChangedMeanwhile<Row> {
  code: "changed_meanwhile";
  /** What somebody else saved. Pick the fields of the form from it, so that the person can compare and choose. */
  current: Row;
}

/**
 * The one shape of a change: locks the live row of an id from outside, asks the policy, compares, writes what is
 * different and audits its field names, in one transaction. `ifUnchangedSince` is the row's `updatedAt` of when the
 * form was opened: if somebody else saved since then, nothing is written.
 */
export function changeRow<Table extends ChangeableTable, Problem extends string = never>(
  table: Table,
  id: string,
  change: Change<Table["$inferSelect"], Problem> & { ifUnchangedSince: Temporal.Instant },
): Promise<
  Result<Changed<Table["$inferSelect"]>, "not_found" | Problem | ChangedMeanwhile<Table["$inferSelect"]>>
>;
export function changeRow<Table extends ChangeableTable, Problem extends string = never>(
  table: Table,
  id: string,
  change: Change<Table["$inferSelect"], Problem>,
): Promise<Result<Changed<Table["$inferSelect"]>, "not_found" | Problem>>;
export function changeRow(
  table: ChangeableTable,
  id: string,
  change: Change<Row, string> & { ifUnchangedSince?: Temporal.Instant },
): Promise<Result<Changed<Row>, string | ChangedMeanwhile<Row>>> {
  return inTransaction(async () => {
    const before: Row | undefined = await lockLive(table, id);
    if (!before || !(await change.allowed(before))) return err("not_found");
    const { ifUnchangedSince: since } = change;
    if (since && !isSame(before["updatedAt"], since))
      return err({ code: "changed_meanwhile" as const, current: before });
    const obstacle = await change.obstacle?.(before);
    if (obstacle) return err(obstacle);
    const values = from(change.set, before);
    const fields = changedFields(before, values);
    if (fields.length > 0) {
      const after = pick(values, fields);
      const changedNow = table.updatedAt && { updatedAt: sql`now()` };
      await db()
        .update(table)
        .set({ ...after, ...from(change.alsoSet ?? {}, before), ...changedNow })
        .where(eq(table.id, before["id"]));
      await audit(change.who, change.action, id, {
        fields,
        ...(change.keepValuesOf && {
          before: pick(before, fields),
          after,
          dataSubjectId: change.keepValuesOf(before) ?? undefined,
        }),
      });
    }
    return ok({ before, fields });
  });
}

type Row = Record<string, unknown>;

/** The names of the fields whose new value is another one. */
export const changedFields = <Values extends object>(before: Values, after: Partial<Values>): string[] =>
  (Object.keys(after) as (keyof Values & string)[]).filter(
    (field) => after[field] !== undefined && !isSame(before[field], after[field]),
  );

// Dates, lists and objects are equal when they read the same, in whatever order an object names its keys.
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(asJson(one), asJson(other));
const asJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

const from = <Value>(value: OrFrom<Row, Value>, row: Row): Value =>
  typeof value === "function" ? (value as (row: Row) => Value)(row) : value;

const pick = (row: Row, fields: readonly string[]): Row =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));
