import { type CsvError, parse } from "csv-parse";
import { finished } from "node:stream/promises";
import { athleteKey, readAthleteLine } from "#domain/imports/athlete-line.ts";
import type { Surroundings } from "#domain/imports/cells.ts";
import { clubKey, readClubLine } from "#domain/imports/club-line.ts";
import { declaredLength, delimiterOf, type Delimiter } from "#domain/imports/delimiter.ts";
import { encodingOf, isZipped, textOf } from "#domain/imports/encoding.ts";
import { isHeading, readHeadings, type Headings } from "#domain/imports/headings.ts";
import type { ImportKind } from "#domain/imports/kinds.ts";
import {
  MOST_COLUMNS,
  MOST_ROWS,
  TOO_MANY_COLUMNS_TEXT,
  TOO_MANY_ROWS_TEXT,
} from "#domain/imports/limits.ts";
import type { FoundBatch, FoundProblem, StagedLine, Told } from "./found.ts";

const BATCH = 250;
/** A heading is long before this. */
const HEADING_CHARACTERS = 20_000;
const LONGEST_RECORD = 250_000;

/** What a file says, line by line. Ends early where going on would only repeat the same problem. */
export async function* readFile(
  bytes: Uint8Array,
  kind: ImportKind,
  surroundings: Surroundings,
): AsyncGenerator<Exclude<Told, { end: true }>> {
  const encoding = isZipped(bytes) ? null : encodingOf(bytes);
  if (!encoding) {
    yield { file: { encoding: null, delimiter: null, ignored: [] } };
    yield { batch: failure(isZipped(bytes) ? A_SPREADSHEET : NO_TEXT) };
    return;
  }
  const [head = ""] = textOf(bytes, encoding, HEADING_CHARACTERS);
  const delimiter = delimiterOf(head, (cell) => isHeading(kind, cell));
  const pieces = skipping(textOf(bytes, encoding), declaredLength(head));
  const skipped = declaredLength(head) > 0 ? 1 : 0;
  const lines = lineReader(kind, surroundings);
  let headings: Headings | undefined;
  for await (const record of recordsIn(pieces, delimiter)) {
    if ("broken" in record) {
      if (!headings) yield { file: { encoding, delimiter, ignored: [] } };
      lines.problem(record.broken + skipped, null, record.reason);
      break;
    }
    if (!headings) {
      headings = readHeadings(kind, record.cells);
      yield { file: { encoding, delimiter, ignored: headings.ignored } };
      if (record.cells.length > MOST_COLUMNS)
        headings.problems.push({ column: null, reason: TOO_MANY_COLUMNS_TEXT });
      for (const { column, reason } of headings.problems)
        lines.problem(record.line + skipped, column, reason);
      if (headings.problems.length > 0) break;
      continue;
    }
    if (lines.count() >= MOST_ROWS) {
      lines.problem(null, null, TOO_MANY_ROWS_TEXT);
      break;
    }
    await lines.read(record.line + skipped, record.cells, headings);
    if (lines.isFull()) yield { batch: lines.take() };
  }
  if (!headings && !lines.hasProblems()) {
    yield { file: { encoding, delimiter, ignored: [] } };
    lines.problem(null, null, EMPTY);
  } else if (headings && lines.count() === 0 && !lines.hasProblems()) {
    lines.problem(null, null, NO_LINES);
  }
  yield { batch: lines.take() };
}

const A_SPREADSHEET =
  "Este arquivo é uma planilha. Salve como CSV (separado por ponto e vírgula ou UTF-8) e envie de novo.";
const NO_TEXT = "Este arquivo não é um texto CSV. Exporte de novo como CSV e envie.";
const EMPTY = "O arquivo está vazio.";
const NO_LINES = "O arquivo só tem o cabeçalho.";
const BROKEN_QUOTES = "Aspas abertas aqui ou logo abaixo não fecham. O resto do arquivo não pôde ser lido.";
const TOO_LONG =
  "Esta linha é comprida demais, ou aspas abertas não fecham. O resto do arquivo não pôde ser lido.";
