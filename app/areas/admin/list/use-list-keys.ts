import { useEffect, type RefObject } from "react";
import { isTypedIn, shortcutsAreOn } from "./shortcut-keys.ts";

/**
 * "/" goes to the search, the arrows from row to row, "x" marks the one in focus, "?" tells of them; Enter is the
 * browser's own. Fields keep their keys, and keys of one letter can be switched off (WCAG 2.1.4).
 */
export function useListKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const { activeElement: focused } = document;
      if (document.querySelector("dialog:modal")) return;
      if (isTypedIn(focused) && !(event.key === "ArrowDown" && leavesSearch(event))) return;
      const row = focused?.closest("[data-list-row], .list-area tbody tr") ?? null;
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        // A press beside the list leaves the focus on the page around it.
        const around = focused?.contains(area.current) || area.current?.contains(focused);
        if (!row && !around) return;
        const next = neighbourOf(area.current, row, event.key === "ArrowDown" ? 1 : -1);
        if (!next) return;
        event.preventDefault();
        next.focus();
        next.scrollIntoView({ block: "nearest" });
        return;
      }
      if (!shortcutsAreOn()) return;
      if (event.key === "/") {
        const search = area.current?.querySelector<HTMLInputElement>("input[name=busca]");
        if (!search) return;
        event.preventDefault();
        search.focus();
        search.select();
      } else if (event.key === "x") row?.querySelector<HTMLInputElement>("input[name=ids]")?.click();
      else if (event.key === "?") document.querySelector<HTMLButtonElement>("[data-key-help]")?.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [area]);
}

/** A search field of one line has nothing below its words, unless a keyboard offers some that are being written. */
const leavesSearch = ({ target, shiftKey, isComposing }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && target.name === "busca" && !shiftKey && !isComposing;

function neighbourOf(area: HTMLElement | null, row: Element | null, step: 1 | -1): HTMLElement | null {
  const rows = [...(area?.querySelectorAll("tbody tr") ?? [])];
  const at = row ? rows.indexOf(row) + step : step === 1 ? 0 : rows.length - 1;
  return rows[at]?.querySelector<HTMLElement>("a[data-row-link]") ?? null;
}
