import { oneLine } from "#domain/events/written-text.ts";
import { IMPORT_FIELDS, type ImportField } from "./fields.ts";
import type { ImportKind } from "./kinds.ts";
import { keyOf } from "./words.ts";

/** What stands above the cells, as far as we read them. */
export interface Headings {
  /** The field of each column; null: not read. */
  fields: (string | null)[];
  /** How the file calls what is read. */
  names: Map<string, string>;
  /** Columns that are not read, as the file calls them. */
  ignored: string[];
  problems: { column: string | null; reason: string }[];
}

/** "Altura (cm)" is "Altura", and a star often marks what must be filled in. */
const headingKey = (text: string): string => keyOf(text.replaceAll(/\([^()]*\)/g, ""));

const fieldsBy = (wordsOf: (field: ImportField) => readonly string[]) =>
  Object.fromEntries(
    Object.entries(IMPORT_FIELDS).map(([kind, fields]) => [
      kind,
      new Map(
        (fields as readonly ImportField[]).flatMap((field) =>
          wordsOf(field).map((word) => [headingKey(word), field.name]),
        ),
      ),
    ]),
  ) as Record<ImportKind, Map<string, string>>;

const KNOWN = fieldsBy(({ label, aliases }) => [label, ...aliases]);
const FALLBACK = fieldsBy(({ fallback = [] }) => fallback);

export const isHeading = (kind: ImportKind, cell: string): boolean =>
  KNOWN[kind].has(headingKey(cell)) || FALLBACK[kind].has(headingKey(cell));

const CPF = /cpf|cadastrodepessoafisica/;
/** A document that is never stored: no column of it is read, whatever else it is called. */
const isCpfHeading = (cell: string): boolean => CPF.test(keyOf(cell));

const LONGEST_SHOWN = 60;
const MOST_SHOWN = 30;

export function readHeadings(kind: ImportKind, cells: readonly string[]): Headings {
  const names = new Map<string, string>();
  const ignored: string[] = [];
  const problems: Headings["problems"] = [];
  const said = new Set(cells.map((cell) => KNOWN[kind].get(headingKey(cell))));
  const fields = cells.map((cell) => {
    const written = oneLine(cell);
    const shown = written.slice(0, LONGEST_SHOWN);
    const field = isCpfHeading(written) ? undefined : fieldOf(kind, headingKey(written), said);
    if (!field) {
      if (written && ignored.length < MOST_SHOWN) ignored.push(shown);
      return null;
    }
    const other = names.get(field);
    if (other) {
      const reason = `A coluna “${other}” diz a mesma coisa. Deixe só uma delas.`;
      problems.push({ column: shown, reason });
      return null;
    }
    names.set(field, shown);
    return field;
  });
  const missing = (IMPORT_FIELDS[kind] as readonly ImportField[]).filter(
    ({ name, required }) => required && !names.has(name),
  );
  for (const { label } of missing)
    problems.push({ column: label, reason: "Falta esta coluna. A primeira linha do arquivo é o cabeçalho." });
  // Without a heading line, the first line is somebody's data, which nobody should read here.
  return { fields, names, ignored: missing.length > 0 ? [] : ignored, problems };
}

function fieldOf(kind: ImportKind, key: string, said: ReadonlySet<string | undefined>): string | undefined {
  const instead = FALLBACK[kind].get(key);
  return KNOWN[kind].get(key) ?? (said.has(instead) ? undefined : instead);
}
