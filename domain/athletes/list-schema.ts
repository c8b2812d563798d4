import { z } from "zod";
import { AGE_CEILING, AGE_FLOOR, ANY_POSITION, SORTS, type ListFilters } from "./list-filters.ts";
import { POSITION_GROUPS } from "./positions.ts";

const age = z.coerce.number().int().min(AGE_FLOOR).max(AGE_CEILING);
const searchText = z.string().transform((text) =>
  text
    .slice(0, 400)
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 80)
    .trim(),
);

/**
 * The filters of /atletas as its address holds them. A value that makes no sense counts as absent:
 * an old or mistyped link still shows athletes.
 */
const fields = z.object({
  busca: searchText.catch(""),
  idadeMin: age.catch(AGE_FLOOR),
  idadeMax: age.catch(AGE_CEILING),
  posicao: z.enum([ANY_POSITION, ...POSITION_GROUPS]).catch(ANY_POSITION),
  ordem: z.enum(SORTS).catch("nome"),
  pagina: z.coerce.number().int().min(1).catch(1),
  depois: z.string().max(300).optional().catch(undefined),
  antes: z.string().max(300).optional().catch(undefined),
});

export const listFiltersSchema = fields.transform((filters) => ({
  ...filters,
  idadeMin: Math.min(filters.idadeMin, filters.idadeMax),
  idadeMax: Math.max(filters.idadeMin, filters.idadeMax),
}));

/** The parameters of the address that the list reads. */
export const LIST_PARAMETERS: readonly string[] = Object.keys(fields.shape);

export const parseListFilters = (search: URLSearchParams): ListFilters =>
  listFiltersSchema.parse(Object.fromEntries(search));
