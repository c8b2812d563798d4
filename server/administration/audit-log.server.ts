import { maskedValues } from "#domain/audit/masked-values.ts";
import type { AuditListQuery } from "#domain/audit/staff-list.ts";
import { TIME_ZONE } from "#domain/date-time.ts";
import { asId, isId } from "#domain/id.ts";
import { isAdmin, type Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { audit, entriesPage, readEntry } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { csvLines, type CsvColumn } from "#server/platform/lists/csv-lines.ts";
import type { Page } from "#server/platform/lists/keyset.ts";

export interface LoggedEntry {
  id: string;
  at: Temporal.Instant;
  action: string;
  /** Null: the product itself did it. A null name: the account was deleted. */
  actor: { id: string; name: string | null } | null;
  subjectType: string;
  subjectId: string | null;
  subjectName: string | null;
  fields: string[];
}

interface AuditPage extends Page<LoggedEntry> {
  /** More has the name that was looked for than was looked up: there may be more entries. */
  moreNamed: boolean;
}

/** One page of the audit log, with the names of today. */
export async function auditPage(actor: Actor, query: AuditListQuery): Promise<AuditPage> {
  assertModerator(actor);
  const { text, filters } = query;
  const named = await subjectsNamed(actor, text, filters.subject);
  const page = await entriesPage(query, {
    group: filters.group,
    subjectTypes: filters.subject && moderation.typesAbout(filters.subject),
    actorId: filters.actor === undefined ? undefined : (asId(filters.actor) ?? NOBODY),
    from: filters.from ? startOf(filters.from) : undefined,
    until: filters.until && filters.until !== LAST_DAY ? startOf(filters.until, 1) : undefined,
    subjectIds: named?.ids,
  });
  return { ...page, rows: await withNames(actor, page.rows), moreNamed: named?.more ?? false };
}

/** All that happened to one thing, newest first. */
export async function subjectPage(
  actor: Actor,
  id: string,
  query: AuditListQuery,
): Promise<Page<LoggedEntry>> {
  assertModerator(actor);
  const page = await entriesPage(query, { subjectIds: [id] });
  return { ...page, rows: await withNames(actor, page.rows) };
}

export const subjectName = async (actor: Actor, type: string, id: string): Promise<string | null> =>
  (await moderation.nameAll(actor, [{ type, id }]))({ type, id });

interface EntryDetail extends LoggedEntry {
  requestId: string | null;
  /** Null: this reader may not read values. Empty: there are none, or they were erased. */
  values: { before: [string, string][]; after: [string, string][] } | null;
}

/** One entry; its values are for admins, and masked for them too. */
export async function auditEntry(actor: Actor, id: string): Promise<Result<EntryDetail, "not_found">> {
  assertModerator(actor);
  const found = await readEntry(id);
  if (!found) return err("not_found");
  const [entry] = await withNames(actor, [found]);
  return ok({
    ...entry!,
    requestId: found.requestId,
    values: isAdmin(actor) ? { before: maskedValues(found.before), after: maskedValues(found.after) } : null,
  });
}

/** How an entry is said to people. */
type Words = Record<"sentence" | "action" | "subject" | "fields", (entry: LoggedEntry) => string>;

/** The list as CSV, for admins; that it was taken is written down. Values are not part of it. */
export async function exportAudit(
  actor: Actor,
  query: AuditListQuery,
  words: Words,
): Promise<Result<AsyncGenerator<string>, "not_allowed">> {
  if (!isAdmin(actor)) return err("not_allowed");
  await inTransaction(() =>
    audit(actor, "audit.exported", null, { after: { ...query.filters, searched: query.text !== "" } }),
  );
  const columns: CsvColumn<LoggedEntry>[] = [
    [
      "Quando",
      ({ at }) => at.toZonedDateTimeISO(TIME_ZONE).toPlainDateTime().toString({ smallestUnit: "second" }),
    ],
    ["Quem", (entry) => (entry.actor ? (entry.actor.name ?? "Conta removida") : "Sistema")],
    ["O que", words.sentence],
    ["Ação", words.action],
    ["Assunto", words.subject],
    ["Código", ({ subjectId }) => subjectId],
    ["Campos", words.fields],
  ];
  return ok(csvLines(columns, (after) => auditPage(actor, { ...query, after, before: undefined })));
}

/** No actor has it: what is no id names nobody. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** The database reads no year of five digits, and nothing comes after it. */
const LAST_DAY = "9999-12-31";

const startOf = (day: string, later = 0): Temporal.Instant =>
  Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(TIME_ZONE).toInstant();

/** An id names itself; a name, whatever has it. Null where nothing is looked for. */
async function subjectsNamed(
  actor: Actor,
  text: string,
  subjectType?: string,
): Promise<{ ids: string[]; more: boolean } | null> {
  if (text === "") return null;
  return isId(text) ? { ids: [text], more: false } : moderation.findNamed(actor, text, subjectType);
}

type Row = NonNullable<Awaited<ReturnType<typeof readEntry>>>;

async function withNames(
  actor: Actor,
  rows: readonly Omit<Row, "before" | "after">[],
): Promise<LoggedEntry[]> {
  const nameOf = await moderation.nameAll(actor, [
    ...rows.map(({ subjectType, subjectId }) => ({ type: subjectType, id: subjectId })),
    ...rows.map(({ actorId }) => ({ type: "user", id: actorId })),
  ]);
  return rows.map(({ id, at, action, actorId, subjectType, subjectId, fields }) => ({
    id,
    at,
    action,
    actor: actorId ? { id: actorId, name: nameOf({ type: "user", id: actorId }) } : null,
    subjectType,
    subjectId,
    subjectName: nameOf({ type: subjectType, id: subjectId }),
    fields,
  }));
}
