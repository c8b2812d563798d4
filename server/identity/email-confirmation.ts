import { z } from "zod";
import { ok, type Result } from "#domain/result.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { withCookies } from "./own-cookies.ts";
import { deviceCookie } from "./known-device.ts";
import { rememberedSignUp, rememberSignUp, forgetSignUp } from "./new-account-cookie.ts";
import { confirmEmail as confirm } from "./recovery.ts";
import { recordSignIn, signOut } from "./sign-in.ts";
import { authenticate, type Session } from "./authenticate.ts";

/** A first confirmation, the old address's word for a change, or the new address's. */
export type ConfirmedStep = "address" | "old_address" | "new_address";

interface Confirmed {
  step: ConfirmedStep;
  /** Whether the link signs in somebody who was not signed in. */
  signedIn: boolean;
  /** Where they wanted to go when they signed up. */
  back: string | null;
  cookies: string[];
}

/**
 * Confirms what the mailed link stands for. It signs in only the browser that signed up with this address:
 * a link that was forwarded, or opened on somebody else's computer, proves the mailbox and nothing more. A
 * second factor is never skipped.
 */
export async function confirmLink(
  browser: Browser,
  session: Session | null,
  token: string,
): Promise<Result<Confirmed, "link_invalid">> {
  const confirmed = await confirm(browser, token);
  if (!confirmed.ok) return confirmed;
  const { email, ...claims } = claimsOf(token);
  const step = stepOf(claims);
  if (session) return ok({ step, signedIn: false, back: null, cookies: [] });
  const remembered = rememberedSignUp(browser);
  const own = email !== undefined && remembered?.email.toLowerCase() === email.toLowerCase();
  const back = own ? remembered.back : null;
  const entered = withCookies(browser, confirmed.value.cookies);
  const { session: entrant } = await authenticate(entered);
  if (entrant && own && step === "address" && !entrant.hasSecondFactor) {
    await recordSignIn(entrant.userId);
    const cookies = [...confirmed.value.cookies, deviceCookie(browser, entrant.email), forgetSignUp()];
    return ok({ step, signedIn: true, back, cookies });
  }
  if (entrant) await signOut(entered);
  // Only the login form is filled in.
  return ok({ step, signedIn: false, back, cookies: email ? [rememberSignUp({ email, back })] : [] });
}

const claimsSchema = z
  .object({
    email: z.email().optional(),
    updateTo: z.string().optional(),
    requestType: z.string().optional(),
  })
  .catch({});
type Claims = z.output<typeof claimsSchema>;

/** Read only after the library has checked the signature. */
const claimsOf = (token: string): Claims =>
  claimsSchema.parse(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));

function stepOf({ updateTo, requestType }: Claims): ConfirmedStep {
  if (!updateTo) return "address";
  return requestType === "change-email-confirmation" ? "old_address" : "new_address";
}
