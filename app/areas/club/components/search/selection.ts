import { useSyncExternalStore } from "react";

/** How many athletes can be compared. */
export const MOST_SELECTED = 4;
const KEY = "atletas-marcados";

/** The athletes that were marked in this tab, by the address of their site. They stay while pages and filters change. */
let selected: readonly string[] | undefined;
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();

function stored(): readonly string[] {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(known)
      ? known.filter((one) => typeof one === "string").slice(0, MOST_SELECTED)
      : NONE;
  } catch {
    return NONE;
  }
}

export const selectedNow = (): readonly string[] => (selected ??= stored());

export function select(subdomains: readonly string[]): void {
  selected = subdomains;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(subdomains));
  } catch {
    // A browser that stores nothing forgets the marks with the page.
  }
  for (const listener of listeners) listener();
}

export const useSelected = (): readonly string[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    selectedNow,
    () => NONE,
  );
