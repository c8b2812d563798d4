import { today } from "#server/platform/clock.ts";
import { config } from "./current.ts";

export const isDemo = (): boolean => config().demo;

/** What every public page says about us. */
export function siteInfo() {
  const { contact, social } = config();
  return { contact, social, year: today().year };
}

/** The address others can reach a path at, for links that leave the page (sharing, mail, canonical). */
export function publicUrl(path: string): string {
  const { appUrl } = config();
  // An address that needs no rewriting is only put together: a list has one or two for each row.
  return PLAIN_PATH.test(path) ? appUrl.origin + path : new URL(path, appUrl).href;
}

/** The same for a picture, if there is one: ours have relative addresses, which mean nothing outside our pages. */
export const publicPictureUrl = (address: string | null): string | null =>
  address === null ? null : publicUrl(address);

/** Begins with one slash, holds nothing that must be encoded, and no dots that lead up. */
const PLAIN_PATH = /^\/(?!\/)(?!.*\/\.)[\w\-./]*(?:\?[\w\-.=&%+]*)?$/;

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
