/** Paths as the log may hold them: an athlete's address is a child's name, and a query may be anything. */
export const loggedPath = (url: string): string =>
  readable(url.split(/[?#]/, 1)[0]!)
    .replace(/^[a-z]+:\/\/[^/]*/i, "")
    .replace(/^\/+a\/+[^/]+/i, "/a/:subdomain")
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
