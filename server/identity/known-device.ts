import type { Browser } from "#server/platform/http/browser.server.ts";
import { cookieLine } from "#server/platform/http/cookie.ts";
import { randomBytes } from "node:crypto";
import { cookieIn, isSealed, seal } from "./own-cookies.ts";

// Without the product's prefix: it names nobody, and a visitor who carries it gets cached pages like any other.
const NAME = "known-device";
const DAY = 24 * 3600;
const PURPOSE = "known-device";
/** How many accounts one browser can be known to: a family may share a computer. */
const ACCOUNTS = 6;

/**
 * The id of a browser that has signed in to this account before. It opens nothing: its tries are only
 * counted apart from strangers', who could otherwise lock the owner out by trying.
 */
export function knownDevice(browser: Browser, email: string): string | null {
  const { id, seals } = readCookie(browser);
  return id && seals.some((given) => isSealed(PURPOSE, textOf(id, email), given)) ? id : null;
}

/** Makes this browser a known one for the account as well; the longest unused account is forgotten. */
export function deviceCookie(browser: Browser, email: string): string {
  const known = readCookie(browser);
  const id = known.id ?? randomBytes(12).toString("base64url");
  const own = seal(PURPOSE, textOf(id, email));
  const seals = [own, ...known.seals.filter((other) => other !== own)].slice(0, ACCOUNTS);
  return cookieLine(NAME, [id, ...seals].join("."), 400 * DAY);
}

function readCookie(browser: Browser): { id: string | null; seals: string[] } {
  const [id, ...seals] = (cookieIn(browser, NAME) ?? "").split(".").slice(0, ACCOUNTS + 1);
  return id && /^[\w-]{16}$/.test(id) ? { id, seals } : { id: null, seals: [] };
}

const textOf = (id: string, email: string): string => `${id} ${email.toLowerCase()}`;
