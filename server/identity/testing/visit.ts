/** Follows redirects as a browser does, each host with its own cookies, until one leads to `home`. */
export async function visit(start: string, home: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(start);
  for (let hops = 0; hops < 10; hops++) {
    if (url.origin === home) return url;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { redirect: "manual", headers: cookie ? { cookie } : {} });
    for (const set of answer.headers.getSetCookie()) {
      const [name, value] = set.split(";", 1)[0]!.split(/=(.*)/s) as [string, string];
      jar.set(name, value);
    }
    const location = answer.headers.get("location");
    if (!location) throw new Error(`${url.pathname} answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url);
  }
  throw new Error("too many redirects");
}
