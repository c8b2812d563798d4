import type { Browser } from "#server/platform/http/browser.server.ts";

export { configure } from "#server/platform/testing/configure.ts";

let next = 1;

/** A browser that keeps its cookies; each has an address of its own unless told otherwise. */
export function cookieJar(address = `203.0.113.${next++ % 250}`) {
  const jar = new Map<string, string>();
  const keep = (cookies: readonly string[]) => {
    for (const cookie of cookies) {
      const [pair, ...attributes] = cookie.split(/;\s*/);
      const [name, value] = pair!.split(/=(.*)/s) as [string, string];
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) jar.delete(name);
      else jar.set(name, value);
    }
  };
  return {
    get browser(): Browser {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      return {
        address,
        userAgent: "test",
        cookie: cookie || null,
        sendCookie: (sent) => keep([sent]),
      };
    },
    keep,
    jar,
  };
}
