import { z } from "zod";
import {
  ANY_ATHLETE,
  searchQuerySchema,
  type SearchFilter,
  type SearchQuery,
} from "#domain/athletes/search-query.ts";

/** Of one club. */
export const MOST_SAVED = 50;
/** Matches that a mail lists; of the others it says how many. */
export const MOST_LISTED = 20;

export const savedSearchName = z
  .string()
  .trim()
  .min(1, "Dê um nome à busca.")
  .max(80, "Use até 80 letras no nome.");

export interface StoredQuery {
  query: SearchQuery;
  /** Filters that were saved and that no longer exist, or no longer with this value. */
  lost: string[];
}

/** A stored search as it can be asked today. Whatever no longer counts is named, and left out of the rest. */
export function readStored(stored: unknown): StoredQuery {
  const left: Record<string, unknown> = { ...z.record(z.string(), z.unknown()).catch({}).parse(stored) };
  const lost = new Set<string>();
  for (;;) {
    const parsed = searchQuerySchema.safeParse(left);
    if (parsed.success) return { query: parsed.data, lost: [...lost].toSorted() };
    const wrong = parsed.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys : [String(issue.path[0])],
    );
    const gone = wrong.filter((key) => key in left);
    if (gone.length === 0) return { query: ANY_ATHLETE, lost: [...lost].toSorted() };
    for (const key of gone) {
      delete left[key];
      lost.add(key);
    }
  }
}

/** The same search has the same text, in whatever order its filters were saved. How it sorts matches nobody more. */
export const matchKey = ({ sort: _sort, ...filters }: SearchQuery): string =>
  JSON.stringify(inOrder(filters));

function inOrder(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(inOrder).toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}

const FILTER_NAMES: Record<SearchFilter, string> = {
  text: "texto",
  ageMin: "idade",
  ageMax: "idade",
  bornFrom: "ano de nascimento",
  bornTo: "ano de nascimento",
  category: "categoria",
  groups: "posição",
  positions: "posição",
  states: "estado",
  city: "cidade",
  foot: "pé",
  heightMin: "altura",
  heightMax: "altura",
  traits: "características",
  video: "vídeo",
  numbers: "números",
  modality: "modalidade",
  updatedSince: "atualização do perfil",
};

/** "posição, ano de nascimento e pé": what everybody matches who matches. Names of filters tell nothing of a child. */
export function filtersInWords(query: SearchQuery): string {
  const used = (Object.keys(FILTER_NAMES) as SearchFilter[]).filter((key) => query[key] !== undefined);
  const names = [...new Set(used.map((key) => FILTER_NAMES[key]))];
  return names.length > 0 ? new Intl.ListFormat("pt-BR").format(names) : "qualquer atleta";
}

/** The name of a stored filter, for whoever reads that it is gone. */
export const filterName = (key: string): string =>
  key in FILTER_NAMES ? FILTER_NAMES[key as SearchFilter] : "outro";
