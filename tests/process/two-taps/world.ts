import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { cnpjCheckDigits } from "#domain/cnpj.ts";
import { DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import { session } from "../../helpers/browser-session.ts";
import type { PageForm } from "../../helpers/page-forms.ts";
import type { Product } from "../../helpers/product.ts";
import type { Sql } from "../../helpers/sql.ts";
import { twoTapper } from "../../helpers/two-taps.ts";

export const PASSWORD = "uma frase bem longa";
export const PICTURE = readFileSync(path.join(import.meta.dirname, "../../../public/apple-touch-icon.png"));
export const CARD = { cartao: "4242 4242 4242 4242", validade: "12/40", cvc: "123" };
export const COMPANY = { password: PASSWORD, responsible: "Nilton Braga", terms: "on" };

export type World = ReturnType<typeof worldOf>;
export type By = Awaited<ReturnType<World["member"]>>;

/** Who taps in a running product of demo mode, and what is looked at afterwards. */
export function worldOf(product: Product, sql: Sql) {
  const taps = twoTapper(sql);
  const visitor = () => session(product.url);
  const one = async (query: string) => String(Object.values((await sql.query(query))[0] ?? {})[0]);
  const member = async (email: string, password: string = DEMO_PASSWORD) => {
    await sql.query("delete from rate_limits");
    const browser = visitor();
    expect((await browser.post("/login", { email, password })).status, email).toBe(302);
    return browser;
  };
  /** The link of the newest mail to this address, as a path. */
  const mailed = async (email: string): Promise<string> => {
    const newest = `select text from mails where "to" = '${email}' order by created_at desc, id desc limit 1`;
    return pathOf(/https?:\/\/\S+token=\S+/.exec(await one(newest))?.[0] ?? `/no-mail-to/${email}`);
  };
  /** Two taps on the button that the mail to this address leads to. */
  const confirmAddress = async (email: string) => {
    const effect = count(`users where email = '${email}' and email_verified`);
    await taps.twice({ by: visitor(), on: await mailed(email), effect });
  };
  return { taps, sql, visitor, one, member, mailed, confirmAddress };
}

export const count = (from: string) => `select count(*) from ${from}`;
export const audited = (action: string) => count(`audit_log where action = '${action}'`);
export const intentIs = (intent: string) => (form: PageForm) => form.fields["intent"] === intent;
export const press = (intent: string): [string, string] => ["intent", intent];

export function pathOf(location: string): string {
  const url = new URL(location, "http://localhost");
  return url.pathname + url.search;
}

let companies = 0;

export function newCnpj(): string {
  const base = `TAPS${String(companies++).padStart(4, "0")}0001`;
  return base + cnpjCheckDigits(base);
}
