import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { setConfig } from "./current.ts";
import { formTargets } from "./site.server.ts";

const KEYS = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" };

test.each([
  [{}, []],
  [KEYS, ["https://checkout.stripe.com", "https://billing.stripe.com"]],
  [{ ...KEYS, STRIPE_API_URL: "http://localhost:4242/" }, ["http://localhost:4242"]],
])("with %j forms may lead to %j", (env, targets) => {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.error.join());
  setConfig(read.value);
  expect(formTargets()).toEqual(targets);
});
