import { searchAddress } from "#domain/athletes/search-address.ts";
import { searchChips } from "#domain/athletes/search-chips.ts";
import type { SearchQuery } from "#domain/athletes/search-query.ts";
import { filterName } from "#domain/scouting/saved-search.ts";
import { cityOfCode } from "#server/platform/places/municipalities.server.ts";

/** What a search looks for, and where it is asked again. */
export async function searchInWords(query: SearchQuery): Promise<{ filters: string; address: string }> {
  const city = query.city === undefined ? null : await cityOfCode(query.city);
  const chips = searchChips(query, city).map(({ label }) => label);
  return {
    filters: chips.length > 0 ? chips.join(" · ") : "Todos os atletas",
    address: `/club/buscar${searchAddress(query, city)}`,
  };
}

/** "altura e pé"; null where every filter still exists. */
export const lostInWords = (lost: readonly string[]): string | null =>
  lost.length > 0 ? new Intl.ListFormat("pt-BR").format(new Set(lost.map(filterName))) : null;
