/** Where to go after login: a path of ours and nothing else, whatever the address bar says. */
export function safeReturn(text: string | null | undefined): string | null {
  if (!text || text.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null;
  const resolved = new URL(text, "http://own.invalid");
  if (resolved.origin !== "http://own.invalid") return null;
  return resolved.pathname + resolved.search;
}

export const withReturn = (path: string, from: URL): string =>
  `${path}?voltar=${encodeURIComponent(from.pathname + from.search)}`;
