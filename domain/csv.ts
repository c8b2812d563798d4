/**
 * What a spreadsheet would run as a formula, also behind spaces or in its wide forms. A phone with its country's "+" is
 * one too: phones are written as people read them, "(11) 91234-5678" (`formatPhone`).
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Tells spreadsheet programs that the text is UTF-8. */
export const CSV_BEGIN = "\uFEFF";

/** One row; semicolons, as spreadsheets in Portuguese expect. What people typed never becomes a formula. */
export const csvRow = (values: readonly (string | number | null | undefined)[]): string =>
  `${values.map(cell).join(";")}\r\n`;

function cell(value: string | number | null | undefined): string {
  const text = String(value ?? "");
  // A number of ours may be negative; only text can be a formula. Made harmless before it is quoted: what stands in
  // front of the quotes would part the cell.
  const harmless = typeof value !== "number" && FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
