import type { Delimiter } from "#domain/imports/delimiter.ts";
import { ENCODINGS, type Encoding } from "#domain/imports/encoding.ts";
import { IMPORT_KINDS, IMPORT_STATES, type ImportKind, type ImportState } from "#domain/imports/kinds.ts";
import { users } from "#server/identity/tables.ts";
import { createdAt, instant, oneOf, primaryId, updatedAt } from "#server/platform/database/columns.ts";
import {
  sql,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "#server/platform/database/orm.ts";
import type { StagedLine } from "./found.ts";

/** A file of athletes or clubs that staff brought, and what became of it. It names nobody of those in the file. */
export const imports = pgTable(
  "imports",
  {
    id: primaryId(),
    kind: text("kind").$type<ImportKind>().notNull(),
    state: text("state").$type<ImportState>().notNull().default("receiving"),
    fileName: text("file_name").notNull(),
    bytes: integer("bytes").notNull().default(0),
    /** SHA-256 of the content: the same file twice changes nothing. */
    hash: text("hash"),
    encoding: text("encoding").$type<Encoding>(),
    delimiter: text("delimiter").$type<Delimiter>(),
    /** Headings of columns that are not read. */
    ignoredColumns: text("ignored_columns")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Lines under the heading, as far as they have been read. */
    rows: integer("rows").notNull().default(0),
    newRows: integer("new_rows").notNull().default(0),
    /** What is here already, and stays as it is. */
    knownRows: integer("known_rows").notNull().default(0),
    refusedRows: integer("refused_rows").notNull().default(0),
    /** All of them, also those that are not kept. */
    problems: integer("problems").notNull().default(0),
    /** How many lines the run under way has dealt with. */
    doneRows: integer("done_rows").notNull().default(0),
    broughtBy: uuid("brought_by").references(() => users.id, { onDelete: "set null" }),
    confirmedBy: uuid("confirmed_by").references(() => users.id, { onDelete: "set null" }),
    finishedAt: instant("finished_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("imports_kind", oneOf("kind", IMPORT_KINDS)),
    check("imports_state", oneOf("state", IMPORT_STATES)),
    check("imports_encoding", oneOf("encoding", ENCODINGS)),
    check("imports_file_name_length", sql`char_length(${table.fileName}) between 1 and 200`),
    check(
      "imports_counts",
      sql`least(${table.rows}, ${table.newRows}, ${table.knownRows}, ${table.refusedRows}, ${table.problems}, ${table.doneRows}) >= 0`,
    ),
    // Two people who send one file at the same moment still bring it once.
    uniqueIndex("imports_same_file")
      .on(table.kind, table.hash)
      .where(sql`state in ('checking', 'ready', 'importing', 'imported')`),
    index("imports_under_way")
      .on(table.updatedAt)
      .where(sql`state in ('receiving', 'checking', 'ready', 'importing')`),
    index("imports_brought_by").on(table.broughtBy),
    index("imports_confirmed_by").on(table.confirmedBy),
  ],
);

const importId = () =>
  uuid("import_id")
    .notNull()
    .references(() => imports.id, { onDelete: "cascade" });

/**
 * Lines of a checked file until they are imported or given up. The migration makes the table unlogged: what is in it is
 * never written to the log of the database, nor to its backups, and is gone after a crash.
 */
export const importRows = pgTable(
  "import_rows",
  {
    importId: importId(),
    /** Where the line begins in the file, from 1 on. */
    line: integer("line").notNull(),
    data: jsonb("data").$type<StagedLine>().notNull(),
    /** Whom it tells of is here already. */
    known: boolean("known").notNull().default(false),
  },
  (table) => [primaryKey({ name: "import_rows_once", columns: [table.importId, table.line] })],
);

/** Why lines cannot be imported. Says where, never what was written there. */
export const importProblems = pgTable(
  "import_problems",
  {
    importId: importId(),
    /** In the order of the file. */
    position: integer("position").notNull(),
    /** Null: the whole file. */
    line: integer("line"),
    column: text("column_name"),
    reason: text("reason").notNull(),
  },
  (table) => [
    primaryKey({ name: "import_problems_once", columns: [table.importId, table.position] }),
    check("import_problems_reason_length", sql`char_length(${table.reason}) between 1 and 500`),
  ],
);
