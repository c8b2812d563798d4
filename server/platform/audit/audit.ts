import { insideTransaction } from "#server/platform/database/database.ts";
import { currentRequestId } from "#server/platform/log.server.ts";
import * as queries from "./queries.ts";

export type AuditEntry = {
  /** Null when nobody did it: a job, a migration. */
  actorId: string | null;
  /** `athlete.published`: the subject, then what happened to it. */
  action: string;
  subjectType: string;
  subjectId: string | null;
  /** Names of what changed; taken from `before` and `after` when left out. */
  fields?: readonly string[];
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Whose data `before` and `after` are; without it no one's erasure takes them away. */
  dataSubjectId?: string;
};

/** Written in the transaction of what it records, so that neither exists without the other. */
export async function record(entry: AuditEntry): Promise<void> {
  if (!insideTransaction())
    throw new Error("an audit entry is written in the transaction of what it records");
  const { before, after, dataSubjectId } = entry;
  const fields = entry.fields ?? Object.keys({ ...before, ...after });
  const id = await queries.insertEntry({ ...entry, fields: [...fields], requestId: currentRequestId() });
  if (before || after) await queries.insertValues({ auditId: id, before, after, dataSubjectId });
}

/** What remains of a person who left: that something happened, not what it said. Returns how many. */
export const eraseValues = (dataSubjectId: string): Promise<number> => queries.deleteValues(dataSubjectId);

export type AuditRecord = queries.EntryRow;

/** Newest first; `before` is the id of the last one seen, `except` leaves out what happened to one subject ("session"). */
export const recent = (page: { limit: number; before?: string; except?: string }): Promise<AuditRecord[]> =>
  queries.newest(page);

/** What this person did, newest first: theirs to read when they ask for their data. */
export const entriesBy = (actorId: string): Promise<AuditRecord[]> => queries.listBy(actorId);

/** What their data was and became. */
export const valuesAbout = (dataSubjectIds: readonly string[]) => queries.listValues(dataSubjectIds);
