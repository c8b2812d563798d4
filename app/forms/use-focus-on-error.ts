import { useEffect, useRef, type RefObject } from "react";

/** After a refusal, whoever cannot see the page stands at the first field to correct. */
export function useFocusOnError<T extends HTMLElement = HTMLFormElement>(
  answer: unknown,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (answer) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer]);
  return ref;
}
