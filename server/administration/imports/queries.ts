import { MOST_PROBLEMS, PROBLEM_DAYS, READY_HOURS } from "#domain/imports/limits.ts";
import type { ImportKind, ImportState } from "#domain/imports/kinds.ts";
import type { ImportListQuery } from "#domain/imports/staff-list.ts";
import { client, db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, asc, eq, getTableColumns, gt, inArray, sql } from "#server/platform/database/orm.ts";
import { keysetOf, type Page } from "#server/platform/lists/keyset.ts";
import { hasWords } from "#server/platform/lists/words.ts";
import { STATES_THAT_HOLD } from "#domain/imports/kinds.ts";
import type { FoundBatch, FoundFile } from "./found.ts";
import { importProblems, importRows, imports } from "./tables.ts";

export type ImportRow = typeof imports.$inferSelect;

export async function insertImport(row: {
  kind: ImportKind;
  fileName: string;
  broughtBy: string | null;
}): Promise<string> {
  const [inserted] = await db().insert(imports).values(row).returning({ id: imports.id });
  return inserted!.id;
}

export async function findImport(id: string): Promise<ImportRow | undefined> {
  const [found] = await db().select().from(imports).where(matchesId(imports.id, id));
  return found;
}

const NAME_KEY = sql`search_key(${imports.fileName})`;

const SORTS = {
  brought: { by: imports.createdAt, type: "timestamptz" },
  name: { by: NAME_KEY, type: "text" },
  rows: { by: imports.rows, type: "integer" },
} as const;

export async function pageOfImports(query: ImportListQuery): Promise<Page<ImportRow>> {
  const { kind, state: inState } = query.filters;
  const keyset = await keysetOf({ ...SORTS[query.sort], id: imports.id, query });
  const rows = await db()
    .select({ ...getTableColumns(imports), sortKey: keyset.key })
    .from(imports)
    .where(
      and(
        kind && eq(imports.kind, kind),
        inState && eq(imports.state, inState),
        hasWords(NAME_KEY, query.text),
        keyset.where,
      ),
    )
    .orderBy(...keyset.order)
    .limit(keyset.limit);
  return keyset.page(rows);
}

/** Whoever brings a file with this content at this moment waits until the transaction ends. */
export async function lockHash(hash: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imports.hash:${hash}`}, 0))`);
}

/** The import that holds a file with this content. */
export async function findSame(kind: ImportKind, hash: string): Promise<ImportRow | undefined> {
  const [found] = await db()
    .select()
    .from(imports)
    .where(
      and(eq(imports.kind, kind), eq(imports.hash, hash), inArray(imports.state, [...STATES_THAT_HOLD])),
    );
  return found;
}

export async function noteReceived(id: string, file: { hash: string; bytes: number }): Promise<ImportRow> {
  const [row] = await db()
    .update(imports)
    .set({ ...file, ...state("checking") })
    .where(eq(imports.id, id))
    .returning();
  return row!;
}

export const deleteImport = async (id: string): Promise<void> =>
  void (await db().delete(imports).where(eq(imports.id, id)));

/** A check begins anew, also after a process died in the middle of one. */
export async function clearCheck(id: string): Promise<void> {
  await deleteRows(id);
  await db().delete(importProblems).where(eq(importProblems.importId, id));
  const counts = { rows: 0, newRows: 0, knownRows: 0, refusedRows: 0, problems: 0 };
  await db().update(imports).set(counts).where(eq(imports.id, id));
}

export async function noteFile(id: string, { encoding, delimiter, ignored }: FoundFile): Promise<void> {
  await db().update(imports).set({ encoding, delimiter, ignoredColumns: ignored }).where(eq(imports.id, id));
}

/**
 * Keeps a piece of what was found, in the caller's transaction. False: somebody canceled the import meanwhile, and
 * nothing is kept.
 */
export async function addBatch(id: string, batch: FoundBatch, known: ReadonlySet<number>): Promise<boolean> {
  const { rows: updated } = await client().query<{ before: number }>({
    name: "imports_add_batch",
    text: `update imports set rows = rows + $2, new_rows = new_rows + $3, known_rows = known_rows + $4,
      refused_rows = refused_rows + $5, problems = problems + $6, updated_at = now()
      where id = $1 and state = 'checking' returning problems - $6::int as before`,
    values: [
      id,
      batch.read,
      batch.rows.length - known.size,
      known.size,
      batch.refused,
      batch.problems.length,
    ],
  });
  const [counted] = updated;
  if (!counted) return false;
  await client().query({
    name: "import_rows_add",
    text: `insert into import_rows (import_id, line, data, known)
      select $1::uuid, line, data, (n - 1) = any($3::int[])
      from rows from (jsonb_to_recordset($2::jsonb) as (line int, data jsonb)) with ordinality as x (line, data, n)`,
    values: [id, JSON.stringify(batch.rows), [...known]],
  });
  const kept = batch.problems.slice(0, Math.max(0, MOST_PROBLEMS - counted.before));
  if (kept.length > 0)
    await db()
      .insert(importProblems)
      .values(kept.map((problem, place) => ({ ...problem, importId: id, position: counted.before + place })));
  return true;
}

