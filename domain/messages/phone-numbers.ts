/** Eight digits or more with hardly anything between them; what is money says so before it. */
const DIGITS = /(?:R\$\s{0,3})?\+?\p{Nd}(?:[^\p{L}\p{Nd}]{0,5}\p{Nd}){7,}/gu;

const SPELLED =
  /(?:(?<!\p{L})(?:zero|uma?|dois|duas|tr[eê]s|quatro|cinco|seis|meia|sete|oito|nove)(?!\p{L})[^\p{L}\p{Nd}]{0,5}){8,}/giu;

/** Numbers that a message about football is full of. Money only as a whole amount, or it would carry any digits. */
const ORDINARY = [
  /R\$\s{0,3}\d{1,3}(?:\.\d{3}){0,2},00(?!\d)/g,
  /(?<!\d)(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:19|20)?\d{2}(?!\d)/g,
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])(?![\d/])/g,
  /(?<!\d)(?:19|20)\d{2}\s?[/–-]\s?(?:19|20)?\d{2}(?!\d)/g,
  /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/g,
];
const YEAR = /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/g;

export const hidePhones = (text: string, hidden: string): string =>
  text
    .replaceAll(DIGITS, (found) => (isOrdinary(found) ? found : hidden))
    .replaceAll(SPELLED, (found) => `${hidden}${/\s$/u.test(found) ? " " : ""}`);

/** Dates, times and years beside each other make many digits too; a phone is what is left without them. */
function isOrdinary(found: string): boolean {
  const rest = ORDINARY.reduce((text, pattern) => text.replaceAll(pattern, " "), found);
  return digitsIn(rest) <= 6 || digitsIn(rest.replaceAll(YEAR, " ")) <= 3;
}

const digitsIn = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;
