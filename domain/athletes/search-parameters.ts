import type { SearchSort } from "./search-query.ts";

/** How addresses and people name the orders. */
export const SEARCH_SORT_WORDS: Record<SearchSort, { parameter: string; label: string }> = {
  newest: { parameter: "recentes", label: "Mais recentes" },
  name: { parameter: "nome", label: "Nome" },
  age: { parameter: "idade", label: "Mais novos" },
  height: { parameter: "altura", label: "Mais altos" },
  completeness: { parameter: "completos", label: "Mais completos" },
};

/** What each field of the filters holds, under its name in the address. */
export interface SearchFields {
  busca: string;
  idadeMin: string;
  idadeMax: string;
  nascidosDe: string;
  nascidosAte: string;
  categoria: string;
  grupo: string[];
  posicao: string[];
  secundaria: string;
  uf: string[];
  cidade: string;
  raio: string;
  pe: string;
  alturaMin: string;
  alturaMax: string;
  caracteristica: string[];
  video: string;
  fonte: string;
  jogos: string;
  minutos: string;
  gols: string;
  assistencias: string;
  modalidade: string;
  atualizado: string;
  ordem: string;
}

export type SearchField = keyof SearchFields;

/** Something that makes no sense in one of the fields. The other filters still count. */
export interface SearchProblem {
  field: SearchField;
  message: string;
  /** What may be meant instead. */
  choices?: readonly string[];
}

/** The fields as parameters; what is empty is left out. */
export function searchParameters(fields: SearchFields): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(fields) as [string, string | string[]][])
    for (const one of [value].flat()) if (one !== "") parameters.append(name, one);
  return parameters;
}