const MORE_CELLS = "A linha tem mais colunas do que o cabeçalho.";

const failure = (reason: string): FoundBatch => ({
  rows: [],
  problems: [{ line: null, column: null, reason }],
  read: 0,
  refused: 0,
});

type Record = { line: number; cells: string[] } | { broken: number; reason: string };

/** The records of a text, each with the line on which it begins. A quote that never closes ends them, or endless text. */
async function* recordsIn(pieces: Iterable<string>, delimiter: Delimiter): AsyncGenerator<Record> {
  let found: Record[] = [];
  let last = 0;
  const parser = parse({
    delimiter,
    record_delimiter: "\n",
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    on_record: (cells: string[], { lines }) => {
      const inside = cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
      last = lines;
      if (cells.some((cell) => cell.trim() !== "")) found.push({ line: lines - inside, cells });
      // Nothing leaves by the stream itself: it would drop what it holds when a later line is broken.
      return null;
    },
  });
  const over = finished(parser.resume()).then(
    () => null,
    (error: CsvError) => error,
  );
  for (const piece of pieces) {
    if (!parser.writable) break;
    parser.write(piece);
    yield* found;
    found = [];
  }
  if (parser.writable) parser.end();
  const error = await over;
  yield* found;
  if (error)
    yield { broken: last + 1, reason: error.code === "CSV_MAX_RECORD_SIZE" ? TOO_LONG : BROKEN_QUOTES };
}

function* skipping(pieces: Iterable<string>, characters: number): Generator<string> {
  let left = characters;
  for (const piece of pieces) {
    yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}

/** Reads lines into batches, and knows which of them repeat an earlier one. */
function lineReader(kind: ImportKind, surroundings: Surroundings) {
  const seen = new Map<string, number>();
  let batch = empty();
  let rows = 0;
  let problems = 0;
  const problem = (line: number | null, column: string | null, reason: string) => {
    problems++;
    batch.problems.push({ line, column, reason });
  };
  return {
    problem,
    hasProblems: () => problems > 0,
    count: () => rows,
    isFull: () => batch.read >= BATCH,
    take(): FoundBatch {
      const taken = batch;
      batch = empty();
      return taken;
    },
    async read(at: number, cells: readonly string[], headings: Headings): Promise<void> {
      rows++;
      batch.read++;
      const before = problems;
      const found = await readLine(kind, cells, headings, surroundings);
      for (const { field, reason } of found.problems) problem(at, headings.names.get(field) ?? null, reason);
      if (cells.slice(headings.fields.length).some((cell) => cell.trim() !== ""))
        problem(at, null, MORE_CELLS);
      const earlier = found.key === null ? undefined : seen.get(found.key);
      if (earlier !== undefined) problem(at, null, `Repete a linha ${earlier}.`);
      else if (found.key !== null) seen.set(found.key, at);
      if (problems > before) batch.refused++;
      else if (found.line) batch.rows.push({ line: at, data: found.line });
    },
  };
}

const empty = (): FoundBatch & { problems: FoundProblem[] } => ({
  rows: [],
  problems: [],
  read: 0,
  refused: 0,
});

async function readLine(
  kind: ImportKind,
  written: readonly string[],
  { fields }: Headings,
  surroundings: Surroundings,
): Promise<{ line: StagedLine | null; key: string | null; problems: { field: string; reason: string }[] }> {
  const cells = new Map<string, string>();
  for (const [index, field] of fields.entries()) {
    const text = written[index]?.trim();
    if (field && text) cells.set(field, text);
  }
  if (kind === "athletes") {
    const { line, problems } = await readAthleteLine(cells, surroundings);
    return { line, key: line && athleteKey(line), problems };
  }
  const { line, problems } = await readClubLine(cells, surroundings);
  return { line, key: line && clubKey(line), problems };
}
