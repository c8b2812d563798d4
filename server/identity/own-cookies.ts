import { createHmac, timingSafeEqual } from "node:crypto";
import { authSecret } from "#server/platform/config/secret.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";

export function cookieIn({ cookie }: Browser, name: string): string | null {
  for (const pair of cookie?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/** Proves that we wrote `text` for this purpose; a seal made for one says nothing about another. */
export const seal = (purpose: string, text: string): string =>
  createHmac("sha256", authSecret()).update(`${purpose}\0${text}`).digest("base64url").slice(0, 32);

export function isSealed(purpose: string, text: string, given: string): boolean {
  const expected = Buffer.from(seal(purpose, text));
  const got = Buffer.from(given);
  return expected.length === got.length && timingSafeEqual(expected, got);
}
