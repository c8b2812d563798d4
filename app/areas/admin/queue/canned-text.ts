/**
 * What the field of an answer holds after a canned text was chosen. What staff wrote themselves stays, and the text
 * goes below it; an empty field, or one that holds a canned text as it was, gets the new one instead.
 */
export function withCannedText(written: string, chosen: string, texts: readonly string[]): string {
  const own = written.trim();
  return own === "" || texts.some((text) => text.trim() === own)
    ? chosen
    : `${written.trimEnd()}\n\n${chosen}`;
}

/** Typed by script, but kept as a draft like what a person types. */
export function typeInto(area: HTMLTextAreaElement, text: string): void {
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
