import type { z } from "zod";
import type { State } from "#domain/places.ts";
import type { Result } from "#domain/result.ts";
import { LONGEST_CELL, TOO_LONG_CELL_TEXT } from "./limits.ts";
import { readState } from "./words.ts";

/** One line of a file: what was written, by field. Empty cells are left out. */
export type Cells = ReadonlyMap<string, string>;

export interface FieldProblem {
  field: string;
  reason: string;
}

interface Place {
  city: string;
  state: State;
}

/** What reading a line needs to know beside the line. */
export interface Surroundings {
  today: Temporal.PlainDate;
  /** The municipality that a text names, or why it names none. */
  findCity: (text: string) => Promise<Result<Place, string>>;
}

/** Reads the cells of a line one after the other, and collects what cannot be read. */
export function cellReader(cells: Cells) {
  const problems: FieldProblem[] = [];
  const problem = (field: string, reason: string) => void problems.push({ field, reason });
  for (const [field, text] of cells) if (text.length > LONGEST_CELL) problem(field, TOO_LONG_CELL_TEXT);
  const at = (field: string): string => (cells.get(field) ?? "").slice(0, LONGEST_CELL);
  return {
    problems,
    problem,
    at,
    /** Null when empty, and a problem when it is not understood. */
    read: <Value>(field: string, parse: (text: string) => Value | null, reason: string): Value | null => {
      const text = at(field);
      if (text === "") return null;
      const value = parse(text);
      if (value === null) problem(field, reason);
      return value;
    },
    /** The same by the schema of a form, whose words tell what is wrong. */
    check<Value>(field: string, schema: z.ZodType<Value>): Value | null {
      const checked = schema.safeParse(at(field));
      if (checked.success) return checked.data;
      problem(field, checked.error.issues[0]!.message);
      return null;
    },
  };
}

export type CellReader = ReturnType<typeof cellReader>;

const oneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** A text on one line, up to so many characters. */
export const lineOf = (reader: CellReader, field: string, longest: number): string | null => {
  const text = oneLine(reader.at(field));
  if (text.length <= longest) return text || null;
  reader.problem(field, `Use no máximo ${longest} caracteres.`);
  return null;
};

/** City and state as the form of a profile takes them: a municipality that exists, or a state alone. */
export async function placeOf(
  reader: CellReader,
  findCity: Surroundings["findCity"],
): Promise<{ city: string | null; state: State | null }> {
  const state = reader.read(
    "state",
    readState,
    "Escreva a UF com duas letras, como PE, ou o nome do estado.",
  );
  const city = oneLine(reader.at("city")).slice(0, 120);
  if (city === "") return { city: null, state };
  const found = await findCity(city);
  const place = found.ok && (!state || found.value.state === state) ? found : null;
  // The state of its own column decides between cities of one name.
  const named = place ?? (state ? await findCity(`${city}, ${state}`) : found);
  if (named.ok) return named.value;
  reader.problem("city", named.error);
  return { city: null, state };
}
