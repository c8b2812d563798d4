import { maskedEmail } from "#domain/identity/masked-email.ts";
import { HIDDEN as HIDDEN_CONTACT, maskContacts } from "#domain/messages/mask.ts";

const SECRET = /cpf|token|password|senha|secret/i;
const CONTACT = /e-?mail|phone|telefone|whatsapp|address/i;
const CPF = /\d{3}[\s.]{0,3}\d{3}[\s.]{0,3}\d{3}[\s.-]{0,3}\d{2}/g;
const HIDDEN = "•••";
const LONGEST = 300;

/**
 * The values of an audit entry as an admin reads them: no CPF, and of addresses and phones only enough to tell two
 * apart. Most people here are under 18, and opening their contact has a place of its own.
 */
export function maskedValues(values: unknown): [field: string, value: string][] {
  if (typeof values !== "object" || values === null) return [];
  return Object.entries(values).map(([field, value]) => [field, maskedValue(field, value)]);
}

function maskedValue(field: string, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (SECRET.test(field)) return HIDDEN;
  if (CONTACT.test(field)) {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return text.includes("@") ? maskedEmail(text) : `${HIDDEN}${text.slice(-2)}`;
  }
  const masked = withoutContacts(value);
  const shown = (typeof masked === "string" ? masked : JSON.stringify(masked)).replaceAll(CPF, HIDDEN);
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}

/** Also inside what is structured, or written by people. */
function withoutContacts(value: unknown): unknown {
  if (typeof value === "string") return isWritten(value) ? withoutWritten(value) : withoutAddresses(value);
  if (Array.isArray(value)) return value.map(withoutContacts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutContacts(one)]));
}

/** By a person, or a number: codes of ours, ids and times have no space, and do have letters. */
const isWritten = (text: string): boolean => /\s/.test(text) || /^[\d()+./-]+$/.test(text);

const withoutWritten = (text: string): string =>
  maskContacts(text.replaceAll(CPF, HIDDEN)).replaceAll(HIDDEN_CONTACT, HIDDEN);

const withoutAddresses = (text: string): string =>
  text.replaceAll(/[^\s"@,;]{1,64}@[^\s"@,;]{1,100}/g, maskedEmail);
