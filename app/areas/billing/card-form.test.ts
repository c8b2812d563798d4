import { expect, test } from "vitest";
import { readCard, readPayment } from "./card-form.ts";

const TODAY = Temporal.PlainDate.from("2026-11-15");
const GOOD = { cartao: "4242 4242 4242 4242", validade: "12/30", cvc: "123", email: " Ana@Example.net " };

function form(change: Partial<typeof GOOD> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...GOOD, ...change })) data.set(name, value);
  return data;
}

test("a card that looks right is taken as typed, the address in its one spelling", () => {
  expect(readPayment(form(), null, TODAY)).toEqual({
    ok: true,
    value: { card: GOOD.cartao, email: "ana@example.net" },
  });
});

test("an address that the provider knows is not asked for", () => {
  expect(readPayment(form({ email: "" }), "rui@example.net", TODAY)).toMatchObject({
    value: { email: "rui@example.net" },
  });
});

test("each field says what is wrong with it", () => {
  const answer = readPayment(form({ cartao: "4242", validade: "13/30", cvc: "", email: "x" }), null, TODAY);
  expect(answer.ok ? [] : Object.keys(answer.error).toSorted()).toEqual([
    "cartao",
    "cvc",
    "email",
    "validade",
  ]);
});

test.each([
  ["11/26", true],
  ["11/2026", true],
  ["1/27", true],
  ["10/26", false],
  ["00/30", false],
  ["1230", false],
])("validity %s: %s", (validade, valid) => {
  expect(readCard(form({ validade }), TODAY).ok).toBe(valid);
});
