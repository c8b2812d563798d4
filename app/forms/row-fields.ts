import type { FormErrors } from "./parse-form.ts";

/** The fields of a list's rows are named `prefix.row` and a suffix, such as "history.0.year". */
export interface RowShape {
  most: number;
  suffixes: readonly string[];
}

/** Without script, the server adds an empty row or takes one away; nothing is saved by that. */
export function withRows(
  typed: Record<string, string>,
  asked: string,
  lists: Readonly<Record<string, RowShape>>,
): Record<string, string> {
  const [prefix = "", act, at] = asked.split(":");
  const list = Object.hasOwn(lists, prefix) ? lists[prefix] : undefined;
  if (!list) return typed;
  const { most, suffixes } = list;
  const named = (row: number) => suffixes.map((suffix) => `${prefix}.${row}${suffix}`);
  const used = Array.from({ length: most }, (_, row) => row).filter((row) =>
    named(row).some((name) => name in typed),
  );
  const kept = act === "remove" ? used.filter((row) => String(row) !== at) : used;
  const others = Object.entries(typed).filter(([name]) => !name.startsWith(`${prefix}.`));
  const rows = kept.flatMap((row, place) =>
    suffixes.map((suffix) => [`${prefix}.${place}${suffix}`, typed[`${prefix}.${row}${suffix}`] ?? ""]),
  );
  const added = act === "add" && kept.length < most ? named(kept.length).map((name) => [name, ""]) : [];
  return Object.fromEntries([...others, ...rows, ...added]);
}

/** The rows of a list: what was typed when the form is shown again, what is saved otherwise. */
export function rowsOf<Row>(
  answer: FormErrors | undefined,
  prefix: string,
  saved: readonly Row[],
  read: (typed: Record<string, string>, row: number) => Row,
  most: number,
): Row[] {
  if (!answer || !Object.keys(answer.typed).some((name) => name.startsWith(`${prefix}.`))) return [...saved];
  const last = Array.from({ length: most }, (_, row) => row).findLast((row) =>
    Object.keys(answer.typed).some(
      (name) => name === `${prefix}.${row}` || name.startsWith(`${prefix}.${row}.`),
    ),
  );
  return Array.from({ length: (last ?? -1) + 1 }, (_, row) => read(answer.typed, row));
}
