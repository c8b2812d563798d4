/** Paths as the log may hold them: an athlete's address is a child's name, and a query may be anything. */
export const loggedPath = (url: string): string =>
  url
    .split("?", 1)[0]!
    .replace(/^\/a\/[^/]+/, "/a/:subdomain")
    .slice(0, 200);
