import { useEffect, useRef, type RefObject } from "react";

/**
 * After a refusal, moves the focus to the first field to correct, for people who do not see the page. On a page that
 * the browser itself loaded, `app/late-hydration.ts` has done so already, and the person may be typing elsewhere since.
 */
export function useFocusOnError<T extends HTMLElement = HTMLFormElement>(
  answer: unknown,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  const loaded = useRef(true);
  useEffect(() => {
    const isBusy = loaded.current && document.activeElement !== document.body;
    loaded.current = false;
    if (answer && !isBusy) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer]);
  return ref;
}
