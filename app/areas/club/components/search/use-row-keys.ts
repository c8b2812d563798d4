import { useEffect } from "react";

/**
 * "/" goes to the search, the arrows from athlete to athlete, "x" marks the one in focus; Enter is the browser's own.
 * Fields keep their keys, and nothing is held: Tab goes on as ever.
 */
export function useRowKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const { activeElement: focused } = document;
      if (isTypedIn(focused)) return;
      if (event.key === "/") {
        event.preventDefault();
        document.querySelector<HTMLInputElement>("input[type=search][name=busca]")?.focus();
        return;
      }
      const row = focused?.closest("[data-athlete]") ?? null;
      if (event.key === "x" && row) {
        row.querySelector<HTMLInputElement>("input[name=atletas]")?.click();
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        if (!row && focused !== document.body && focused?.closest("[data-athletes]") === null) return;
        const next = neighbourOf(row, event.key === "ArrowDown" ? 1 : -1);
        if (!next) return;
        event.preventDefault();
        next.focus();
        next.scrollIntoView({ block: "nearest" });
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

const isTypedIn = (element: Element | null): boolean =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== "checkbox");

function neighbourOf(row: Element | null, step: 1 | -1): HTMLElement | null {
  const rows = [...document.querySelectorAll("[data-athlete]")];
  const at = row ? rows.indexOf(row) + step : step === 1 ? 0 : -1;
  return rows[at]?.querySelector<HTMLElement>("a[data-name]") ?? null;
}
