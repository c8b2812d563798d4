import { CSV_BEGIN, csvRow } from "#domain/csv.ts";
import type { Page } from "./keyset.ts";

/** A column of an export: its header, and what it says of a row. */
export type CsvColumn<Row> = readonly [header: string, of: (row: Row) => string | number | null | undefined];

/** A whole list as CSV, a page at a time, so that few rows are in memory. */
export async function* csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  read: (after: string | undefined) => Promise<Page<Row>>,
): AsyncGenerator<string> {
  yield CSV_BEGIN + csvRow(columns.map(([header]) => header));
  let after: string | undefined;
  do {
    const { rows, next } = await read(after);
    if (rows.length > 0) yield rows.map((row) => csvRow(columns.map(([, of]) => of(row)))).join("");
    after = next ?? undefined;
  } while (after);
}
