import { CSV_BEGIN, csvRow } from "#domain/csv.ts";
import { formatCnpj } from "#domain/cnpj.ts";
import { formatIsoDate } from "#domain/dates.ts";
import type { Delimiter } from "#domain/imports/delimiter.ts";
import type { Encoding } from "#domain/imports/encoding.ts";
import { IMPORT_FIELDS, type ImportField } from "#domain/imports/fields.ts";
import type { ImportKind, ImportState } from "#domain/imports/kinds.ts";
import { PREVIEW_ROWS, SHOWN_PROBLEMS } from "#domain/imports/limits.ts";
import { canImport } from "#domain/imports/policy.ts";
import type { ImportListQuery } from "#domain/imports/staff-list.ts";
import { formatPlace } from "#domain/places.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/imported/imported.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { sql } from "#server/platform/database/orm.ts";
import { enqueue } from "#server/platform/jobs/jobs.ts";
import type { Page } from "#server/platform/lists/keyset.ts";
import * as identity from "#server/identity/identity.server.ts";
import { removeFile } from "./files.ts";
import { isAthleteLine, type StagedLine } from "./found.ts";
import * as queries from "./queries.ts";
import { runImport } from "./run-import.ts";
import { imports } from "./tables.ts";

const BATCH = 500;

export interface ImportSummary {
  id: string;
  kind: ImportKind;
  state: ImportState;
  fileName: string;
  rows: number;
  newRows: number;
  knownRows: number;
  refusedRows: number;
  problems: number;
  doneRows: number;
  /** Who brought it, as far as the account is still there. */
  by: string | null;
  createdAt: Temporal.Instant;
  finishedAt: Temporal.Instant | null;
}

/** One page of what staff have brought. */
export async function list(actor: Actor, query: ImportListQuery): Promise<Page<ImportSummary>> {
  if (!canImport(actor)) return { rows: [], next: null, previous: null };
  const page = await queries.pageOfImports(query);
  const names = await identity.names(page.rows.flatMap(({ broughtBy }) => broughtBy ?? []));
  return { ...page, rows: page.rows.map((row) => toSummary(row, names)) };
}

export interface ImportPage extends ImportSummary {
  ignoredColumns: string[];
  encoding: Encoding | null;
  delimiter: Delimiter | null;
  firstProblems: { line: number | null; column: string | null; reason: string }[];
  /** Of what was understood, while it can still be imported. */
  preview: PreviewLine[];
  /** Minors whose guardian the file names and nobody has asked. */
  namedGuardians: number;
}

interface PreviewLine {
  line: number;
  name: string;
  /** "15/06/2010", or a CNPJ. */
  detail: string | null;
  place: string | null;
  known: boolean;
}

export async function read(actor: Actor, id: string): Promise<Result<ImportPage, "not_found">> {
  const row = canImport(actor) ? await queries.findImport(id) : undefined;
  if (!row) return err("not_found");
  const [names, problems, preview, named] = await Promise.all([
    identity.names(row.broughtBy ? [row.broughtBy] : []),
    queries.problemsAfter(id, -1, SHOWN_PROBLEMS),
    row.state === "ready" ? queries.rowsAfter(id, 0, PREVIEW_ROWS) : [],
    row.state === "imported" && row.kind === "athletes" ? athletes.countNamedGuardians(id) : 0,
  ]);
  const { ignoredColumns, encoding, delimiter } = row;
  return ok({
    ...toSummary(row, names),
    ignoredColumns,
    encoding,
    delimiter,
    firstProblems: problems.map(({ line, column, reason }) => ({ line, column, reason })),
    preview: preview.map(({ line, data, known }) => ({ line, known, ...toPreview(data) })),
    namedGuardians: named,
  });
}

/** All that is new in a checked file is to be written. */
export function confirm(actor: Actor, id: string): Promise<Result<null, "not_found" | "not_ready">> {
  return inTransaction(async () => {
    const confirmedBy = actor.kind === "member" ? actor.userId : null;
    const changed = await changeRow(imports, id, {
      who: actor,
      action: "import.confirmed",
      allowed: () => canImport(actor),
      obstacle: ({ state }) => (state === "ready" ? null : "not_ready"),
      set: { state: "importing" },
      alsoSet: { confirmedBy },
    });
    if (!changed.ok) return changed;
    await enqueue(runImport, { importId: id });
    return ok(null);
  });
}

/** Nothing of the file is kept. */
export async function cancel(actor: Actor, id: string): Promise<Result<null, "not_found" | "not_ready">> {
  const canceled = await inTransaction(async () => {
    const changed = await changeRow(imports, id, {
      who: actor,
      action: "import.canceled",
      allowed: () => canImport(actor),
      obstacle: ({ state }) => (state === "ready" || state === "checking" ? null : "not_ready"),
      set: { state: "canceled" },
      alsoSet: { finishedAt: sql`now()` },
    });
    if (!changed.ok) return changed;
    await queries.deleteRows(id);
    return ok(null);
  });
  if (canceled.ok) await removeFile(id);
  return canceled;
}

/** Asks those whom the file names as guardians, each by a mail of their own. */
export function inviteGuardians(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const row = canImport(actor) ? await queries.findImport(id) : undefined;
    if (row?.state !== "imported" || row.kind !== "athletes") return err("not_found");
    const asked = await athletes.inviteNamedGuardians(actor, id);
    if (!asked.ok) return err("not_found");
    await audit(actor, "import.guardians_invited", id);
    return ok(null);
  });
}

/** What is wrong with a file, as CSV: where, never what is written there. */
export async function problemLines(
  actor: Actor,
  id: string,
): Promise<Result<AsyncGenerator<string>, "not_found">> {
  const row = canImport(actor) ? await queries.findImport(id) : undefined;
  return row ? ok(linesOf(id)) : err("not_found");
}

async function* linesOf(id: string): AsyncGenerator<string> {
  yield CSV_BEGIN + csvRow(["Linha", "Coluna", "Problema"]);
  let position = -1;
  for (;;) {
    const problems = await queries.problemsAfter(id, position, BATCH);
    if (problems.length === 0) return;
    yield problems.map(({ line, column, reason }) => csvRow([line, column, reason])).join("");
    position = problems.at(-1)!.position;
  }
}

/** A file with all columns and one line, to be filled in. */
export function template(kind: ImportKind): string {
  const fields: readonly ImportField[] = IMPORT_FIELDS[kind];
  return CSV_BEGIN + csvRow(fields.map(({ label }) => label)) + csvRow(fields.map(({ example }) => example));
}

const toSummary = (row: queries.ImportRow, names: ReadonlyMap<string, string>): ImportSummary => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  fileName: row.fileName,
  rows: row.rows,
  newRows: row.newRows,
  knownRows: row.knownRows,
  refusedRows: row.refusedRows,
  problems: row.problems,
  doneRows: row.doneRows,
  by: row.broughtBy ? (names.get(row.broughtBy) ?? null) : null,
  createdAt: row.createdAt,
  finishedAt: row.finishedAt,
});

const toPreview = (line: StagedLine) =>
  isAthleteLine(line)
    ? { name: line.name, detail: formatIsoDate(line.birthdate), place: line.club ?? formatPlace(line) }
    : { name: line.name, detail: line.cnpj && formatCnpj(line.cnpj), place: formatPlace(line) };
