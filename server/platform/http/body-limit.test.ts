import { expect, test } from "vitest";
import { bodyLimit } from "./body-limit.ts";

test("only the forms with a picture take more than a form does", () => {
  expect(bodyLimit("/cadastro?tipo=clube")).toBe(3_000_000);
  expect(bodyLimit("/cadastro.data?tipo=clube")).toBe(3_000_000);
  for (const other of ["/login", "/", "/cadastro/x", "/x/cadastro", "/cadastros", ""])
    expect(bodyLimit(other)).toBe(1_000_000);
});
