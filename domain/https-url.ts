/** An address that a page may link to: https, a real host, nobody's password. Anything else is null. */
export function httpsUrl(value: string | null | undefined): string | null {
  const text = value?.trim();
  if (!text) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  const safe = url?.protocol === "https:" && url.hostname.includes(".") && !url.username && !url.password;
  return safe ? url.href : null;
}
