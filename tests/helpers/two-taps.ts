import { matchRoutes } from "react-router";
import { expect, vi } from "vitest";
import { FORM_KEY } from "#domain/form-key.ts";
import type { Answer } from "./ask.ts";
import type { session } from "./browser-session.ts";
import { formsIn, type PageForm } from "./page-forms.ts";
import { ROUTE_PATTERNS } from "./route-patterns.ts";
import type { Sql } from "./sql.ts";

export interface TwoTaps {
  /** Whose browser taps. */
  by: ReturnType<typeof session>;
  /** Where the form stands. */
  on: string;
  /** Which one of the page's forms, when it has more than one. */
  form?: (form: PageForm) => boolean;
  /** The button, when it says something; the first of this name when its value is left out. */
  press?: [name: string, value?: string];
  fill?: Record<string, string>;
  picture?: { field: string; bytes: Buffer };
  /** One number or text that the act changes. */
  effect: string;
  /** What the effect is afterwards; one more than before when left out. */
  becomes?: string;
  /** 302 when left out. */
  status?: number;
  /** The second tap hears other words, such as that it is one; it leads to the same page all the same. */
  tellsSecond?: true;
}

/** Of a layout and the index below it, which have one address, the index takes the forms: it comes later. */
const FILES = new Map(ROUTE_PATTERNS.map(({ pattern, file }) => [pattern, file]));
const ROUTES = [...FILES].map(([path, id]) => ({ path, id }));
const URL_ENCODED = "application/x-www-form-urlencoded";

/** Posts every form twice at the same moment, and remembers which forms it saw and posted. */
export function twoTapper(sql: Sql) {
  const seen = new Set<string>();
  const posted = new Set<string>();
  const read = async (query: string) => String(Object.values((await sql.query(query))[0] ?? {})[0]);

  async function postFormsOn(by: TwoTaps["by"], on: string): Promise<PageForm[]> {
    const page = await by.get(on);
    const forms = formsIn(page.body.toString()).filter(({ method }) => method === "post");
    for (const form of forms) {
      expect(form.fields[FORM_KEY], `${on}: a form without a key`).toMatch(/^[\w-]{36}$/);
      for (const name of namesOf(form)) seen.add(name);
    }
    return forms;
  }

  return {
    seen,
    posted,
    async twice({
      by,
      on,
      form: pick,
      press,
      fill = {},
      picture,
      effect,
      becomes,
      status = 302,
      tellsSecond,
    }: TwoTaps) {
      // What is limited is not what is looked at here.
      await sql.query("delete from rate_limits");
      const pressed = ({ buttons }: PageForm) =>
        buttons.find(({ name, value }) => name === press?.[0] && value === (press[1] ?? value));
      const find = async () => {
        const wanted = (await postFormsOn(by, on)).filter(
          (one) => (pick?.(one) ?? true) && (!press || pressed(one)),
        );
        return wanted.find(({ action }) => action !== "/sair") ?? wanted[0];
      };
      // News from the payment provider may still be on its way to the page.
      const form = await vi.waitUntil(find, { timeout: 10_000, interval: 200 });
      const button = pressed(form);
      const fields = { ...form.fields, ...(button && { [button.name]: button.value }), ...fill };
      for (const name of namesOf({ ...form, fields, buttons: [] })) posted.add(name);

      const before = await read(effect);
      const path = form.action.split("#", 1)[0] || on;
      const send = () =>
        form.multipart
          ? by.send(path, ...multipart(fields, picture))
          : by.send(path, URL_ENCODED, Buffer.from(new URLSearchParams(fields).toString()));
      const [first, second] = await Promise.all([send(), send()]);

      const heard = (answer: Answer) =>
        tellsSecond ? [answer.status, answer.headers.location] : said(answer);
      expect(first.status, said(first).text.slice(0, 600)).toBe(status);
      expect(heard(second)).toEqual(heard(first));
      expect(await read(effect), effect).toBe(becomes ?? String(Number(before) + 1));
      return first;
    },
  };
}

/** What an answer says to whoever gets it. */
export function said({ status, headers, body }: Answer) {
  const text = body
    .toString()
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
  return { status, location: headers.location, cookies: headers["set-cookie"], text };
}

/** A form by the route that answers it and what its buttons say. */
function namesOf({ action, fields, buttons }: PageForm): string[] {
  const path = action.split(/[?#]/, 1)[0]!;
  const file = matchRoutes(ROUTES, path)?.at(-1)?.route.id ?? path;
  const intents = buttons.filter(({ name }) => name === "intent").map(({ value }) => value);
  const own = fields["intent"];
  return (own ? [own] : intents.length > 0 ? intents : [""]).map((intent) => `${file} ${intent}`.trim());
}

let boundaries = 0;

/** As browsers do, with another boundary each time. */
function multipart(
  fields: Record<string, string>,
  picture: TwoTaps["picture"],
): [type: string, body: Buffer] {
  const boundary = `----taps${boundaries++}`;
  const part = (head: string, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from("\r\n"),
    ]);
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  if (picture)
    parts.push(
      part(`name="${picture.field}"; filename="logo.png"\r\ncontent-type: image/png`, picture.bytes),
    );
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return [`multipart/form-data; boundary=${boundary}`, body];
}
