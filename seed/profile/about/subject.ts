import type { Trait } from "#domain/athletes/traits.ts";
import type { Random } from "#drawing/random.ts";
import type { HistoryYear } from "#seed/profile/history.ts";
import { givenName, type Person } from "#seed/profile/person.ts";
import type { SeasonStats } from "#seed/profile/stats.ts";
import { wordsFor, type TraitWords } from "./trait-words.ts";

/** What a sentence may speak of, with Portuguese articles and genders already settled. */
export interface Subject {
  first: string;
  adult: boolean;
  inCity: string;
  ofCity: string;
  /** "no Esporte Clube Litoral", "ao …", "pelo …" */
  inClub: string;
  toClub: string;
  forClub: string;
  startAge: number;
  startYear: number;
  joinedYear: number;
  years: number;
  /** The two that the athlete is known for. */
  traits: readonly [TraitWords, TraitWords];
  stats: SeasonStats;
  /** The masculine or the feminine word. */
  w: (masculine: string, feminine: string) => string;
  pick: <T>(items: readonly T[]) => T;
}

export type Sentence = (subject: Subject) => string;

const FEMININE_CLUB = /^(Associação|Sociedade|Academia|Escola|Escolinha|União)\b/;

export function subjectOf(
  person: Person,
  adult: boolean,
  traits: readonly Trait[],
  history: readonly HistoryYear[],
  stats: SeasonStats,
  random: Random,
): Subject {
  const club = person.club ?? "time do bairro";
  const a = FEMININE_CLUB.test(club);
  const startAge = random.int(5, 7);
  return {
    first: givenName(person.name),
    adult,
    inCity: `${withRio(person.city, "em", "no")} ${person.city}`,
    ofCity: `${withRio(person.city, "de", "do")} ${person.city}`,
    inClub: `${a ? "na" : "no"} ${club}`,
    toClub: `${a ? "à" : "ao"} ${club}`,
    forClub: `${a ? "pela" : "pelo"} ${club}`,
    startAge,
    startYear: person.birthdate.year + startAge,
    joinedYear: history.find((entry) => entry.club === person.club)?.year ?? history.at(-1)!.year,
    years: history.length,
    traits: [wordsFor(traits[0]!), wordsFor(traits[1]!)],
    stats,
    w: (masculine, feminine) => (person.modality === "feminino" ? feminine : masculine),
    pick: (items) => random.pick(items),
  };
}

/** Rio de Janeiro is the one city of the demo that takes an article. */
const withRio = (city: string, plain: string, article: string) =>
  city === "Rio de Janeiro" ? article : plain;
