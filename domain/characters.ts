/** How long a text is as PostgreSQL counts it: an emoji is one character, and not the two that `length` says. */
export const characters = (text: string): number => Array.from(text).length;
