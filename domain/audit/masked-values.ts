import { maskedEmail } from "#domain/identity/masked-email.ts";

const SECRET = /cpf|token|password|senha|secret/i;
const CONTACT = /e-?mail|phone|telefone|whatsapp|address/i;
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
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (CONTACT.test(field)) return text.includes("@") ? maskedEmail(text) : `${HIDDEN}${text.slice(-2)}`;
  const shown = withoutContacts(text);
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}

/** Also inside what is structured, or written by people. */
const withoutContacts = (text: string): string =>
  text
    .replaceAll(/[^\s"@,;]{1,64}@[^\s"@,;]{1,100}/g, maskedEmail)
    .replaceAll(/\d{3}\.?\d{3}\.?\d{3}-?\d{2}/g, HIDDEN);
