const REMOVED = "[removido]";
// Bounded as the standard bounds them, which also bounds the work on a text without any.
const EMAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,255}\.[^\s@<>()]+/g;
// Brazilian numbers as people write them, with or without country and area code.
const PHONE = /(?:\+?55[\s.-]?)?\(?\d{2}\)?[\s.-]?9?\d{4}[\s.-]?\d{4}\b/g;

/** A text that must stay, without its author's name and without any address or phone. */
export function withoutPerson(text: string, person: { name: string }): string {
  const withoutContacts = text.replaceAll(EMAIL, REMOVED).replaceAll(PHONE, REMOVED);
  const name = person.name.trim();
  return name ? withoutContacts.replaceAll(new RegExp(escapeRegExp(name), "giu"), REMOVED) : withoutContacts;
}

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
