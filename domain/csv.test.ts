import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CSV_BEGIN, csvRow } from "./csv.ts";
import { formatPhone } from "./phone.ts";

test("every cell is quoted, so that quotes, semicolons and line breaks stay in it", () => {
  expect(csvRow(["a;b", 'diz "oi"', "linha 1\nlinha 2", 7, null, undefined])).toBe(
    '"a;b";"diz ""oi""";"linha 1\nlinha 2";"7";"";""\r\n',
  );
});

test("what a spreadsheet would run is text", () => {
  for (const typed of ["=1+1", "+5511", "-2", "@sum", "  =cmd", "\t=x", "\rx", "\nx", "＝1"])
    expect(csvRow([typed])).toBe(`"'${typed}"\r\n`);
  expect(csvRow(["a=b"])).toBe('"a=b"\r\n');
  expect(csvRow([-2, "-2"])).toBe('"-2";"\'-2"\r\n');
});

/** What a spreadsheet takes each cell for. */
const opened = (text: string): string[][] =>
  parse(text, { bom: true, delimiter: ";", relax_column_count: true });

test("what comes back of a hostile export begins with nothing that a spreadsheet runs", () => {
  const hostile = [
    '=HYPERLINK("http://example.com";"clique")',
    "＝1+1",
    "\t=1",
    "\n=1",
    "\r=1",
    "\u00a0=1",
    "@SUM(A1)",
    '";=1;"',
  ];
  const [cells] = opened(CSV_BEGIN + csvRow(hostile));
  expect(cells).toHaveLength(hostile.length);
  for (const [index, cell] of cells!.entries()) {
    expect(cell).not.toMatch(/^[\s=+\-@＝＋－＠]/);
    expect(cell.replace(/^'/, "")).toBe(hostile[index]);
  }
});

test("phones as people read them need no mark, and numbers stay numbers", () => {
  expect(opened(csvRow([formatPhone("+5511912345678"), -3, 1.5]))).toEqual([
    ["(11) 91234-5678", "-3", "1.5"],
  ]);
});

test("any texts come back as they were, but for the mark in front of formulas", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "binary", maxLength: 8 }), { minLength: 1, maxLength: 4 }),
      (texts) => {
        const [cells] = opened(`${CSV_BEGIN}${csvRow(["x", ...texts])}`);
        expect(cells!.slice(1).map((cell, index) => (cell === texts[index] ? cell : cell.slice(1)))).toEqual(
          texts,
        );
      },
    ),
  );
});
