import { z } from "zod";
import { safeReturn } from "#domain/identity/return-address.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { cookieLine } from "#server/platform/http/cookie.ts";
import { cookieIn, isSealed, seal } from "./own-cookies.ts";

const NAME = "joia.new-account";
const PURPOSE = "new-account";
/** As long as the confirmation link works. */
const DAY = 24 * 3600;

const schema = z.object({ email: z.email(), back: z.string().nullable(), until: z.number() });

interface RememberedSignUp {
  email: string;
  /** Where this person wanted to go: a path of ours. */
  back: string | null;
}

/**
 * What this browser typed at sign-up, so that login is filled in and the mailed link, opened in the same
 * browser, signs in. It is set whether the address was new or not: it tells nobody anything.
 */
export function rememberSignUp({ email, back }: RememberedSignUp): string {
  const text = Buffer.from(JSON.stringify({ email, back, until: Date.now() + DAY * 1000 })).toString(
    "base64url",
  );
  return cookieLine(NAME, `${text}.${seal(PURPOSE, text)}`, DAY);
}

export function rememberedSignUp(browser: Browser): RememberedSignUp | null {
  const [text = "", given = ""] = (cookieIn(browser, NAME) ?? "").split(".", 2);
  if (!text || !isSealed(PURPOSE, text, given)) return null;
  const { email, back, until } = schema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  return until > Date.now() ? { email, back: safeReturn(back) } : null;
}

export const forgetSignUp = (): string => cookieLine(NAME, "", 0);
