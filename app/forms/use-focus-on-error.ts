import { useEffect, useRef, type RefObject } from "react";

/** After a refusal, moves the focus to the first field to correct, for people who do not see the page. */
export function useFocusOnError<T extends HTMLElement = HTMLFormElement>(
  answer: unknown,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (answer) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer]);
  return ref;
}
