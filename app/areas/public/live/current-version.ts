/**
 * The way to the version that there is, for who names another one: each number would make a rendering and a cached answer
 * of its own, and anybody can count. Null where the address names it, or none.
 */
export function wayToVersion(url: URL, version: number): Response | null {
  const named = url.searchParams.getAll("v");
  if (named.length === 0 || (named.length === 1 && named[0] === String(version))) return null;
  const search = new URLSearchParams(url.search);
  search.set("v", String(version));
  return new Response(null, {
    status: 302,
    headers: { location: `${url.pathname}?${search}`, "cache-control": "no-store" },
  });
}
