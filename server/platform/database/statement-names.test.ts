import { expect, test } from "vitest";
import { statementName } from "./statement-names.ts";

test("a statement has a name from the second time on, always the same one", () => {
  expect(statementName("select 1 where $1")).toBeUndefined();
  const name = statementName("select 1 where $1");
  expect(name).toMatch(/^s_\w{20}$/);
  expect(statementName("select 1 where $1")).toBe(name);
});

test("a search for words is never prepared", () => {
  for (let n = 0; n < 3; n++) {
    expect(statementName("select from athletes where search like $1")).toBeUndefined();
    expect(statementName("select from users where name ILIKE $1")).toBeUndefined();
  }
});

test("the number of names has an end", () => {
  for (let n = 0; n < 1100; n++)
    for (const text of [`select ${n}, $1`, `select ${n}, $1`]) statementName(text);
  for (let n = 0; n < 3; n++) expect(statementName("one more, $1")).toBeUndefined();
});
