import type { Caller } from "./caller.server.ts";

/** The caller as it will be once its browser has kept these cookies. */
export function withCookies(caller: Caller, cookies: readonly string[]): Caller {
  const jar = new Map((caller.cookie ?? "").split(/;\s*/).filter(Boolean).map(pairOf));
  for (const cookie of cookies) jar.set(...pairOf(cookie.split(";", 1)[0]!));
  return { ...caller, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
}

function pairOf(text: string): [name: string, value: string] {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}
