import type { SignInProvider } from "#server/platform/config/config.ts";
import { config } from "#server/platform/config/current.ts";
import { assertOutside } from "#server/platform/database/outside-only.ts";
import type { createAuth } from "./auth-library.ts";

type Auth = ReturnType<typeof createAuth>;

let instance: Promise<Auth> | undefined;
let withProviders: Promise<Auth> | undefined;

/**
 * The auth library, which does all that is cryptographic. It is hundreds of files, and pages do without it: it is
 * loaded at first use, or soon after the start.
 */
export const auth = (): Promise<Auth> => (instance ??= load([]));

/**
 * The same with the sites that people may come from. Apart, because it asks each of them for its
 * addresses when it is made: an outage there must not become one of ours.
 */
export async function thirdPartyAuth(): Promise<Auth> {
  assertOutside("sign-in by another site");
  return (withProviders ??= load(config().signInProviders));
}

async function load(signInProviders: readonly SignInProvider[]): Promise<Auth> {
  const library = await import("./auth-library.ts");
  return library.createAuth(signInProviders);
}

/** A site that did not answer is asked again by the next one who wants to come from it. */
export function forgetThirdPartyAuth(): void {
  withProviders = undefined;
}