/** What the check comes to. Where nothing can follow, the lines are given up at once. */
export async function endCheck(id: string): Promise<void> {
  const [ended] = await db()
    .update(imports)
    .set({
      state: sql`case when problems > 0 then 'refused' when new_rows = 0 then 'unchanged' else 'ready' end`,
      finishedAt: sql`case when problems > 0 or new_rows = 0 then now() end`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(imports.id, id), eq(imports.state, "checking")))
    .returning({ state: imports.state });
  if (ended?.state !== "ready") await deleteRows(id);
}

export const deleteRows = async (id: string): Promise<void> =>
  void (await db().delete(importRows).where(eq(importRows.importId, id)));

export const rowsAfter = (id: string, line: number, limit: number) =>
  db()
    .select({ line: importRows.line, data: importRows.data, known: importRows.known })
    .from(importRows)
    .where(and(eq(importRows.importId, id), gt(importRows.line, line)))
    .orderBy(asc(importRows.line))
    .limit(limit);

/**
 * Hands the new lines over to whoever writes them, in a table of the caller's transaction: 50 000 lines would leave
 * their weight in the memory of this process, a piece after the other.
 */
export async function handOver(id: string): Promise<void> {
  await client().query(
    "create temporary table lines_of_file (line integer primary key, data jsonb not null) on commit drop",
  );
  await client().query({
    name: "lines_of_file_fill",
    text: "insert into lines_of_file select line, data from import_rows where import_id = $1 and not known",
    values: [id],
  });
  await client().query("analyze lines_of_file");
}

/** The end of the next piece, and how many lines it has, known ones too. Null: no line is left. */
export async function pieceAfter(
  id: string,
  line: number,
  limit: number,
): Promise<{ upTo: number; seen: number } | null> {
  const { rows } = await client().query<{ upTo: number | null; seen: number }>({
    name: "import_rows_piece",
    text: `select max(line) as "upTo", count(*)::int as seen
      from (select line from import_rows where import_id = $1 and line > $2 order by line limit $3) as next`,
    values: [id, line, limit],
  });
  const { upTo, seen } = rows[0]!;
  return upTo === null ? null : { upTo, seen };
}

export const countRows = (id: string): Promise<number> =>
  db().$count(importRows, eq(importRows.importId, id));

export const problemsAfter = (id: string, position: number, limit: number) =>
  db()
    .select()
    .from(importProblems)
    .where(and(eq(importProblems.importId, id), gt(importProblems.position, position)))
    .orderBy(asc(importProblems.position))
    .limit(limit);

/** One import of a kind at a time: two files could hold the same person. */
export async function lockRuns(kind: ImportKind): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imports.run:${kind}`}, 0))`);
}

export const noteProgress = async (id: string, doneRows: number): Promise<void> =>
  void (await db().update(imports).set({ doneRows }).where(eq(imports.id, id)));

/** False: somebody else has ended it. */
export async function endRun(id: string, newRows: number): Promise<boolean> {
  const ended = await db()
    .update(imports)
    .set({
      newRows,
      knownRows: sql`rows - ${newRows}::int`,
      doneRows: sql`rows`,
      finishedAt: sql`now()`,
      ...state("imported"),
    })
    .where(and(eq(imports.id, id), eq(imports.state, "importing")));
  return ended.rowCount === 1;
}

/** Nothing of it is kept. An import that has left the state in which the caller saw it goes on as it is. */
export async function giveUp(id: string, from: ImportRow["state"], to: "failed" | "canceled"): Promise<void> {
  const ended = await db()
    .update(imports)
    .set({ finishedAt: sql`now()`, ...state(to) })
    .where(and(eq(imports.id, id), eq(imports.state, from)));
  if (ended.rowCount === 1) await deleteRows(id);
}

/** Imports that nobody goes on with: half received, left by every try of a job, or waiting for a word that never comes. */
export async function findAbandoned(limit: number): Promise<Pick<ImportRow, "id" | "state">[]> {
  return db()
    .select({ id: imports.id, state: imports.state })
    .from(imports)
    .where(
      sql`(state = 'receiving' and updated_at < now() - interval '2 hours')
        or (state in ('checking', 'importing') and updated_at < now() - interval '6 hours')
        or (state = 'ready' and updated_at < now() - make_interval(hours => ${READY_HOURS}))`,
    )
    .limit(limit);
}

export async function stillReading(ids: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ id: imports.id })
    .from(imports)
    .where(and(inArray(imports.id, [...ids]), inArray(imports.state, ["receiving", "checking"])));
  return new Set(rows.map(({ id }) => id));
}

export async function sweepProblems(): Promise<void> {
  await client().query(
    `delete from import_problems where import_id in (
       select id from imports where finished_at < now() - make_interval(days => $1))`,
    [PROBLEM_DAYS],
  );
}

const state = (to: ImportState) => ({ state: to, updatedAt: sql`now()` });
