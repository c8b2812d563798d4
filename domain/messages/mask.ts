export const HIDDEN = "[oculto até o aceite]";

/** E-mails, links, handles and phone numbers, also where dots and spaces try to hide them. */
const PATTERNS = [
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*/gu,
  /[\p{L}\d._%+-]+\s*[([]\s*at\s*[)\]]\s*[\p{L}\d-]+(?:\s*(?:\.|[([]\s*dot\s*[)\]])\s*[\p{L}\d-]+)*/giu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /\b[\p{L}\d-]+\.(?:com|net|org|app|me|br|link|bio|ly|tv)(?:\.[a-z]{2})?(?:\/\S*)?\b/giu,
  /(?<![\p{L}\d])@[\p{L}\d._]{2,}/gu,
  /(?<!\d)\+?\d(?:[\s().-]{0,3}\d){7,}(?!\d)/gu,
];

/** What a guardian reads before deciding: who writes and why, and no way around them. */
export const maskContacts = (text: string): string =>
  PATTERNS.reduce((masked, pattern) => masked.replace(pattern, HIDDEN), text);
