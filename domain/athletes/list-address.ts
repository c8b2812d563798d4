import {
  AGE_CEILING,
  AGE_FLOOR,
  type AthletePageQuery,
  type AthleteQuery,
  type Sort,
} from "./athlete-query.ts";

/** How addresses write a query, in the words that people read there. */
export const ANY_GROUP = "todas";
export const SORT_WORDS = { name: "nome", age: "idade", newest: "recentes" } as const satisfies Record<
  Sort,
  string
>;

/** What each field of the filters holds; the fields are named as the parameters of the address. */
export const filterFields = (query: AthleteQuery) => ({
  busca: query.name,
  idadeMin: String(query.ageMin),
  idadeMax: String(query.ageMax),
  posicao: query.group ?? ANY_GROUP,
  ordem: SORT_WORDS[query.sort],
});

type FilterFields = ReturnType<typeof filterFields>;

const UNFILTERED: FilterFields = filterFields({
  name: "",
  ageMin: AGE_FLOOR,
  ageMax: AGE_CEILING,
  group: null,
  sort: "name",
});

/** The shortest address for this query: what is at its default is left out. */
export function listAddress(query: AthletePageQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filterFields(query)))
    if (value !== UNFILTERED[name as keyof FilterFields]) parameters.set(name, value);
  if (query.after) parameters.set("depois", query.after);
  else if (query.before) parameters.set("antes", query.before);
  else if (query.page > 1) parameters.set("pagina", String(query.page));
  const text = parameters.toString();
  return text ? `?${text}` : "";
}
