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

/** The browser as it will be once it has kept these cookies. */
export function withCookies(browser: Browser, cookies: readonly string[]): Browser {
  const jar = new Map((browser.cookie ?? "").split(/;\s*/).filter(Boolean).map(pairOf));
  for (const cookie of cookies) jar.set(...pairOf(cookie.split(";", 1)[0]!));
  return { ...browser, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
}

function pairOf(text: string): [name: string, value: string] {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}
