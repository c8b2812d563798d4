/**
 * Other sites' forms are refused before the router (`router-answer.ts`), except under /api/, which programs use
 * too. What our own pages ask there is checked here: a browser names the page's origin with every POST, and no
 * other site's page may use a session.
 */
export function isSameOrigin(request: Request, url: URL): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return URL.parse(origin)?.host === url.host;
  const site = request.headers.get("sec-fetch-site");
  return site === null || site === "same-origin";
}
