import type { PositionGroup } from "./positions.ts";

export const PAGE_SIZE = 9;
/** Pages with a number; past them, next and previous go by cursor. */
export const NUMBERED_PAGES = 50;
export const AGE_FLOOR = 13;
/** The top stop reads "18+": nobody older is out of reach. */
export const AGE_CEILING = 18;
export const ANY_POSITION = "todas";

export const SORTS = ["nome", "idade", "recentes"] as const;
export type Sort = (typeof SORTS)[number];

/** The filters of /atletas. */
export interface ListFilters {
  busca: string;
  idadeMin: number;
  idadeMax: number;
  posicao: PositionGroup | typeof ANY_POSITION;
  ordem: Sort;
  pagina: number;
  depois?: string;
  antes?: string;
}

/** The shortest address for these filters: what is at its default is left out. */
export function listFiltersQuery(filters: Partial<ListFilters>): string {
  const query = new URLSearchParams();
  if (filters.busca) query.set("busca", filters.busca);
  if (filters.idadeMin && filters.idadeMin !== AGE_FLOOR) query.set("idadeMin", String(filters.idadeMin));
  if (filters.idadeMax && filters.idadeMax !== AGE_CEILING) query.set("idadeMax", String(filters.idadeMax));
  if (filters.posicao && filters.posicao !== ANY_POSITION) query.set("posicao", filters.posicao);
  if (filters.ordem && filters.ordem !== "nome") query.set("ordem", filters.ordem);
  if (filters.depois) query.set("depois", filters.depois);
  else if (filters.antes) query.set("antes", filters.antes);
  else if (filters.pagina && filters.pagina > 1) query.set("pagina", String(filters.pagina));
  const text = query.toString();
  return text ? `?${text}` : "";
}
