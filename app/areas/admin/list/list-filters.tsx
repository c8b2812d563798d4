import { Search } from "lucide-react";
import { useRef, type MouseEvent } from "react";
import { Form } from "react-router";
import { SubmitButton } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { Link } from "#app/components/link.tsx";
import { isNarrowed, ordersOf, wordFor, type Filter, type List, type ListQuery } from "#domain/lists/list.ts";
import { useQuickFilters } from "./use-quick-filters.ts";

interface ListFiltersProps {
  list: List;
  query: ListQuery;
  counts?: ListCounts;
}

/** How many rows a choice would show, by filter and value. */
export type ListCounts = Partial<Record<string, Partial<Record<string, number>>>>;

/** A plain form: it works without script. With script, rows follow what is chosen. */
export function ListFilters({ list, query, counts }: ListFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const fields = Object.entries(list.filters).filter(
    ([, filter]) => !(filter.kind === "text" && filter.hidden),
  );
  const chosen = fields.filter(([name]) => query.filters[name] !== undefined).length;
  const orders = ordersOf(list, query);
  const order = orders.find(({ current }) => current)?.word ?? "";
  useQuickFilters(form, {
    busca: query.text,
    ordem: order,
    ...Object.fromEntries(
      fields.map(([name, filter]) => [filter.word, chosenIn(filter, query.filters[name])]),
    ),
  });
  const onClear = ({ detail }: MouseEvent) => {
    // Pressed by key, the link takes the focus with it when it goes.
    if (detail === 0) form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  };
  return (
    <search>
      <Form ref={form} action={list.path} className="list-filters">
        {Object.entries(list.filters).map(([name, filter]) =>
          filter.kind === "text" && filter.hidden && query.filters[name] ? (
            <input key={name} type="hidden" name={filter.word} value={query.filters[name]} />
          ) : null,
        )}
        {list.search && (
          <div className="list-search">
            <Search aria-hidden="true" />
            <input
              type="search"
              name="busca"
              aria-label={list.search}
              placeholder={list.search}
              maxLength={80}
              defaultValue={query.text}
              autoComplete="off"
              aria-keyshortcuts="/"
            />
            <kbd aria-hidden="true">/</kbd>
          </div>
        )}
        {fields.length > 1 && (
          <details className="list-fold">
            <summary>{chosen > 0 ? `Filtros (${chosen})` : "Filtros"}</summary>
          </details>
        )}
        {fields.map(([name, filter]) => (
          <FilterField key={name} filter={filter} value={query.filters[name]} counts={counts?.[name]} />
        ))}
        <OrderField orders={orders} current={order} />
        <SubmitButton size="small" className="list-apply">
          Filtrar
        </SubmitButton>
        {isNarrowed(query) && (
          <Link to={list.path} className="list-clear" onClick={onClear}>
            Limpar filtros
          </Link>
        )}
      </Form>
    </search>
  );
}

const FIRST_FIELD = "input:not([type=hidden]), select";

const chosenIn = (filter: Filter, value: string | undefined): string =>
  value === undefined ? "" : wordFor(filter, value);

interface FilterFieldProps {
  filter: Filter;
  value: string | undefined;
  counts?: ListCounts[string];
}

/** Never made anew while it is used: it would lose the focus. `useQuickFilters` keeps it up to date. */
function FilterField({ filter, value, counts }: FilterFieldProps) {
  const look = cx("list-filter", value !== undefined && "list-filter-chosen");
  const chosen = chosenIn(filter, value);
  if (filter.kind === "choice")
    return (
      <select name={filter.word} aria-label={filter.label} defaultValue={chosen} className={look}>
        <option value="">{filter.blank ?? filter.label}</option>
        {Object.entries(filter.options).map(([option, label]) => (
          <option key={option} value={wordFor(filter, option)}>
            {counts?.[option] ? `${label} (${counts[option]})` : label}
          </option>
        ))}
      </select>
    );
  return (
    <label className={look}>
      <span>{filter.label}</span>
      <input
        type={filter.kind === "day" ? "date" : "text"}
        name={filter.word}
        defaultValue={chosen}
        maxLength={filter.kind === "day" ? undefined : 80}
        autoComplete="off"
      />
    </label>
  );
}

/** Where rows are stacked there are no headers to sort by. Elsewhere it is out of sight, and keeps the order. */
const OrderField = ({ orders, current }: { orders: ReturnType<typeof ordersOf>; current: string }) => (
  <select name="ordem" aria-label="Ordenar por" defaultValue={current} className="list-filter list-order">
    {orders.map(({ word, label }) => (
      <option key={word} value={word}>
        {label}
      </option>
    ))}
  </select>
);
