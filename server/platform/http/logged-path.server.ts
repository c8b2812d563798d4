/** Paths as the log may hold them: an athlete's address is a child's name, whoever knows a payment's may act on it. */
export const loggedPath = (url: string): string =>
  readable(url.split(/[?#]/, 1)[0]!)
    .replace(/^[a-z]+:\/\/[^/]*/i, "")
    .replace(/^\/+a\/+[^/]+/i, "/a/:subdomain")
    .replace(/^(\/+pagamento-de-teste(?:\/+portal)?)\/+(?!portal\b)[^/]+/i, "$1/:id")
    .replaceAll(/[^/]*@[^/]*/g, ":address")
    .slice(0, 200);

/** The router matches "/%61/maria" too. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
