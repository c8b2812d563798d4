import { useEffect, type RefObject } from "react";
import { isTypedIn, shortcutsAreOn } from "../list/shortcut-keys.ts";
import { VERDICT_KEYS } from "./queue-keys.tsx";

const VERDICTS: Record<string, string> = Object.fromEntries(
  Object.entries(VERDICT_KEYS).map(([verdict, key]) => [key, verdict]),
);

/**
 * "a", "j" and "r" choose a decision, Ctrl+Enter sends it, "n" and "p" go to the next and the previous item, the arrows
 * move in the queue, "?" tells of them. Fields keep their keys until Escape leaves them, and keys of one letter can be
 * switched off (WCAG 2.1.4).
 */
export function useQueueKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { current } = area;
      if (!current || event.defaultPrevented || event.altKey || document.querySelector("dialog:modal"))
        return;
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return send(current, event);
      if (event.ctrlKey || event.metaKey) return;
      if (isTypedIn(document.activeElement)) return event.key === "Escape" ? leave(event) : undefined;
      if (event.key === "ArrowDown" || event.key === "ArrowUp")
        return move(current, event, event.key === "ArrowDown" ? 1 : -1);
      if (shortcutsAreOn()) press(current, event);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [area]);
}

function send(area: HTMLElement, event: KeyboardEvent): void {
  const form = area.querySelector<HTMLFormElement>("form[data-decision]");
  if (!form) return;
  event.preventDefault();
  form.requestSubmit(form.querySelector<HTMLButtonElement>("button[data-send]"));
}

/** Out of the fields of the decision, so that the other keys work again. What was typed stays. */
function leave(event: KeyboardEvent): void {
  const field = document.activeElement;
  // While an input method is composing a word, Escape is its own.
  if (event.isComposing || !(field instanceof HTMLElement) || !field.closest("form[data-decision]")) return;
  event.preventDefault();
  field.blur();
}

function press(area: HTMLElement, event: KeyboardEvent): void {
  const verdict = VERDICTS[event.key];
  if (verdict) {
    const radio = area.querySelector<HTMLInputElement>(`input[data-verdict=${verdict}]:enabled`);
    if (!radio) return;
    event.preventDefault();
    radio.click();
    // What is not approved needs words.
    const words = area.querySelector<HTMLElement>("form[data-decision] textarea[name=reason]");
    (verdict === "approved" ? radio : (words ?? radio)).focus();
  } else if (event.key === "n") area.querySelector<HTMLElement>("a[data-next]")?.click();
  else if (event.key === "p") area.querySelector<HTMLElement>("a[data-previous]")?.click();
  else if (event.key === "?") document.querySelector<HTMLElement>("[data-key-help]")?.click();
}

/** Not where the arrows choose between radios. */
function move(area: HTMLElement, event: KeyboardEvent, step: 1 | -1): void {
  if (document.activeElement instanceof HTMLInputElement) return;
  const items = [...area.querySelectorAll<HTMLElement>("[data-queue-item]")];
  const focused = items.findIndex((item) => item === document.activeElement);
  const shown = items.findIndex((item) => item.getAttribute("aria-current") === "true");
  const next = items[(focused >= 0 ? focused : shown) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: "nearest" });
}
