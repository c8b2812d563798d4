export const DELIMITERS = [";", ",", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Spreadsheets of Microsoft read this line and do not show it. */
const DECLARED = /^sep=([;,\t])\n/i;

/** How many characters at the beginning of the file only say what parts the cells. */
export const declaredLength = (text: string): number => DECLARED.exec(text)?.[0].length ?? 0;

/**
 * What parts the cells of a file: what its first line says, or what makes the most headings of ours out of it; among
 * those, what occurs most often.
 */
export function delimiterOf(text: string, isHeading: (cell: string) => boolean): Delimiter {
  const declared = DECLARED.exec(text)?.[1];
  if (declared) return declared as Delimiter;
  const scored = DELIMITERS.map((delimiter) => {
    const cells = firstRecord(text, delimiter);
    return { delimiter, known: cells.filter(isHeading).length, cells: cells.length };
  });
  // A stable sort: the semicolon wins where nothing decides.
  return scored.toSorted((one, other) => other.known - one.known || other.cells - one.cells)[0]!.delimiter;
}

/** Good enough for headings: delimiters and line breaks in quotes belong to their cell. */
function firstRecord(text: string, delimiter: string): string[] {
  const cells = [""];
  let quoted = false;
  for (const sign of text.replace(/^\n+/, "")) {
    if (sign === '"') quoted = !quoted;
    else if (sign === "\n" && !quoted) break;
    else if (sign === delimiter && !quoted) cells.push("");
    else cells[cells.length - 1] += sign;
  }
  return cells;
}
