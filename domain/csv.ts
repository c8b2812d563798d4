/** What a spreadsheet would run as a formula, also behind spaces or in its wide forms. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Tells spreadsheet programs that the text is UTF-8. */
export const CSV_BEGIN = "\uFEFF";

/** One row; semicolons, as spreadsheets in Portuguese expect. What people typed never becomes a formula. */
export const csvRow = (values: readonly (string | number | null | undefined)[]): string =>
  `${values.map(cell).join(";")}\r\n`;

function cell(value: string | number | null | undefined): string {
  const text = String(value ?? "");
  // A number of ours may be negative; only text can be a formula.
  const harmless = typeof value !== "number" && FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
