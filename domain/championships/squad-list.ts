import { cpfDigits } from "#domain/cpf.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { pastedLines, type LineProblem } from "./pasted-list.ts";
import type { SquadAthlete } from "./squad-fields.ts";
import { athleteSchema } from "./squad-schema.ts";

const MOST_LINES = 60;

export interface ListedAthlete extends SquadAthlete {
  /** Where it stands in the pasted text, for what only the server can say of it. */
  line: number;
}

/**
 * A squad from a pasted list, one athlete a line: "10; Kauã Ribeiro; 14/03/2010". What follows may be "goleiro" and a
 * CPF, in any order. Nothing is given back unless every line is right.
 */
export function parseSquadList(text: string): Result<ListedAthlete[], LineProblem[]> {
  const lines = pastedLines(text, MOST_LINES);
  if (lines.length === 0) return err([{ line: 1, text: "Escreva um atleta por linha." }]);
  if (lines.length > MOST_LINES)
    return err([{ line: lines[MOST_LINES]!.line, text: `Cole no máximo ${MOST_LINES} atletas de uma vez.` }]);
  const athletes: ListedAthlete[] = [];
  const problems: LineProblem[] = [];
  const numbers = new Set<number>();
  for (const { line, cells } of lines) {
    const parsed = parseLine(cells);
    if (!parsed.ok) problems.push({ line, text: parsed.error });
    else if (numbers.has(parsed.value.number))
      problems.push({ line, text: `O número ${parsed.value.number} já está na lista.` });
    else {
      numbers.add(parsed.value.number);
      athletes.push({ ...parsed.value, line });
    }
  }
  return problems.length > 0 ? err(problems) : ok(athletes);
}

function parseLine(cells: readonly string[]): Result<SquadAthlete, string> {
  const [number = "", name = "", birthdate = "", ...rest] = cells;
  if (cells.length < 3) return err("Escreva número; nome; nascimento.");
  const extra = rest.filter((cell) => cell !== "");
  const unknown = extra.find((cell) => !isGoalkeeper(cell) && !/^[\d.\s-]+$/.test(cell));
  if (unknown !== undefined) return err("Depois do nascimento só pode vir “goleiro” e o CPF.");
  const parsed = athleteSchema.safeParse({
    number,
    name,
    birthdate,
    goalkeeper: extra.some(isGoalkeeper) ? "on" : "",
    cpf: cpfDigits(extra.find((cell) => !isGoalkeeper(cell)) ?? ""),
  });
  return parsed.success ? ok(parsed.data) : err(parsed.error.issues[0]!.message);
}

/** A number as long as a CPF, whole or mistyped; dates are shorter. */
const LONG_NUMBER = /\d[\d.\s-]{7,}\d/g;

/**
 * A pasted list as it may be shown again: as it was typed, without CPFs. Those are wherever a line has a long number,
 * and whatever digits stand where a CPF is read, however few.
 */
export const withoutCpfs = (text: string): string =>
  text
    .split(/(\r?\n|\r)/)
    .map((line) =>
      line
        .split(/([;\t])/)
        // Every other part is a separator.
        .map((cell, part) =>
          part / 2 >= 3 && isDigits(cell) ? "" : cell.replaceAll(LONG_NUMBER, blankIfLong),
        )
        .join(""),
    )
    .join("");

const blankIfLong = (run: string): string => (run.replaceAll(/\D/g, "").length >= 9 ? "" : run);

const isDigits = (cell: string): boolean => /^[\d.\s-]+$/.test(cell) && /\d/.test(cell);

const isGoalkeeper = (cell: string): boolean => /^(?:g|gol|gk|goleir[oa])$/i.test(cell);
