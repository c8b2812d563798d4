import { capitalised } from "#domain/capitalised.ts";
import { formatIsoDate } from "../dates.ts";
import { formatNumber } from "../number-text.ts";
import { STATES } from "../places.ts";
import { formatHeight } from "./measures.ts";
import { THRESHOLDS, type SearchNumbers, type SearchQuery, type Threshold } from "./search-query.ts";
import { SOURCE_NAMES } from "./seasons.ts";

/** One filter in words, and the query without it. */
interface SearchChip {
  label: string;
  without: SearchQuery;
}

const THRESHOLD_WORDS: Record<Threshold, readonly [one: string, several: string]> = {
  games: ["jogo", "jogos"],
  minutes: ["minuto", "minutos"],
  goals: ["gol", "gols"],
  assists: ["assistência", "assistências"],
};

/** Every filter of a query in words. `city` is the name of its city. */
export function searchChips(query: SearchQuery, city: string | null): SearchChip[] {
  const chips: SearchChip[] = [];
  const add = (label: string, ...keys: (keyof SearchQuery)[]) =>
    chips.push({ label, without: withoutKeys(query, keys) });
  /** One chip for each of several values. */
  const addEach = <Key extends "groups" | "positions" | "states" | "traits">(
    key: Key,
    label: (value: NonNullable<SearchQuery[Key]>[number]) => string,
  ) => {
    const values = (query[key] ?? []) as NonNullable<SearchQuery[Key]>[number][];
    for (const value of values) {
      const rest = values.filter((one) => one !== value);
      const without = withoutKeys(query, [key]);
      chips.push({ label: label(value), without: rest.length > 0 ? { ...without, [key]: rest } : without });
    }
  };
  if (query.text !== undefined) add(`“${query.text}”`, "text");
  const { ageMin, ageMax, bornFrom, bornTo, heightMin, heightMax } = query;
  const ages = range(ageMin, ageMax, String, { both: " a ", from: " anos ou mais", to: "Até " });
  if (ages) add(ageMax === undefined ? ages : `${ages} anos`, "ageMin", "ageMax");
  const years = range(bornFrom, bornTo, String, { both: "–", from: " em diante", to: "até " });
  if (years) add(`Nascidos ${years}`, "bornFrom", "bornTo");
  if (query.category !== undefined) add(`Sub-${query.category}`, "category");
  addEach("groups", String);
  addEach("positions", String);
  if (query.secondary) add("Conta posição secundária", "secondary");
  addEach("states", (state) => STATES[state]);
  if (query.city !== undefined) {
    const name = city ?? "cidade escolhida";
    add(query.radiusKm === undefined ? name : `Até ${query.radiusKm} km de ${name}`, "city", "radiusKm");
  }
  if (query.foot) add(query.foot, "foot");
  const heights = range(heightMin, heightMax, formatHeight, { both: " a ", from: " ou mais", to: "até " });
  if (heights) add(`Altura ${heights}`, "heightMin", "heightMax");
  addEach("traits", capitalised);
  if (query.video) add("Com vídeo", "video");
  if (query.numbers) chips.push(...numberChips(query, query.numbers));
  if (query.modality) add(capitalised(query.modality), "modality");
  if (query.updatedSince) add(`Atualizados desde ${formatIsoDate(query.updatedSince)}`, "updatedSince");
  return chips;
}

function numberChips(query: SearchQuery, numbers: SearchNumbers): SearchChip[] {
  const { source } = numbers;
  const wanted = THRESHOLDS.flatMap((what) => (numbers[what] === undefined ? [] : [what]));
  const without = withoutKeys(query, ["numbers"]);
  if (source && wanted.length === 1 && numbers.games === 1)
    return [{ label: `Com números de ${SOURCE_NAMES[source]}`, without }];
  const chips = wanted.map((what) => {
    const least = numbers[what]!;
    const rest = { ...numbers };
    delete rest[what];
    return {
      label: `${formatNumber(least)} ${THRESHOLD_WORDS[what][least === 1 ? 0 : 1]} ou mais`,
      without: wanted.length > 1 ? { ...query, numbers: rest } : without,
    };
  });
  if (source)
    chips.push({
      label: `Só números de ${SOURCE_NAMES[source]}`,
      without: { ...query, numbers: { ...numbers, source: null } },
    });
  return chips;
}

function withoutKeys(query: SearchQuery, keys: readonly (keyof SearchQuery)[]): SearchQuery {
  const rest: Partial<SearchQuery> = { ...query };
  for (const key of keys) delete rest[key];
  // Secondary positions count only beside a position.
  if (!rest.groups && !rest.positions) delete rest.secondary;
  return { ...rest, sort: query.sort };
}

function range(
  from: number | undefined,
  to: number | undefined,
  format: (value: number) => string,
  words: { both: string; from: string; to: string },
): string | null {
  if (from !== undefined && to !== undefined)
    return from === to ? format(from) : `${format(from)}${words.both}${format(to)}`;
  if (from !== undefined) return `${format(from)}${words.from}`;
  return to === undefined ? null : `${words.to}${format(to)}`;
}
