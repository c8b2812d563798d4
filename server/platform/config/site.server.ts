import { today } from "#server/platform/clock.ts";
import { config } from "./current.ts";

export const isDemo = (): boolean => config().demo;

/** What every public page says about us. */
export function siteInfo() {
  const { contact, social } = config();
  return { contact, social, year: today().year };
}

/** The address others can reach a path at, for links that leave the page (sharing, mail, canonical). */
export const publicUrl = (path: string): string => new URL(path, config().appUrl).href;

const STRIPE_API = "https://api.stripe.com";
const STRIPE_PAGES = ["https://checkout.stripe.com", "https://billing.stripe.com"];

/** Where people are sent after posting a form of ours: to pay. */
export function formTargets(): readonly string[] {
  const { stripe } = config();
  if (!stripe) return [];
  return stripe.apiUrl === STRIPE_API ? STRIPE_PAGES : [new URL(stripe.apiUrl).origin];
}

/** Athletes' own sites are its subdomains. */
export const appDomain = (): string => config().appDomain;
