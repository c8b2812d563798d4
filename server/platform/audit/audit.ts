import { AUDIT_ACTIONS, type AuditAction } from "#domain/audit/actions.ts";
import { isImpersonating, userIdOf, type Actor } from "#domain/identity/actor.ts";
import type { ListQuery } from "#domain/lists/list.ts";
import { insideTransaction } from "#server/platform/database/database.ts";
import type { Page } from "#server/platform/lists/keyset.ts";
import { currentRequestId } from "#server/platform/log.server.ts";
import * as queries from "./queries.ts";

interface AuditDetails {
  /** Names of what changed; taken from `before` and `after` when left out. */
  fields?: readonly string[];
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Whose data `before` and `after` are. Without it, no erasure removes them. */
  dataSubjectId?: string;
  /** For reviews, whose subject type is their kind. */
  subjectType?: string;
}

/**
 * Writes who did what to which subject, in the transaction of the change itself, so that neither exists without the
 * other. `who` is the actor, or the id of a user where only that is known; `details` are the names of the changed
 * fields, or more than those.
 */
export async function audit(
  who: Actor | string | null,
  action: AuditAction,
  subjectId: string | null,
  details: readonly string[] | AuditDetails = {},
): Promise<void> {
  if (typeof who === "object" && who && isImpersonating(who))
    throw new Error("an admin who looks in somebody's place changes nothing");
  if (!insideTransaction())
    throw new Error("an audit entry is written in the transaction of what it records");
  const { before, after, dataSubjectId, ...rest }: AuditDetails = isList(details)
    ? { fields: details }
    : details;
  const subjectType = rest.subjectType ?? AUDIT_ACTIONS[action];
  if (!subjectType) throw new Error(`${action} needs the type of its subject`);
  const auditId = await queries.insertEntry({
    actorId: typeof who === "object" && who ? userIdOf(who) : who,
    action,
    subjectType,
    subjectId,
    fields: [...(rest.fields ?? Object.keys({ ...before, ...after }))],
    requestId: currentRequestId(),
  });
  if (before || after) await queries.insertValues({ auditId, before, after, dataSubjectId });
}

/** The same action on many subjects, in two statements at most. */
export async function auditAll(
  who: Actor,
  action: AuditAction,
  entries: readonly ({ subjectId: string; fields: readonly string[] } & Pick<
    AuditDetails,
    "before" | "after" | "dataSubjectId"
  >)[],
): Promise<void> {
  if (!insideTransaction())
    throw new Error("an audit entry is written in the transaction of what it records");
  const subjectType = AUDIT_ACTIONS[action];
  if (!subjectType) throw new Error(`${action} needs the type of its subject`);
  const ids = await queries.insertEntries(
    entries.map(({ subjectId, fields }) => ({
      actorId: userIdOf(who),
      action,
      subjectType,
      subjectId,
      fields: [...fields],
      requestId: currentRequestId(),
    })),
  );
  await queries.insertAllValues(
    entries.flatMap(({ before, after, dataSubjectId }, at) =>
      before || after ? [{ auditId: ids[at]!, before, after, dataSubjectId }] : [],
    ),
  );
}

// Array.isArray does not narrow a readonly array.
const isList = (details: readonly string[] | AuditDetails): details is readonly string[] =>
  Array.isArray(details);

/** Erases the values about a person. The entries stay, with the names of the fields. Returns how many were erased. */
export const eraseValues = (dataSubjectId: string): Promise<number> => queries.deleteValues(dataSubjectId);

/** Newest first; `before` is the id of the last one seen, `except` leaves out what happened to one subject ("session"). */
export const recent = (page: {
  limit: number;
  before?: string;
  except?: string;
}): Promise<queries.EntryRow[]> => queries.newest(page);

/** What this person did, newest first, for the copy of their data. */
export const entriesBy = (actorId: string): Promise<queries.EntryRow[]> => queries.listBy(actorId);

/** What this person did to these subjects, of some actions only, newest first. */
export const entriesOf = (
  actorId: string,
  what: { actions: readonly AuditAction[]; subjectIds: readonly string[]; limit: number },
): Promise<queries.EntryRow[]> => queries.listOf(actorId, what);

/** To which of these subjects one of the actions was done. */
export const subjectsOf = (done: queries.DoneTo): Promise<string[]> => queries.listSubjects(done);

/** What one thing, which is no person, said before each of its changes, newest first. */
export const formerValues = (subjectType: string, subjectId: string) =>
  queries.listFormer(subjectType, subjectId);

/** The values before and after of all changes of their data. */
export const valuesAbout = (dataSubjectIds: readonly string[]) => queries.listValues(dataSubjectIds);

/** One page of the log, newest first unless the query says otherwise. */
export const entriesPage = (
  query: Pick<ListQuery, "sort" | "descending" | "after" | "before">,
  filter: queries.EntryFilter,
): Promise<Page<queries.EntryRow>> => queries.page(query, filter);

/** One entry with its values, as far as they have not been erased. */
export const readEntry = (id: string) => queries.findEntry(id);

/** Two became one: the values about the one that goes are erased and copied with those about the one that stays. */
export const passValues = (merged: { kept: string; gone: string }): Promise<void> =>
  queries.passValues(merged);
