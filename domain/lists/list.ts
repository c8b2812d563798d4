import { slug } from "#domain/slug.ts";

/** One of a few values; each is written in the address as its label's slug. */
interface ChoiceFilter<Value extends string = string> {
  kind: "choice";
  word: string;
  label: string;
  options: Record<Value, string>;
  /** What no choice shows, where that is not everything: "Novas". */
  blank?: string;
  /** The address says the value itself, because other pages have linked to it for long. */
  byValue?: boolean;
}

/** A day, as "2026-11-19". */
interface DayFilter {
  kind: "day";
  word: string;
  label: string;
}

/** A word or an id that other pages link to; it has no field of its own where `hidden` says so. */
interface TextFilter {
  kind: "text";
  word: string;
  label: string;
  hidden?: boolean;
}

export type Filter = ChoiceFilter | DayFilter | TextFilter;

export const choice = <Value extends string>(
  word: string,
  label: string,
  options: Record<Value, string>,
  spelling: Pick<ChoiceFilter, "blank" | "byValue"> = {},
): ChoiceFilter<Value> => ({ kind: "choice", word, label, options, ...spelling });
export const day = (word: string, label: string): DayFilter => ({ kind: "day", word, label });
export const words = (word: string, label: string, { hidden }: { hidden?: boolean } = {}): TextFilter => ({
  kind: "text",
  word,
  label,
  hidden,
});

interface Sort {
  /** Its column's header. */
  label: string;
  /** How the address names it. */
  word: string;
  /** What a first press of the header asks for. */
  descending?: boolean;
  /** What its two directions are called, where "crescente" would say the opposite. */
  directions?: { rising: string; falling: string };
  /** Its column shows what falls as the key rises: ages, sorted by birth date. */
  mirrored?: boolean;
}

/** One list of the administration: what it can be asked, in the words of its address. */
export interface List<
  Filters extends Record<string, Filter> = Record<string, Filter>,
  SortName extends string = string,
> {
  path: string;
  /** "Atletas" */
  title: string;
  /** The placeholder of its search field; a list without one has no search. */
  search?: string;
  filters: Filters;
  sorts: Record<SortName, Sort>;
  defaultSort: NoInfer<SortName>;
  /** The order of a part of the list that has one of its own. */
  sortFor?(filters: FilterValues<Filters>): NoInfer<SortName> | undefined;
  /** How the view without filters is called, where that is not "Todos". */
  everything?: string;
  /** Said while rows are on their way, where there are none, and where they could not be read. */
  loading: string;
  empty: string;
  failed: string;
  /** Views that everybody has, beside "Todos". */
  views?: readonly { label: string; query: string }[];
}

export const defineList = <Filters extends Record<string, Filter>, SortName extends string>(
  list: List<Filters, SortName>,
): List<Filters, SortName> => list;

type ValueOf<One extends Filter> = One extends ChoiceFilter<infer Value> ? Value : string;

type FilterValues<Filters extends Record<string, Filter>> = {
  [Name in keyof Filters]?: ValueOf<Filters[Name]>;
};

/** What one address asks of a list. */
export interface ListQuery<
  Filters extends Record<string, Filter> = Record<string, Filter>,
  SortName extends string = string,
> {
  /** Empty: nothing is looked for. */
  text: string;
  filters: FilterValues<Filters>;
  sort: SortName;
  descending: boolean;
  /** Cursors, as a page gave them out. */
  after?: string;
  before?: string;
}

/** The query that a list's own definition describes. */
export type QueryOf<One> =
  One extends List<infer Filters, infer SortName> ? ListQuery<Filters, SortName> : never;

const LONGEST_TEXT = 80;

