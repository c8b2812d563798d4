import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import { startMailbox, type Mailbox } from "#server/platform/mail/testing/mailbox.ts";
import { session } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";

let product: ClonedProduct;
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startDemo({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await product[Symbol.asyncDispose]();
  await mailbox.close();
});

const json = ({ body }: { body: Buffer }) => JSON.parse(body.toString()) as Record<string, unknown>;

test("of the auth library only the doors we chose answer", async () => {
  const visitor = session(product.url);
  for (const path of [
    "sign-up/email",
    "sign-in/email",
    "get-session",
    "update-user",
    "two-factor/enable",
    "ok",
    "error",
    "callback/a/b",
    "",
  ]) {
    expect((await visitor.get(`/api/auth/${path}`)).status, path).toBe(404);
    expect((await visitor.post(`/api/auth/${path}`, {})).status, path).toBe(404);
  }
  expect((await visitor.get("/api/auth/entrar/google")).headers.location).toBe("/login");
});

test("an API client gets a token for its session, and a bad signature is refused by name", async () => {
  const browser = session(product.url);
  expect((await browser.get("/api/auth/token")).status).toBe(401);
  await browser.post("/login", { email: "clube@demo.example", password: DEMO_PASSWORD });
  const { token } = json(await browser.get("/api/auth/token")) as { token: string };
  const client = session(product.url);
  const whoami = async (bearer: string) =>
    client.get("/api/auth/whoami", { authorization: `Bearer ${bearer}` });
  expect(json(await whoami(token))).toMatchObject({ role: "user", assurance: "aal1" });
  const forged = await whoami(`${token.slice(0, -4)}AAAA`);
  expect(forged.status).toBe(401);
  expect(json(forged)).toEqual({ error: "Invalid JWT signature" });
  const { keys } = json(await client.get("/api/auth/jwks")) as { keys: object[] };
  expect(keys).toHaveLength(1);
});

test("the confirmation of a new account arrives by SMTP, and its link opens the account", async () => {
  const visitor = session(product.url);
  const person = {
    fullName: "Nara Leite",
    birthdate: "2001-05-06",
    email: "nara@example.net",
    password: "uma frase bem longa",
    terms: "on",
  };
  expect((await visitor.post("/cadastro", person)).headers.location).toBe("/login?novo");
  // The people of the demo get mails too.
  const hers = () => mailbox.received.find(({ to }) => to.includes(person.email));
  await expect.poll(hers, { timeout: 30_000 }).toBeDefined();
  const { message } = hers()!;
  const text = message.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  const token = /confirmar-email\?token=([\w.%-]+)/.exec(text)![1]!;
  // A program that opens every link in a mail confirms nothing.
  expect((await visitor.get(`/confirmar-email?token=${token}`)).status).toBe(200);
  const login = { email: person.email, password: person.password };
  expect((await visitor.post("/login", login)).status).toBe(403);
  // Another browser than the one that signed up is sent to login, with the address filled in.
  const forwarded = { token: decodeURIComponent(token) };
  expect((await visitor.get("/login?novo")).body.toString()).toContain('value="nara@example.net"');
  expect((await session(product.url).get("/login?novo")).body.toString()).not.toContain("nara@example.net");
  expect((await visitor.post("/confirmar-email", forwarded)).headers.location).toBe("/profile-selection");
  expect((await visitor.get("/conta")).status).toBe(200);
  const elsewhere = session(product.url);
  expect((await elsewhere.post("/confirmar-email", forwarded)).headers.location).toBe("/login");
  expect((await elsewhere.get("/login")).body.toString()).toContain('value="nara@example.net"');
  expect((await elsewhere.post("/login", login)).headers.location).toBe("/profile-selection");
});
