import { expect, test } from "vitest";
import { csvRow } from "./csv.ts";

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
