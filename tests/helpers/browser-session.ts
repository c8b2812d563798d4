import type { DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { ask, type Answer } from "./ask.ts";

const FORM = "application/x-www-form-urlencoded";

/** A visitor with a cookie jar, without a browser around it: what travels can be looked at and forged. */
export function session(origin: string) {
  const jar = new Map<string, string>();
  const keep = ({ headers }: Answer) => {
    for (const cookie of headers["set-cookie"] ?? []) {
      const [pair] = cookie.split(";", 1);
      const [name, value] = pair!.split(/=(.*)/s) as [string, string];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const cookies = (): Record<string, string> =>
    jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") } : {};
  /** Whatever body, as from our own page. */
  const send = async (path: string, type: string, body: Buffer, headers: Record<string, string> = {}) => {
    const own = { origin, "content-type": type, "content-length": String(body.length) };
    const answer = await ask(`${origin}${path}`, {
      method: "POST",
      headers: { ...own, ...cookies(), ...headers },
      body,
    });
    keep(answer);
    return answer;
  };
  return {
    jar,
    async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
      const answer = await ask(`${origin}${path}`, { headers: { ...cookies(), ...headers } });
      keep(answer);
      return answer;
    },
    /** As a form of our own page, unless the headers say otherwise. */
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(path, FORM, Buffer.from(new URLSearchParams(fields).toString()), headers),
    send,
  };
}

/** One of the people of demo mode, signed in and acting as the first of their profiles. */
export async function demoSession(origin: string, who: DemoLoginKey) {
  const member = session(origin);
  const { status } = await member.post("/login", { demo: who });
  if (status !== 302) throw new Error(`the login as ${who} answered ${status}`);
  await member.get("/profile-selection");
  return member;
}
