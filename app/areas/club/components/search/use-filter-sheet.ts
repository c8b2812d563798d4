import { useEffect, type RefObject } from "react";

/**
 * On phones the filters are a sheet that `<details>` opens in every browser. Script adds Esc, a tap beside it, and
 * puts the focus into the sheet and back.
 */
export function useFilterSheet(
  sheet: RefObject<HTMLDetailsElement | null>,
  form: RefObject<HTMLFormElement | null>,
): () => void {
  useEffect(() => {
    const [details, filters] = [sheet.current, form.current];
    if (!details || !filters) return undefined;
    const listeners = new AbortController();
    const onToggle = () => {
      if (details.open) filters.querySelector<HTMLElement>(".filters-close")?.focus({ preventScroll: true });
    };
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && closeSheet(details);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // The page behind the sheet cannot be seen: Tab goes round inside.
      const outside = relatedTarget instanceof Node && !filters.contains(relatedTarget);
      if (details.open && outside && !details.contains(relatedTarget))
        filters.querySelector<HTMLElement>(".filters-close")?.focus();
    };
    details.addEventListener("toggle", onToggle, listeners);
    document.addEventListener("keydown", onKey, listeners);
    filters.addEventListener("focusout", onFocusOut, listeners);
    return () => listeners.abort();
  }, [sheet, form]);
  return () => closeSheet(sheet.current);
}

function closeSheet(details: HTMLDetailsElement | null): void {
  if (!details?.open) return;
  details.open = false;
  details.querySelector("summary")?.focus({ preventScroll: true });
}
