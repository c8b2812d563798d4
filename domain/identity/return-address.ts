const HOME = "http://own.invalid";
const LONGEST = 500;
/** One slash and then anything but another: a browser reads "//" and "/\" as the start of a host. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * Where to go after login: a path of ours and nothing else, whatever the address bar says. The result is
 * checked, not only the text: "/.//evil.example" is harmless until its dots are resolved away.
 */
export function safeReturn(text: string | null | undefined): string | null {
  return text && text.length <= LONGEST ? ownPath(text) : null;
}

/** The address that was asked for, to be sent to again; the home page when it could lead elsewhere. */
export const pathOf = (url: URL): string => ownPath(url.pathname + url.search) ?? "/";

export const withReturn = (path: string, from: URL): string =>
  `${path}?voltar=${encodeURIComponent(from.pathname + from.search)}`;

function ownPath(text: string): string | null {
  if (!OWN_PATH.test(text)) return null;
  const resolved = URL.parse(text, HOME);
  if (resolved?.origin !== HOME || resolved.pathname.includes("//")) return null;
  const path = resolved.pathname + resolved.search;
  return OWN_PATH.test(path) && URL.parse(path, HOME)?.href === HOME + path ? path : null;
}