/** Reads the address. What it does not understand does not count. */
export function readListQuery<Filters extends Record<string, Filter>, SortName extends string>(
  list: List<Filters, SortName>,
  params: URLSearchParams,
): ListQuery<Filters, SortName> {
  const order = params.get("ordem") ?? "";
  const word = order.replace(/^-/, "");
  const named = sortsOf(list).find(([, sort]) => sort.word === word)?.[0];
  const filters = Object.fromEntries(
    Object.entries(list.filters).flatMap(([name, filter]) => {
      const value = valueIn(filter, typed(params.get(filter.word)));
      return value === undefined ? [] : [[name, value]];
    }),
  ) as FilterValues<Filters>;
  const sort = named ?? usualSort(list, filters);
  const after = params.get("depois") || undefined;
  return {
    text: list.search ? typed(params.get("busca")).slice(0, LONGEST_TEXT) : "",
    filters,
    sort,
    descending: named ? order.startsWith("-") : (list.sorts[sort].descending ?? false),
    after,
    before: after ? undefined : params.get("antes") || undefined,
  };
}

/** The address that asks for `query`; another question starts at its first page. */
export function listAddress<Filters extends Record<string, Filter>, SortName extends string>(
  list: List<Filters, SortName>,
  query: ListQuery<Filters, SortName>,
  change: Partial<ListQuery<Filters, SortName>> = {},
  path = list.path,
): string {
  const params = listParameters(list, { ...query, after: undefined, before: undefined, ...change });
  return params.size > 0 ? `${path}?${params}` : path;
}

export function listParameters<Filters extends Record<string, Filter>, SortName extends string>(
  list: List<Filters, SortName>,
  { text, filters, sort, descending, after, before }: ListQuery<Filters, SortName>,
): URLSearchParams {
  const params = new URLSearchParams();
  if (text) params.set("busca", text);
  for (const [name, filter] of Object.entries(list.filters)) {
    const value = filters[name];
    if (value !== undefined) params.set(filter.word, wordFor(filter, value));
  }
  const { word, descending: first = false } = list.sorts[sort];
  if (sort !== usualSort(list, filters) || descending !== first)
    params.set("ordem", descending ? `-${word}` : word);
  if (after) params.set("depois", after);
  else if (before) params.set("antes", before);
  return params;
}

interface Order {
  /** As the address says it; empty for the usual order of what is shown. */
  word: string;
  label: string;
  current: boolean;
}

/** Every order that a list can be asked for, each sort in the direction of its first press before the other. */
export const ordersOf = <Filters extends Record<string, Filter>, SortName extends string>(
  list: List<Filters, SortName>,
  query: ListQuery<Filters, SortName>,
): Order[] =>
  sortsOf(list).flatMap(([sort, { label, descending: first = false, directions = DIRECTIONS }]) =>
    [first, !first].map((descending) => ({
      word: listParameters(list, { ...query, sort, descending }).get("ordem") ?? "",
      label: `${label}, ${descending ? directions.falling : directions.rising}`,
      current: sort === query.sort && descending === query.descending,
    })),
  );

const DIRECTIONS = { rising: "crescente", falling: "decrescente" };

/** Whether anything but the order is asked for. */
export const isNarrowed = ({ text, filters }: Pick<ListQuery, "text" | "filters">): boolean =>
  text !== "" || Object.values(filters).some((value) => value !== undefined);

/** How the address says a filter's value. */
export const wordFor = (filter: Filter, value: string): string =>
  filter.kind === "choice" && !filter.byValue ? slug(filter.options[value] ?? value) : value;

/** What an address without an order is sorted by. */
const usualSort = <Filters extends Record<string, Filter>, SortName extends string>(
  list: List<Filters, SortName>,
  filters: FilterValues<Filters>,
): SortName => list.sortFor?.(filters) ?? list.defaultSort;

function valueIn(filter: Filter, word: string): string | undefined {
  if (word === "") return undefined;
  if (filter.kind === "choice")
    return Object.keys(filter.options).find((one) => wordFor(filter, one) === word);
  if (filter.kind === "day") return isDay(word) ? word : undefined;
  return word.slice(0, LONGEST_TEXT);
}

/** PostgreSQL stores no text with a zero byte. */
const typed = (text: string | null): string => (text ?? "").replaceAll(/\p{Cc}+/gu, " ").trim();

/** Of four digits: PostgreSQL knows no year 0, and no day as far away as `Temporal` does. */
function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" }).toString() === text;
  } catch {
    return false;
  }
}

const sortsOf = <SortName extends string>({ sorts }: { sorts: Record<SortName, Sort> }) =>
  Object.entries(sorts) as [SortName, Sort][];
