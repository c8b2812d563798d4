import { categoryOf } from "#domain/athletes/category.ts";
import type { Random } from "#drawing/random.ts";
import type { Person } from "./person.ts";

export interface HistoryYear {
  year: number;
  club: string;
  category: string;
}

/** Where players come from before the club of today; none of these names is a real club's. */
const FIRST_TEAMS = [
  "Escolinha Bola de Meia",
  "Projeto Campo Aberto",
  "Escolinha Pé na Grama",
  "Projeto Chute Inicial",
  "Escolinha Terrão",
  "Núcleo Esportivo da Praça",
  "Projeto Vila em Jogo",
  "Escolinha Primeiro Passe",
] as const;
const EARLIER_CLUBS = [
  "Clube Recreativo Aliança da Serra",
  "União da Ponte Nova",
  "Atlético Vila Operária",
  "Esportivo Morro Alto",
] as const;

const YEARS = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
  [5, 3],
] as const;

/** One to five years up to this one, oldest first: an earlier team, then the club of today. */
export function historyOf(
  person: Person,
  age: number,
  today: Temporal.PlainDate,
  random: Random,
): HistoryYear[] {
  const years = Math.min(random.weighted(YEARS), Math.max(1, age - 10));
  const elsewhere = random.int(0, years - 1);
  const earlier = random.pick(age - years < 15 ? FIRST_TEAMS : EARLIER_CLUBS);
  return Array.from({ length: years }, (_, index) => {
    const year = today.year - years + 1 + index;
    const club = index < elsewhere || !person.club ? earlier : person.club;
    return { year, club, category: categoryAt(person.birthdate, year) };
  });
}

const categoryAt = (birthdate: Temporal.PlainDate, year: number): string =>
  categoryOf(birthdate.year, year) ?? "Adulto";
