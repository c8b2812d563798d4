/** Marks that turn the order of what follows: "R$ 05" would be read as "R$ 50". */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** What nobody sees. Joiners stay, since emoji are made with them. */
const UNSEEN = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/gu;
const PILED_MARKS = /\p{M}{5}/u;

const TURNS_TEXT =
  "Apague este texto e escreva de novo: ele tem sinais invisíveis que mudam a ordem das letras.";
const BROKEN_TEXT = "Apague este texto e escreva de novo: ele tem um sinal que não pôde ser lido.";
const PILED_TEXT = "Apague os sinais acumulados sobre as letras e escreva de novo.";

/** Why a text cannot be shown as it was written, or null. */
export function textProblem(text: string): string | null {
  // Half of an emoji: only JSON can carry it, and PostgreSQL stores no such text.
  if (!text.isWellFormed()) return BROKEN_TEXT;
  if (TURNS.test(text)) return TURNS_TEXT;
  return PILED_MARKS.test(text) ? PILED_TEXT : null;
}

export const oneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(UNSEEN, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** Browsers send line breaks as CRLF. Three empty lines say no more than one. */
export const paragraphs = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(UNSEEN, "")
    .replaceAll("\r\n", "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, " ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
