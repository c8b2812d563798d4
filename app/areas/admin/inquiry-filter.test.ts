import { expect, test } from "vitest";
import { addressOf, filterIn } from "./inquiry-filter.ts";

const read = (search: string) => filterIn(new URL(`http://localhost/admin/mensagens${search}`));

test("an address says what it shows; unknown words are ignored and new messages come first", () => {
  expect(read("")).toEqual({ kind: undefined, state: "new" });
  expect(read("?tipo=contact&situacao=tratadas")).toEqual({ kind: "contact", state: "handled" });
  expect(read("?tipo=x&situacao=y")).toEqual({ kind: undefined, state: "new" });
});

test("every filter has one address, and reading it gives the filter back", () => {
  for (const filter of [
    { kind: undefined, state: "new" },
    { kind: "interest", state: "all" },
    { kind: undefined, state: "handled" },
  ] as const)
    expect(filterIn(new URL(addressOf(filter), "http://localhost"))).toEqual(filter);
  expect(addressOf({ state: "new" })).toBe("/admin/mensagens");
  expect(addressOf({ kind: "contact", state: "all" }, { path: "/admin/mensagens.csv" })).toBe(
    "/admin/mensagens.csv?tipo=contact&situacao=todas",
  );
});
