/** What people type with or without punctuation, as it is read: used while typing and by the server alike. */
export const TYPED_FORMATS = { date: dateAsTyped, cpf: cpfAsTyped, cnpj: cnpjAsTyped, phone: phoneAsTyped };
export type TypedFormat = keyof typeof TYPED_FORMATS;

/** 31/12/2010, as far as it is typed. A day that a browser filled in as "2010-12-31" is turned round. */
function dateAsTyped(text: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  // "1/2/2010" means the first of February: a single digit before a separator gets its zero.
  const padded = text.replace(/^(\d)[/. -]/, "0$1/").replace(/^(\d\d)[/. -](\d)[/. -]/, "$1/0$2/");
  const typed = join(digitsOf(padded, 8), [2, 4], ["/", "/"]);
  return /\d[/. -]$/.test(padded) && (typed.length === 2 || typed.length === 5) ? `${typed}/` : typed;
}

/** 123.456.789-09 */
function cpfAsTyped(text: string): string {
  return join(digitsOf(text, 11), [3, 6, 9], [".", ".", "-"]);
}

/** 12.ABC.345/01DE-35: from 2026 on with letters too. */
function cnpjAsTyped(text: string): string {
  const signs = text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .slice(0, 14);
  return join(signs, [2, 5, 8, 12], [".", ".", "/", "-"]);
}

/** (11) 91234-5678, or (11) 3123-4567. A number with its country's code stays as it is. */
function phoneAsTyped(text: string): string {
  if (text.trimStart().startsWith("+")) return text;
  const digits = digitsOf(text, 11);
  if (digits.length < 3) return digits;
  const local = digits.slice(2);
  const split = local.length > 8 ? 5 : 4;
  return `(${digits.slice(0, 2)}) ${join(local, [split], ["-"])}`;
}

const digitsOf = (text: string, most: number) => text.replaceAll(/\D/g, "").slice(0, most);

/** Puts `signs` in at these places, as far as something follows them. */
function join(text: string, places: readonly number[], signs: readonly string[]): string {
  let joined = "";
  let from = 0;
  for (const [index, place] of places.entries()) {
    if (text.length <= place) break;
    joined += text.slice(from, place) + signs[index]!;
    from = place;
  }
  return joined + text.slice(from);
}

const DAY_MONTH_YEAR = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

/**
 * "31/12/2010", "31-12-2010", "31122010" or "2010-12-31" as "2010-12-31"; null when it is no day's form. Unlike the mask
 * of a field, it drops nothing: "15/06/2009 ou 2010" is no day.
 */
export function isoDay(text: string): string | null {
  const typed = text.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return typed;
  const [, ...parts] = DAY_MONTH_YEAR.exec(typed) ?? [];
  const [day, month, year] = parts.filter((part) => part !== undefined);
  return day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : null;
}
