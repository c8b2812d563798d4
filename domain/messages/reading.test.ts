import fc from "fast-check";
import { expect, test } from "vitest";
import { HIDDEN } from "./mask.ts";
import { readableText } from "./reading.ts";
import { SIDES } from "./sides.ts";

const TEXT = "Ligue (71) 98888-7777";
const [whole, masked, nothing] = ["whole", "masked", "nothing"] as const;

const readBy = (
  reader: Parameters<typeof readableText>[1]["reader"],
  side: (typeof SIDES)[number],
  { open = true, childReads = false, own = false } = {},
) => {
  const text = readableText({ side, own, text: TEXT }, { reader, open, childReads });
  if (text === null) return nothing;
  return text.includes(HIDDEN) ? masked : whole;
};

/** Who reads what of each side: while it is open, and after it ended. */
const TABLE = {
  club: {
    club: [whole, whole],
    guardian: [whole, nothing],
    minor: [masked, nothing],
    athlete: [whole, nothing],
  },
  guardian: {
    club: [whole, masked],
    guardian: [masked, nothing],
    minor: [whole, whole],
    athlete: [whole, whole],
  },
  adult: { club: [whole, masked], guardian: [whole, whole], minor: [whole, whole], athlete: [whole, whole] },
  minor: {
    club: [nothing, nothing],
    guardian: [nothing, nothing],
    minor: [nothing, nothing],
    athlete: [nothing, nothing],
  },
  staff: { club: [whole, whole], guardian: [whole, whole], minor: [whole, whole], athlete: [whole, whole] },
} as const;

test.each(Object.keys(TABLE) as (keyof typeof TABLE)[])("what the %s reads", (reader) => {
  for (const side of SIDES)
    expect([readBy(reader, side), readBy(reader, side, { open: false })], side).toEqual(TABLE[reader][side]);
});

test("a minor who may read reads everything masked, while it is open", () => {
  for (const side of SIDES) {
    expect(readBy("minor", side, { childReads: true })).toBe(masked);
    expect(readBy("minor", side, { childReads: true, open: false })).toBe(nothing);
  }
});

test("a club never reads more after the end than before", () => {
  fc.assert(
    fc.property(fc.constantFrom(...SIDES), fc.boolean(), (side, childReads) => {
      const after = readBy("club", side, { open: false, childReads });
      if (after !== nothing) expect(after).toBe(readBy("club", side, { childReads }));
    }),
  );
});
