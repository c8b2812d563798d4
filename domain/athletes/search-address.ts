import { slug } from "#domain/slug.ts";
import type { NamedPlace } from "../places.ts";
import { FEET, MODALITIES } from "./attributes.ts";
import { formatHeight, parseHeight } from "./measures.ts";
import {
  SEARCH_SORT_WORDS,
  searchParameters,
  type SearchFields,
  type SearchProblem,
} from "./search-parameters.ts";
import { SEARCH_AGES, SEARCH_CATEGORIES, SEARCH_SORTS, type SearchQuery } from "./search-query.ts";
import { SearchReader, wholeIn } from "./search-reader.ts";
import { SOURCE_ADDRESSES } from "./seasons.ts";

/** A query as the fields of the page. `city` is the name of the query's city. */
function searchFields(query: SearchQuery, city: string | null): SearchFields {
  const number = (value: number | undefined) => (value === undefined ? "" : String(value));
  const height = (value: number | undefined) => (value === undefined ? "" : formatHeight(value));
  const { numbers } = query;
  return {
    busca: query.text ?? "",
    idadeMin: number(query.ageMin),
    idadeMax: number(query.ageMax),
    nascidosDe: number(query.bornFrom),
    nascidosAte: number(query.bornTo),
    categoria: query.category === undefined ? "" : `sub-${query.category}`,
    grupo: (query.groups ?? []).map(slug),
    posicao: (query.positions ?? []).map(slug),
    secundaria: query.secondary ? "1" : "",
    uf: [...(query.states ?? [])],
    cidade: query.city === undefined ? "" : (city ?? ""),
    raio: number(query.radiusKm),
    pe: query.foot ? slug(query.foot) : "",
    alturaMin: height(query.heightMin),
    alturaMax: height(query.heightMax),
    caracteristica: (query.traits ?? []).map(slug),
    video: query.video ? "1" : "",
    fonte: numbers?.source ? SOURCE_ADDRESSES[numbers.source] : "",
    jogos: number(numbers?.games),
    minutos: number(numbers?.minutes),
    gols: number(numbers?.goals),
    assistencias: number(numbers?.assists),
    modalidade: query.modality ?? "",
    atualizado: query.updatedSince ?? "",
    ordem: query.sort === "newest" ? "" : SEARCH_SORT_WORDS[query.sort].parameter,
  };
}

/** "?grupo=atacante&raio=50", or nothing for a query without filters. */
export function searchAddress(query: SearchQuery, city: string | null): string {
  const text = String(searchParameters(searchFields(query, city)));
  return text ? `?${text}` : "";
}

interface Given {
  /** What the text in `cidade` names; null where there is none. */
  place: NamedPlace | null;
  today: Temporal.PlainDate;
}

interface ReadSearch {
  query: SearchQuery;
  /** What the page shows in its fields: the query, and where something is wrong, what was typed. */
  fields: SearchFields;
  problems: SearchProblem[];
  /** The name of the query's city. */
  city: string | null;
}

/** The query that an address asks for. What makes no sense is named in `problems`; the rest counts. */
export function toQuery(params: URLSearchParams, { place, today }: Given): ReadSearch {
  const read = new SearchReader(params);
  const query: SearchQuery = {
    ...read.text(),
    ...read.range(
      ["idadeMin", "idadeMax"],
      (text) => wholeIn(text, SEARCH_AGES.min, SEARCH_AGES.max),
      { ageMin: 0, ageMax: 1 },
      {
        wrong: `Escreva uma idade de ${SEARCH_AGES.min} a ${SEARCH_AGES.max} anos.`,
        reversed: "A primeira idade é maior que a segunda.",
      },
    ),
    ...read.range(
      ["nascidosDe", "nascidosAte"],
      (text) => wholeIn(text, 1990, 2100),
      { bornFrom: 0, bornTo: 1 },
      {
        wrong: "Escreva o ano com quatro números, como 2009.",
        reversed: "O primeiro ano vem depois do segundo.",
      },
    ),
    ...read.one("categoria", "category", SEARCH_CATEGORIES, (age) => `sub-${age}`, "categoria"),
    ...read.positions(),
    ...read.place(place),
    ...read.one("pe", "foot", FEET, slug, "opção de pé"),
    ...read.range(
      ["alturaMin", "alturaMax"],
      parseHeight,
      { heightMin: 0, heightMax: 1 },
      {
        wrong: "Escreva a altura como 1,65 ou 165.",
        reversed: "A primeira altura é maior que a segunda.",
      },
    ),
    ...read.traits(),
    ...(read.is("video") && { video: true as const }),
    ...read.numbers(),
    ...read.one("modalidade", "modality", MODALITIES, slug, "modalidade"),
    ...read.updated(today),
    sort:
      read.one("ordem", "sort", SEARCH_SORTS, (sort) => SEARCH_SORT_WORDS[sort].parameter, "ordem").sort ??
      "newest",
  };
  const city = place?.kind === "city" ? place.name : null;
  return {
    query,
    fields: read.withTyped(searchFields(query, city)),
    problems: read.problems,
    city: query.city === undefined ? null : city,
  };
}

/** The text of one field, as the server looks up what it names. */
export const placeIn = (params: URLSearchParams): string => (params.get("cidade") ?? "").trim().slice(0, 120);
