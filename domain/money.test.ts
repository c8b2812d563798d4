import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatBRL, MAX_CENTS, parseBRL } from "./money.ts";

describe("formatBRL", () => {
  test.each([
    [5900, "R$ 59,00"],
    [0, "R$ 0,00"],
    [5, "R$ 0,05"],
    [123_456_78, "R$ 123.456,78"],
  ])("shows %i cents as people write them", (cents, text) => {
    expect(formatBRL(cents)).toBe(text);
  });
});

describe("parseBRL", () => {
  test.each([
    ["59", 5900],
    ["59,9", 5990],
    ["59,90", 5990],
    [" R$ 1.234,56 ", 123_456],
    ["1234,56", 123_456],
    ["0", 0],
  ])("reads %s", (typed, cents) => {
    expect(parseBRL(typed)).toBe(cents);
  });

  test.each(["", "abc", "59.90", "-1", "1,234", "1.23", "12.34,5", "1e3", "Infinity", "100000,01", "R$"])(
    "refuses %j",
    (typed) => {
      expect(parseBRL(typed)).toBeNull();
    },
  );

  test("reads back every amount that it is shown, to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), (cents) => {
        expect(parseBRL(formatBRL(cents))).toBe(cents);
      }),
    );
  });

  test("answers a whole number of cents or nothing, whatever is typed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[R$ .,0-9]{0,12}$/)), (typed) => {
        const cents = parseBRL(typed);
        expect(cents === null || (Number.isInteger(cents) && cents >= 0 && cents <= MAX_CENTS)).toBe(true);
      }),
    );
  });

  test("larger amounts never look smaller", () => {
    fc.assert(
      fc.property(fc.nat(MAX_CENTS), fc.nat(MAX_CENTS), (a, b) => {
        const [read, other] = [parseBRL(formatBRL(a))!, parseBRL(formatBRL(b))!];
        expect(Math.sign(read - other)).toBe(Math.sign(a - b));
      }),
    );
  });
});
