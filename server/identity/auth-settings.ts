import { config } from "#server/platform/config/current.ts";
import { signal } from "#server/platform/signal.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
export const SESSION_SECONDS = 14 * DAY;
/** A session is prolonged when it is used and its last prolongation is this long ago. */
export const PROLONGED_AFTER_SECONDS = HOUR;
export const COOKIE_PREFIX = "joia";

/** As the library names it. */
export const sessionCookieName = (): string =>
  `${config().appUrl.protocol === "https:" ? "__Secure-" : ""}${COOKIE_PREFIX}.session_token`;

/** Only we set it, from the connection itself: nobody chooses the address they are counted under. */
export const CLIENT_ADDRESS_HEADER = "x-joia-client-address";

/** Somebody has proven their e-mail address: told with the user's id, in the transaction that notes the proof. */
export const emailConfirmed = signal<string>();

/** What the library answers to whoever signs in rightly to an account that staff have locked. */
export const ACCOUNT_LOCKED = "ACCOUNT_LOCKED";
