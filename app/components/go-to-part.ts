import type { MouseEvent } from "react";

/**
 * For a link to a part of the page that it stands on. The router would take the address for another page and forget
 * what the server said of a form; the part gets the focus without that.
 */
export function goToPart(event: MouseEvent<HTMLAnchorElement>): void {
  const part = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!part) return;
  event.preventDefault();
  part.focus();
}
