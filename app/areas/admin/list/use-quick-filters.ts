import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import { onLeaving } from "#app/forms/on-leaving.ts";

const TYPING_PAUSE_MS = 350;
/** Until the last digit of a year is typed, the field says year 2, 20 and 202. */
const WHOLE_DAY = /^[1-9]\d{3}-/;

/**
 * Asks again when a choice is made, or when typing pauses. Parameters that say nothing are left out. Where the
 * address was changed elsewhere, the fields follow it: `known` is what it says of each.
 */
export function useQuickFilters(
  form: RefObject<HTMLFormElement | null>,
  known: Readonly<Record<string, string>>,
): void {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  /** What the form itself has asked for, until it is shown. */
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const filters = form.current;
    if (!filters) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitsForDay = false;
    const apply = () => {
      clearTimeout(timer);
      waitsForDay = false;
      const to = addressIn(filters);
      if (asked.current.length === 0 && to === location.pathname + location.search) return;
      asked.current.push(to);
      void navigate(to, { replace: true, preventScrollReset: true });
    };
    const onInput = ({ target }: Event) => {
      if ((target as HTMLInputElement).type !== "search") return;
      clearTimeout(timer);
      timer = setTimeout(apply, TYPING_PAUSE_MS);
    };
    const onChange = ({ target }: Event) => {
      const { type, value } = target as HTMLInputElement;
      // A day that is being typed or emptied counts once it is whole, or its field is left.
      if (type === "date" && !WHOLE_DAY.test(value)) waitsForDay = true;
      else apply();
    };
    const onFocusOut = () => {
      if (waitsForDay) apply();
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
    filters.addEventListener("change", onChange, listeners);
    filters.addEventListener("focusout", onFocusOut, listeners);
    filters.addEventListener("submit", onSubmit, listeners);
    // What was chosen before the script arrived is not in the address yet.
    if (wasChanged(filters)) apply();
    return () => {
      leave();
      listeners.abort();
    };
  }, [form, navigate]);

  const follow = useEffectEvent((here: string) => {
    const own = asked.current.indexOf(here);
    // Whoever uses the fields may be ahead of what is shown by now.
    if (own >= 0) return void asked.current.splice(0, own + 1);
    asked.current = [];
    for (const [name, value] of Object.entries(known)) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
    }
  });
  const shown = useRef(key);
  useEffect(() => {
    // On the page that the browser loaded, the fields say what was chosen before the script arrived.
    if (key === shown.current) return;
    shown.current = key;
    follow(pathname + search);
  }, [pathname, search, key]);
}

function addressIn(form: HTMLFormElement): string {
  const said = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === "string" ? value.trim() : "";
    const control = form.elements.namedItem(name);
    const isHalfADay =
      control instanceof HTMLInputElement && control.type === "date" && !WHOLE_DAY.test(text);
    if (text && !isHalfADay) said.append(name, text);
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
