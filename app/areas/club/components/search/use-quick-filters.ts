import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import { onLeaving } from "#app/forms/on-leaving.ts";
import { searchParameters, type SearchFields } from "#domain/athletes/search-parameters.ts";
import { tidyParameters } from "./tidy-parameters.ts";

const TYPING_PAUSE_MS = 350;
const CHOOSING_PAUSE_MS = 120;

/**
 * With script the results follow what is chosen, without a press of the button. `area` holds the form and the fields
 * beside it that belong to it.
 */
export function useQuickFilters(
  form: RefObject<HTMLFormElement | null>,
  area: RefObject<HTMLElement | null>,
  fields: SearchFields,
): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  /** The address that the form itself asked for last. */
  const asked = useRef<string>(undefined);

  useEffect(() => {
    const [filters, within] = [form.current, area.current];
    if (!filters || !within) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const apply = () => {
      clearTimeout(timer);
      const text = String(tidyParameters(new FormData(filters)));
      const address = text ? `?${text}` : "";
      if (address === (asked.current ?? location.search)) return;
      asked.current = address;
      void navigate(`${location.pathname}${address}`, { replace: true, preventScrollReset: true });
    };
    const soon = (pause: number) => {
      clearTimeout(timer);
      timer = setTimeout(apply, pause);
    };
    const isOurs = ({ target }: Event) => (target as HTMLInputElement | null)?.form === filters;
    const onInput = (event: Event) => {
      // Other fields count once they are left: half a year is no year.
      if (isOurs(event) && (event.target as HTMLInputElement).type === "search") soon(TYPING_PAUSE_MS);
    };
    const onChange = (event: Event) => {
      if (!isOurs(event)) return;
      tickPositions(event.target as HTMLInputElement);
      soon(CHOOSING_PAUSE_MS);
    };
    const onSubmit = (event: Event) => {
      if (event.target !== filters) return;
      event.preventDefault();
      apply();
    };
    const listeners = new AbortController();
    const leave = onLeaving(() => clearTimeout(timer));
    within.addEventListener("input", onInput, listeners);
    within.addEventListener("change", onChange, listeners);
    within.addEventListener("submit", onSubmit, { signal: listeners.signal, capture: true });
    // What was chosen before the script arrived is not in the address yet.
    if (asked.current === undefined && isChanged(filters, location.search)) soon(TYPING_PAUSE_MS);
    return () => {
      leave();
      listeners.abort();
    };
  }, [form, area, navigate]);

  useEffect(() => {
    // A chip, "back" or "clear" brings other filters: the fields follow. Their own answer changes nothing.
    if (asked.current !== undefined && asked.current !== search && form.current)
      showInForm(form.current, fields);
    asked.current = search;
  }, [search, fields, form]);
}

/** The page was rendered from this address: a form that says something else was changed since. */
function isChanged(form: HTMLFormElement, search: string): boolean {
  const text = (params: URLSearchParams) =>
    [...params]
      .filter(
        ([name]) => name !== "depois" && name !== "antes" && name !== "cidade" && !name.startsWith("altura"),
      )
      .map(String)
      .sort()
      .join("&");
  const known = new FormData();
  for (const [name, value] of new URLSearchParams(search)) known.append(name, value);
  return text(tidyParameters(new FormData(form))) !== text(tidyParameters(known));
}

/** A group stands for all of its positions, and for none once the last of them is gone. */
function tickPositions(changed: HTMLInputElement): void {
  const block = changed.closest<HTMLElement>(".filter-positions");
  if (!block) return;
  const group = block.querySelector<HTMLInputElement>('input[name="grupo"]')!;
  const positions = [...block.querySelectorAll<HTMLInputElement>('input[name="posicao"]')];
  if (changed === group) for (const position of positions) position.checked = group.checked;
  else group.checked = positions.some(({ checked }) => checked);
}

function showInForm(form: HTMLFormElement, fields: SearchFields): void {
  const wanted = searchParameters(fields);
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = wanted.get(control.name) ?? firstOf(control);
    if (!(control instanceof HTMLInputElement) || control.type === "hidden") continue;
    if (control.type === "checkbox") control.checked = wanted.getAll(control.name).includes(control.value);
    else if (control.type === "radio") control.checked = (wanted.get(control.name) ?? "") === control.value;
    else if (control !== document.activeElement) control.value = wanted.get(control.name) ?? "";
  }
}

const firstOf = ({ options }: HTMLSelectElement): string => options[0]?.value ?? "";
