/** What is wrong with one line of a pasted list, counted from 1 as people count. */
export interface LineProblem {
  line: number;
  text: string;
}

interface PastedLine {
  line: number;
  cells: string[];
}

/**
 * The lines of a list that somebody pasted: cells are separated by semicolons, or by tabs as spreadsheets copy them.
 * Empty lines are left out; the others keep their number.
 */
export const pastedLines = (text: string, most: number): PastedLine[] =>
  text
    .normalize("NFC")
    .split(/\r?\n|\r/)
    .map((line, at) => ({ line: at + 1, cells: line.split(/[;\t]/).map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""))
    // One more than allowed, so that the caller can see that there are too many.
    .slice(0, most + 1);
