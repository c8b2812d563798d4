import { POSITIONS_BY_GROUP, POSITION_GROUPS, groupOf, POSITIONS } from "#domain/athletes/positions.ts";
import { searchAddress, toQuery, placeIn } from "#domain/athletes/search-address.ts";
import { searchChips } from "#domain/athletes/search-chips.ts";
import type { SearchFields } from "#domain/athletes/search-parameters.ts";
import { slug } from "#domain/slug.ts";
import { SEARCH_COUNTED, type SearchQuery } from "#domain/athletes/search-query.ts";
import { isSubdomain } from "#domain/athletes/subdomain.ts";
import { formatDate } from "#domain/dates.ts";
import { formatNumber } from "#domain/number-text.ts";
import { namedPlace } from "#server/platform/places/municipalities.server.ts";

export const SEARCH_PATH = "/club/buscar";
type View = "linhas" | "figurinhas";

/** What the address of the search asks for. */
export async function readSearch(params: URLSearchParams, today: Temporal.PlainDate) {
  const text = placeIn(params);
  const search = toQuery(params, { place: text ? await namedPlace(text) : null, today });
  const view: View = params.get("ver") === "figurinhas" ? "figurinhas" : "linhas";
  return {
    ...search,
    view,
    after: params.get("depois") ?? undefined,
    before: params.get("antes") ?? undefined,
  };
}

type Search = Awaited<ReturnType<typeof readSearch>>;

/** The page of another query, or of the same one elsewhere in its list. */
export function searchPage(
  { city, view }: Pick<Search, "city" | "view">,
  query: SearchQuery,
  at: { after?: string; before?: string } = {},
): string {
  const params = new URLSearchParams(searchAddress(query, city));
  if (view === "figurinhas") params.set("ver", view);
  if (at.after) params.set("depois", at.after);
  if (at.before) params.set("antes", at.before);
  const text = String(params);
  return text ? `${SEARCH_PATH}?${text}` : SEARCH_PATH;
}

/** Each filter in words, with the page without it. */
export const chipsOf = (search: Search) =>
  searchChips(search.query, search.city).map(({ label, without }) => ({
    label,
    to: searchPage(search, without),
  }));

/** The fields as the filters show them: under a group that is chosen, all of its positions are ticked. */
export function shownFields({ fields, query }: Search): SearchFields {
  const wanted = query.positions ?? (query.groups ?? []).flatMap((group) => POSITIONS_BY_GROUP[group]);
  const groups = new Set(wanted.map(groupOf));
  return {
    ...fields,
    grupo: POSITION_GROUPS.filter((group) => groups.has(group)).map(slug),
    posicao: POSITIONS.filter((position) => (wanted as readonly string[]).includes(position)).map(slug),
  };
}

/** "1 atleta", "37 atletas", "Mais de 1.000 atletas" */
export function countTexts(total: number | null): { many: string; noun: string } {
  if (total === null) return { many: `Mais de ${formatNumber(SEARCH_COUNTED)}`, noun: "atletas" };
  return { many: formatNumber(total), noun: total === 1 ? "atleta" : "atletas" };
}

const SINCE_DAYS = [7, 30, 90, 365] as const;

/** Days from which profiles have changed, as a list to choose from; a day of the address is one of them. */
export function sinceOptions(today: Temporal.PlainDate, chosen: string | undefined) {
  const options = SINCE_DAYS.map((days) => ({
    value: String(today.subtract({ days })),
    label: days === 365 ? "No último ano" : `Nos últimos ${days} dias`,
  }));
  if (chosen && !options.some(({ value }) => value === chosen))
    options.push({ value: chosen, label: `Desde ${formatDate(Temporal.PlainDate.from(chosen))}` });
  return options;
}

/** Pages with one of the cities that a text may mean instead. */
export const meantPages = (search: Search): { label: string; to: string }[] =>
  (search.problems.find(({ field }) => field === "cidade")?.choices ?? []).map((label) => {
    const params = new URLSearchParams(searchAddress(search.query, null));
    params.set("cidade", label);
    if (search.fields.raio) params.set("raio", search.fields.raio);
    if (search.view === "figurinhas") params.set("ver", search.view);
    return { label, to: `${SEARCH_PATH}?${params}` };
  });

/** The page without parameters that say nothing, which a form without script sends; null if all say something. */
export function plainPage(params: URLSearchParams): string | null {
  const said = [...params].filter(([, value]) => value.trim() !== "");
  if (said.length === params.size) return null;
  return said.length > 0 ? `${SEARCH_PATH}?${new URLSearchParams(said)}` : SEARCH_PATH;
}

const CHOSEN_PAGES = new Map([
  ["comparar", "/club/comparar"],
  ["lista", "/club/listas/adicionar"],
]);

/** Where the marks of this page lead, which a form without script sends as single parameters. */
export function chosenPage(params: URLSearchParams): string | null {
  const to = CHOSEN_PAGES.get(params.get("ir") ?? "");
  if (!to) return null;
  const chosen = params.getAll("atletas").filter(isSubdomain).slice(0, 20);
  return `${to}?atletas=${chosen.join(",")}`;
}
