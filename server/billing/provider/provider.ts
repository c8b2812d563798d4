import type { Config } from "#server/platform/config/config.ts";
import { config } from "#server/platform/config/current.ts";
import { outsideOnly } from "#server/platform/database/outside-only.ts";
import { embeddedProvider } from "./embedded/embedded.ts";
import type { PaymentProvider } from "./port.ts";
import { stripeProvider } from "./stripe/stripe.ts";

/** For jobs that keep a promise to people: they go on trying when the payment provider is down for days. */
export const RETRY_FOR_WEEKS = { retries: 200, longestRetrySeconds: 3 * 3600 } as const;

const chosen = new WeakMap<Config, PaymentProvider>();

/** The payment provider that the configuration names; without keys, the embedded one. */
export function payments(): PaymentProvider {
  const current = config();
  const known = chosen.get(current);
  if (known) return known;
  const provider = current.stripe ? stripeProvider(current.stripe) : embeddedProvider;
  const outside = outsideOnly("payments", provider);
  chosen.set(current, outside);
  return outside;
}
