import { expect, test } from "vitest";
import { bodyLimit } from "./body-limit.server.ts";

test("only an upload may be large", () => {
  expect(bodyLimit("multipart/form-data; boundary=x")).toBe(3_000_000);
  expect(bodyLimit("application/x-www-form-urlencoded;charset=UTF-8")).toBe(424_000);
  for (const other of ["application/json", "text/plain", "multipart/mixed", "", null, undefined])
    expect(bodyLimit(other)).toBe(256_000);
});
