import { Search } from "lucide-react";
import { useEffect, useRef, type RefObject } from "react";
import { Form, useNavigate } from "react-router";
import { SubmitButton } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { Link } from "#app/components/link.tsx";
import { onLeaving } from "#app/forms/on-leaving.ts";
import { isNarrowed, ordersOf, wordFor, type Filter, type List, type ListQuery } from "#domain/lists/list.ts";

const TYPING_PAUSE_MS = 350;

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
  useQuickFilters(form, query);
  const fields = Object.entries(list.filters).filter(
    ([, filter]) => !(filter.kind === "text" && filter.hidden),
  );
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
        {fields.map(([name, filter]) => (
          <FilterField key={name} filter={filter} value={query.filters[name]} counts={counts?.[name]} />
        ))}
        <OrderField list={list} query={query} />
        <SubmitButton size="small" className="list-apply">
          Filtrar
        </SubmitButton>
        {isNarrowed(query) && (
          <Link to={list.path} className="list-clear">
            Limpar filtros
          </Link>
        )}
      </Form>
    </search>
  );
}

interface FilterFieldProps {
  filter: Filter;
  value: string | undefined;
  counts?: ListCounts[string];
}

function FilterField({ filter, value, counts }: FilterFieldProps) {
  const look = cx("list-filter", value !== undefined && "list-filter-chosen");
  const chosen = value === undefined ? "" : wordFor(filter, value);
  if (filter.kind === "choice")
    return (
      <select
        // Another answer brings another choice: the browser keeps what it had otherwise.
        key={chosen}
        name={filter.word}
        aria-label={filter.label}
        defaultValue={chosen}
        className={look}
      >
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
        key={chosen}
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
function OrderField({ list, query }: Pick<ListFiltersProps, "list" | "query">) {
  const orders = ordersOf(list, query);
  const current = orders.find((order) => order.current)?.word ?? "";
  return (
    <select
      key={current}
      name="ordem"
      aria-label="Ordenar por"
      defaultValue={current}
      className="list-filter list-order"
    >
      {orders.map(({ word, label }) => (
        <option key={word} value={word}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Asks again when a choice is made, or when typing pauses. Parameters that say nothing are left out. */
function useQuickFilters(form: RefObject<HTMLFormElement | null>, query: ListQuery): void {
  const navigate = useNavigate();
  const { text } = query;
  useEffect(() => {
    const filters = form.current;
    if (!filters) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const apply = () => {
      clearTimeout(timer);
      const to = addressIn(filters);
      if (to !== location.pathname + location.search)
        void navigate(to, { replace: true, preventScrollReset: true });
    };
    const onInput = ({ target }: Event) => {
      if ((target as HTMLInputElement).type !== "search") return;
      clearTimeout(timer);
      timer = setTimeout(apply, TYPING_PAUSE_MS);
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      // React would send the form as well.
      event.stopPropagation();
      apply();
    };
    filters.setAttribute("data-quick", "");
    const listeners = new AbortController();
    const leave = onLeaving(() => clearTimeout(timer));
    filters.addEventListener("input", onInput, listeners);
    filters.addEventListener("change", apply, listeners);
    filters.addEventListener("submit", onSubmit, listeners);
    // What was chosen before the script arrived is not in the address yet.
    if (wasChanged(filters)) apply();
    return () => {
      leave();
      listeners.abort();
    };
  }, [form, navigate]);
  useEffect(() => {
    const field = form.current?.elements.namedItem("busca");
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = text;
  }, [form, text]);
}

function addressIn(form: HTMLFormElement): string {
  const said = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === "string" ? value.trim() : "";
    if (text) said.append(name, text);
  }
  const path = new URL(form.action).pathname;
  return said.size > 0 ? `${path}?${said}` : path;
}

const wasChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some((option) => option.selected !== option.defaultSelected);
    return control instanceof HTMLInputElement && control.value !== control.defaultValue;
  });
