import { createRequire } from "node:module";
import type Stripe from "stripe";
import type { StripeSettings } from "#server/platform/config/config.ts";

const TIMEOUT_MS = 10_000;
const load = createRequire(import.meta.url);

export function stripeClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  // Read only where Stripe is used: it would be a tenth of every start otherwise.
  const Client = load("stripe") as typeof Stripe;
  return new Client(secretKey, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

/** Null when Stripe does not know the id; whatever else went wrong is thrown. */
export function orNull<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (hasCode(error, "resource_missing")) return null;
    throw error;
  });
}

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

export const hasType = (error: unknown, type: string): boolean =>
  error instanceof Error && "type" in error && error.type === type;

/** Stripe names other objects by id, or holds them whole when it was asked to. */
export const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === "string" ? named : (named?.id ?? null);

export const toInstant = (seconds: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
