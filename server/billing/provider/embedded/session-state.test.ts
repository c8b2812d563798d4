import { expect, test } from "vitest";
import { stateOf } from "./session-state.ts";

const session = (state: "open" | "complete", hours: number) => ({
  state,
  expiresAt: Temporal.Now.instant().add({ hours }).toString(),
  priceId: "price_teste_x",
  trialDays: 15,
  reference: "x",
  email: null,
  customerId: null,
  successUrl: "",
  cancelUrl: "",
});

test("an open checkout runs out by itself; one that was paid stays paid", () => {
  expect(stateOf(session("open", 1))).toBe("open");
  expect(stateOf(session("open", -1))).toBe("expired");
  expect(stateOf(session("complete", -1))).toBe("complete");
});
