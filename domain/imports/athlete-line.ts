import { MAX_AGE, MIN_AGE, type Foot, type Modality } from "#domain/athletes/attributes.ts";
import { parseHeight, parseWeight } from "#domain/athletes/measures.ts";
import { holdsContact } from "#domain/athletes/minor-texts.ts";
import { POSITIONS, type Position } from "#domain/athletes/positions.ts";
import { ADULT_AGE, ageOn, parseDate } from "#domain/dates.ts";
import { guardianContactSchema } from "#domain/guardians/schema.ts";
import { nameField } from "#domain/identity/person-fields.ts";
import { paragraphs } from "#domain/inquiries/fields.ts";
import type { State } from "#domain/places.ts";
import { isoDay } from "#domain/typed-formats.ts";
import {
  cellReader,
  lineOf,
  placeOf,
  type CellReader,
  type Cells,
  type FieldProblem,
  type Surroundings,
} from "./cells.ts";
import { keyOf, readFoot, readModality, readPosition } from "./words.ts";

/** An athlete as a file tells of them. Nothing of it is public. */
export interface AthleteLine {
  name: string;
  nickname: string | null;
  /** "2010-06-15" */
  birthdate: string;
  modality: Modality | null;
  position: Position | null;
  secondaryPositions: Position[];
  shirtNumber: number | null;
  club: string | null;
  city: string | null;
  state: State | null;
  heightCm: number | null;
  weightKg: number | null;
  foot: Foot;
  about: string | null;
  /** Whom staff may ask to answer for a minor. */
  guardian: { name: string; email: string } | null;
}

const MOST_SECONDARY = 2;
const WHICH_POSITION = `Não conhecemos esta posição. Use uma destas: ${POSITIONS.join(", ")}.`;
const CONTACT = "Tire telefone, e-mail, link e nome de rede social daqui: o atleta tem menos de 18 anos.";

const name = nameField("Informe o nome completo.");

export async function readAthleteLine(
  cells: Cells,
  { today, findCity }: Surroundings,
): Promise<{ line: AthleteLine | null; problems: FieldProblem[] }> {
  const reader = cellReader(cells);
  const { read } = reader;
  const fullName = reader.check("name", name);
  const birthdate = birthdateOf(reader, today);
  const minor = !birthdate || ageOn(parseDate(birthdate)!, today) < ADULT_AGE;
  const texts = {
    nickname: lineOf(reader, "nickname", 60),
    club: lineOf(reader, "club", 120),
    about: paragraphs(reader.at("about")) || null,
  };
  const [position = null, ...secondaryPositions] = positionsOf(reader);
  const line = {
    modality: read("modality", readModality, "Escreva Masculino ou Feminino."),
    position,
    secondaryPositions,
    shirtNumber: read("shirtNumber", shirtOf, "Escreva um número de 1 a 99."),
    ...(await placeOf(reader, findCity)),
    heightCm: read("height", parseHeight, "Escreva a altura como 1,80 m. Vale de 1,00 m a 2,30 m."),
    weightKg: read("weight", parseWeight, "Escreva o peso como 68 kg. Vale de 25 a 150 kg."),
    foot: read("foot", readFoot, "Escreva Destro, Canhoto ou Ambidestro.") ?? "Destro",
    ...texts,
    guardian: guardianOf(reader, minor),
  } as const;
  if (minor) {
    for (const [field, text] of Object.entries({ name: fullName, ...texts }))
      if (holdsContact(text)) reader.problem(field, CONTACT);
  }
  const complete = fullName && birthdate && reader.problems.length === 0;
  return { line: complete ? { ...line, name: fullName, birthdate } : null, problems: reader.problems };
}

/** Two lines with the same key are one person. */
export const athleteKey = ({ name: written, birthdate }: Pick<AthleteLine, "name" | "birthdate">): string =>
  `${keyOf(written)}|${birthdate}`;

function birthdateOf(reader: CellReader, today: Temporal.PlainDate): string | null {
  // Exports of other systems write midnight behind the day.
  const text = reader.at("birthdate").replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/, "");
  if (text === "") {
    reader.problem("birthdate", "Informe a data de nascimento.");
    return null;
  }
  const day = isoDay(text);
  const date = parseDate(day);
  if (!day || !date) {
    reader.problem("birthdate", "Escreva a data como 15/06/2010: dia, mês e ano com quatro números.");
    return null;
  }
  const age = ageOn(date, today);
  if (Temporal.PlainDate.compare(date, today) > 0) reader.problem("birthdate", "Esta data ainda não chegou.");
  else if (age < MIN_AGE) reader.problem("birthdate", `Menores de ${MIN_AGE} anos não podem ter perfil.`);
  else if (age > MAX_AGE) reader.problem("birthdate", "Confira o ano desta data.");
  return day;
}

/** The main one, then the others: "Meia / Volante" names two. */
function positionsOf(reader: CellReader): Position[] {
  const found: Position[] = [];
  for (const field of ["position", "secondary"]) {
    for (const text of reader.at(field).split(/[/,;+]/)) {
      if (text.trim() === "") continue;
      const position = readPosition(text);
      if (!position) reader.problem(field, WHICH_POSITION);
      else if (!found.includes(position)) found.push(position);
    }
  }
  if (!reader.at("position") && found.length > 0)
    reader.problem("position", "Informe primeiro a posição principal.");
  if (found.length > MOST_SECONDARY + 1)
    reader.problem("secondary", `Informe no máximo ${MOST_SECONDARY} posições além da principal.`);
  return found;
}

const shirtOf = (text: string): number | null => (/^0?[1-9]\d?$/.test(text) ? Number(text) : null);

/** Only a minor has one; of an adult's nothing is stored. */
function guardianOf(reader: CellReader, minor: boolean): AthleteLine["guardian"] {
  if (!minor || (!reader.at("guardianName") && !reader.at("guardianEmail"))) return null;
  const { shape } = guardianContactSchema;
  const guardianName = reader.check("guardianName", shape.guardianName);
  const email = reader.check("guardianEmail", shape.guardianEmail);
  return guardianName && email ? { name: guardianName, email } : null;
}
