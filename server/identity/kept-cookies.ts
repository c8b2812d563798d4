import type { Browser } from "#server/platform/http/browser.server.ts";

/** The browser as it will be once its browser has kept these cookies. */
export function withCookies(browser: Browser, cookies: readonly string[]): Browser {
  const jar = new Map((browser.cookie ?? "").split(/;\s*/).filter(Boolean).map(pairOf));
  for (const cookie of cookies) jar.set(...pairOf(cookie.split(";", 1)[0]!));
  return { ...browser, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
}

function pairOf(text: string): [name: string, value: string] {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}
