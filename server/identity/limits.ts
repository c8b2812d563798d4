import { networkOf } from "#server/platform/limits/network.ts";
import { spend, type Limit, type LimitKey, type TooMany } from "#server/platform/limits/limits.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { knownDevice } from "./known-device.ts";

const MINUTE = 60;

// An account is counted per network and per known device: whoever tries from elsewhere shuts out nobody but themselves.
const LOGIN_PER_NETWORK: Limit = { name: "login-network", points: 10, seconds: 15 * MINUTE };
const LOGIN_PER_DEVICE: Limit = { name: "login-device", points: 10, seconds: 15 * MINUTE };
/** All strangers together: many networks that try one account at once. */
export const LOGIN_PER_ACCOUNT: Limit = { name: "login-account", points: 100, seconds: 15 * MINUTE };
export const LOGIN_PER_ADDRESS: Limit = { name: "login-address", points: 60, seconds: 15 * MINUTE };
export const CODE_PER_ACCOUNT: Limit = { name: "code-account", points: 8, seconds: 15 * MINUTE };
const MAILS_PER_NETWORK: Limit = { name: "reset-network", points: 3, seconds: 60 * MINUTE };
const MAILS_PER_DEVICE: Limit = { name: "reset-device", points: 5, seconds: 60 * MINUTE };
export const MAILS_PER_ACCOUNT: Limit = { name: "reset-account", points: 10, seconds: 60 * MINUTE };
const MAILS_PER_ADDRESS: Limit = { name: "reset-address", points: 20, seconds: 60 * MINUTE };
export const SIGN_UP_PER_ADDRESS: Limit = { name: "sign-up-address", points: 20, seconds: 60 * MINUTE };
export const SIGN_UP_PER_ACCOUNT: Limit = { name: "sign-up-account", points: 5, seconds: 60 * MINUTE };

/** Forms of a signed-in person that ask for the password again: a stolen session must not find it out by trying. */
export const PASSWORD_CHECKS: Limit = { name: "password-check-account", points: 10, seconds: 15 * 60 };

/** Whose tries one login is counted with. */
export function loginCount(browser: Browser, email: string): { limit: Limit; key: LimitKey } {
  const device = knownDevice(browser, email);
  return device
    ? { limit: LOGIN_PER_DEVICE, key: { account: `${device}:${email}` } }
    : { limit: LOGIN_PER_NETWORK, key: perNetwork(browser, email) };
}

/**
 * Counts a login before it is looked at. When very many networks try one account, strangers are sent to
 * the mailed link, which only its owner can open and which makes their browser a known device.
 */
export async function countLogin(
  browser: Browser,
  email: string,
): Promise<Result<null, TooMany | { code: "use_mailed_link" }>> {
  const { limit, key } = loginCount(browser, email);
  if (limit === LOGIN_PER_DEVICE) return spend(limit, key);
  const byAddress = await spend(LOGIN_PER_ADDRESS, { address: browser.address });
  if (!byAddress.ok) return byAddress;
  const byNetwork = await spend(limit, key);
  if (!byNetwork.ok) return byNetwork;
  const byAccount = await spend(LOGIN_PER_ACCOUNT, { account: email });
  return byAccount.ok ? byAccount : err({ code: "use_mailed_link" });
}

/**
 * Whether a link may be mailed. Strangers' requests above a number are answered alike and send nothing more:
 * by then the owner's mailbox holds links of this hour that work.
 */
export async function countMailedLink(
  browser: Browser,
  email: string,
): Promise<Result<{ send: boolean }, TooMany>> {
  const device = knownDevice(browser, email);
  if (device) {
    const own = await spend(MAILS_PER_DEVICE, { account: `${device}:${email}` });
    return own.ok ? ok({ send: true }) : own;
  }
  const byAddress = await spend(MAILS_PER_ADDRESS, { address: browser.address });
  if (!byAddress.ok) return byAddress;
  const byNetwork = await spend(MAILS_PER_NETWORK, perNetwork(browser, email));
  if (!byNetwork.ok) return byNetwork;
  return ok({ send: (await spend(MAILS_PER_ACCOUNT, { account: email })).ok });
}

/** The account stands last, so that erasing it finds these counts too. */
const perNetwork = ({ address }: Browser, email: string): LimitKey => ({
  account: `${networkOf(address)}:${email}`,
});
