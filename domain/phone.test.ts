import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, parsePhone } from "./phone.ts";

test("phones are read as people write them", () => {
  for (const text of [
    "(11) 91234-5678",
    "11912345678",
    "+55 11 91234 5678",
    "011 91234-5678",
    "5511912345678",
    "11.91234.5678",
  ]) {
    expect(parsePhone(text), text).toBe("+5511912345678");
  }
  expect(parsePhone("(71) 3123-4567")).toBe("+557131234567");
});

test("what is no Brazilian number is refused", () => {
  for (const text of [
    "",
    "12345",
    "(20) 91234-5678",
    "(11) 81234-5678",
    "(11) 1234-5678",
    "+1 212 555 0100",
    "11 9123-4567 ramal 2",
    "9".repeat(40),
  ]) {
    expect(parsePhone(text), text).toBeNull();
  }
});

test("what is shown can be typed back", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("11", "55", "99"),
      fc.stringMatching(/^(9\d{8}|[2-5]\d{7})$/),
      (area, number) => {
        const phone = parsePhone(area + number)!;
        expect(parsePhone(formatPhone(phone))).toBe(phone);
      },
    ),
  );
});
