import type { Config } from "#server/platform/config/config.ts";
import { config } from "#server/platform/config/current.ts";
import { embeddedProvider } from "./embedded/embedded.ts";
import type { PaymentProvider } from "./port.ts";
import { stripeProvider } from "./stripe/stripe.ts";

const chosen = new WeakMap<Config, PaymentProvider>();

/** The payment provider that the configuration names; without keys, the embedded one. */
export function payments(): PaymentProvider {
  const current = config();
  const provider =
    chosen.get(current) ?? (current.stripe ? stripeProvider(current.stripe) : embeddedProvider);
  chosen.set(current, provider);
  return provider;
}
