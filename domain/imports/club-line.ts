import { isCnpj } from "#domain/cnpj.ts";
import { emailField } from "#domain/identity/credentials.ts";
import { nameField } from "#domain/identity/person-fields.ts";
import { paragraphs } from "#domain/inquiries/fields.ts";
import { parsePhone } from "#domain/phone.ts";
import type { State } from "#domain/places.ts";
import { isoDay } from "#domain/typed-formats.ts";
import { cellReader, lineOf, placeOf, type Cells, type FieldProblem, type Surroundings } from "./cells.ts";
import { keyOf } from "./words.ts";

/** A club as a file tells of it. Nobody has verified it. */
export interface ClubLine {
  name: string;
  /** Fourteen signs. */
  cnpj: string | null;
  city: string | null;
  state: State | null;
  foundationYear: number | null;
  address: string | null;
  responsibleName: string | null;
  contactEmail: string | null;
  phone: string | null;
  description: string | null;
}

const FIRST_YEAR = 1850;
const name = nameField("Informe o nome do clube.");

export async function readClubLine(
  cells: Cells,
  { today, findCity }: Surroundings,
): Promise<{ line: ClubLine | null; problems: FieldProblem[] }> {
  const reader = cellReader(cells);
  const { read } = reader;
  const clubName = reader.check("name", name);
  const line = {
    cnpj: read("cnpj", cnpjOf, "Este CNPJ não confere. Veja se tem os 14 caracteres."),
    ...(await placeOf(reader, findCity)),
    foundationYear: read(
      "foundationYear",
      (text) => yearOf(text, today.year),
      `Escreva o ano com quatro números, de ${FIRST_YEAR} a ${today.year}.`,
    ),
    address: lineOf(reader, "address", 200),
    responsibleName: reader.at("responsibleName")
      ? reader.check("responsibleName", nameField("Confira o nome."))
      : null,
    contactEmail: reader.at("contactEmail") ? reader.check("contactEmail", emailField) : null,
    phone: read("phone", parsePhone, "Escreva o telefone com DDD, como (81) 91234-5678."),
    description: paragraphs(reader.at("description")) || null,
  } as const;
  return {
    line: clubName && reader.problems.length === 0 ? { ...line, name: clubName } : null,
    problems: reader.problems,
  };
}

/** Two lines with the same key are one club. Without a CNPJ, its name and place are all there is. */
export const clubKey = ({ name: written, cnpj, city, state }: ClubLine): string =>
  cnpj ?? [keyOf(written), keyOf(city ?? ""), state].join("|");

/** A spreadsheet drops the zeros in front of what it takes for a number. */
function cnpjOf(text: string): string | null {
  const signs = text.replaceAll(/[\s./-]/g, "").toUpperCase();
  const padded = /^\d{11,13}$/.test(signs) ? signs.padStart(14, "0") : signs;
  return isCnpj(padded) ? padded : null;
}

/** A year, or the year of a whole date. */
function yearOf(text: string, thisYear: number): number | null {
  const year = Number(/^\d{4}$/.test(text) ? text : isoDay(text)?.slice(0, 4));
  return year >= FIRST_YEAR && year <= thisYear ? year : null;
}
