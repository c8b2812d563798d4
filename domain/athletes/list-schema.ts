import { z } from "zod";
import { AGE_CEILING, AGE_FLOOR, SORTS, type AthletePageQuery } from "./athlete-query.ts";
import { SORT_WORDS } from "./list-address.ts";
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
 * The parameters of /atletas. A value that makes no sense counts as absent: an old or mistyped link still
 * shows athletes.
 */
const parameters = z.object({
  busca: searchText.catch(""),
  idadeMin: age.catch(AGE_FLOOR),
  idadeMax: age.catch(AGE_CEILING),
  posicao: z.enum(POSITION_GROUPS).nullable().catch(null),
  ordem: z.enum(Object.values(SORT_WORDS)).catch(SORT_WORDS.name),
  pagina: z.coerce.number().int().min(1).catch(1),
  depois: z.string().max(300).optional().catch(undefined),
  antes: z.string().max(300).optional().catch(undefined),
});

/** The parameters of the address that the list reads. */
export const LIST_PARAMETERS: readonly string[] = Object.keys(parameters.shape);

export function parseListAddress(search: URLSearchParams): AthletePageQuery {
  const given = parameters.parse(Object.fromEntries(search));
  return {
    name: given.busca,
    ageMin: Math.min(given.idadeMin, given.idadeMax),
    ageMax: Math.max(given.idadeMin, given.idadeMax),
    group: given.posicao,
    sort: SORTS.find((sort) => SORT_WORDS[sort] === given.ordem)!,
    page: given.pagina,
    after: given.depois,
    before: given.antes,
  };
}
