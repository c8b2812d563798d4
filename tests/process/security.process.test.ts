import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#domain/identity/demo-logins.ts";
import { session } from "../helpers/browser-session.ts";
import { type ClonedProduct, startDemo } from "../helpers/cloned-product.ts";

const EMAIL = "atleta@demo.example";
const SESSION = "joia.session_token";
let product: ClonedProduct;

beforeAll(async () => {
  product = await startDemo();
});
afterAll(() => product[Symbol.asyncDispose]());

async function signedIn(email = EMAIL) {
  const browser = session(product.url);
  const answer = await browser.post("/login", { email, password: DEMO_PASSWORD });
  expect(answer.status).toBe(302);
  return browser;
}

test("a session planted before login is not the one after it", async () => {
  const browser = session(product.url);
  browser.jar.set(SESSION, "planted.by-somebody-else");
  await browser.post("/login", { email: EMAIL, password: DEMO_PASSWORD });
  expect(browser.jar.get(SESSION)).toBeDefined();
  expect(browser.jar.get(SESSION)).not.toContain("planted");
  const again = await signedIn();
  expect(again.jar.get(SESSION)).not.toBe(browser.jar.get(SESSION));
});

test("the session cookie is out of reach of scripts and of other sites", async () => {
  const answer = await session(product.url).post("/login", { email: EMAIL, password: DEMO_PASSWORD });
  const cookie = answer.headers["set-cookie"]!.find((line) => line.startsWith(SESSION))!;
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toMatch(/Path=\//i);
});

test("on a secure address every cookie is for secure connections only", async () => {
  await using secure = await startDemo({ APP_URL: "https://joia.example", TRUST_PROXY: "true" });
  const proxied = {
    origin: "https://joia.example",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "joia.example",
  };
  const answer = await session(secure.url).post("/login", { email: EMAIL, password: DEMO_PASSWORD }, proxied);
  const cookie = answer.headers["set-cookie"]!.find((line) => line.includes(SESSION))!;
  expect(cookie).toMatch(/^__Secure-/);
  const browser = session(secure.url);
  const answers = [answer, await browser.post("/sair", {}, proxied), await browser.get("/login", proxied)];
  const lines = answers.flatMap(({ headers }) => headers["set-cookie"] ?? []);
  expect(lines.filter((line) => line.startsWith("joia.flash="))).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/;\s*Secure/i);
});

test("200 000 fields are refused before anything is made of them, by a short answer", async () => {
  const fields = Array.from({ length: 200_000 }, (_, n) => `c${n}=${n % 1000}`).join("&");
  const parts = Array.from(
    { length: 40_000 },
    (_, n) => `--x\r\ncontent-disposition: form-data; name="c${n}"\r\n\r\n1\r\n`,
  ).join("");
  for (const [type, body] of [
    ["application/x-www-form-urlencoded", fields],
    ["application/x-www-form-urlencoded", "&".repeat(63_000)],
    ["multipart/form-data; boundary=x", `${parts}--x--`],
  ] as const) {
    const answer = await session(product.url).send("/cadastro", type, Buffer.from(body));
    expect(answer.status).toBe(413);
    expect(answer.body.toString()).toMatch(/grande demais|campos demais/);
    expect(answer.body.length).toBeLessThan(20_000);
  }
});

test("a refused form answers as much to 200 unknown fields as to none", async () => {
  const unknown = Object.fromEntries(
    Array.from({ length: 190 }, (_, n) => [`campo-desconhecido-${n}`, "valor-desconhecido"]),
  );
  const without = await session(product.url).post("/cadastro", { fullName: "Ana Prado" });
  const answer = await session(product.url).post("/cadastro", { fullName: "Ana Prado", ...unknown });
  expect(answer.status).toBe(400);
  expect(answer.body.toString()).toContain("Ana Prado");
  expect(answer.body.toString()).not.toContain("desconhecido");
  expect(Math.abs(answer.body.length - without.body.length)).toBeLessThan(50);
});

test("forms posted from another site are refused", async () => {
  const browser = await signedIn();
  for (const path of ["/login", "/sair", "/conta", "/conta/seguranca", "/profile-selection"]) {
    const answer = await browser.post(path, { name: "X" }, { origin: "https://evil.example" });
    expect(answer.status, path).toBe(403);
  }
  expect((await browser.get("/conta")).status).toBe(200);
});

test("a member's pages are stored nowhere; a visitor's are asked for again each time", async () => {
  const member = await signedIn();
  for (const path of ["/", "/conta", "/conta.data", "/atletas", "/athlete/dashboard", "/nada"])
    expect((await member.get(path)).headers["cache-control"], path).toBe("private, no-store");
  for (const path of ["/", "/login", "/atletas", "/atletas.data", "/nada"])
    expect((await session(product.url).get(path)).headers["cache-control"], path).toBe("private, no-cache");
});

test("any address under /admin sends a visitor to its login, and shows staff what is there", async () => {
  const paths = [
    "/admin",
    "/admin/nada",
    "/admin/atletas/x/y",
    "/ADMIN/nada",
    "/admin/login/x",
    "/admin/mensagens.csv",
  ];
  for (const path of paths) {
    for (const ask of [session(product.url).get(path), session(product.url).post(path, { x: "1" })]) {
      const { status, headers } = await ask;
      expect(status, path).toBe(302);
      expect(headers.location, path).toMatch(/^\/admin\/login\?voltar=/);
    }
  }
  const member = await signedIn();
  expect((await member.get("/admin/nada")).headers.location).toMatch(/^\/admin\/unauthorized/);
  const staff = session(product.url);
  await staff.post("/login", { demo: "admin" });
  const missing = await staff.get("/admin/nada");
  expect(missing.status).toBe(404);
  expect(missing.body.toString()).toContain("Página não encontrada");
  expect(missing.body.toString()).toContain("admin-shell");
});

test("login returns to our own pages only", async () => {
  for (const bad of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    const query = `?voltar=${encodeURIComponent(bad)}`;
    const answer = await session(product.url).post(`/login${query}`, {
      email: EMAIL,
      password: DEMO_PASSWORD,
      voltar: bad,
    });
    expect(answer.headers.location ?? "", bad).not.toContain("evil");
    expect(answer.headers.location ?? "", bad).toMatch(/^\/(?![/\\])/);
  }
});

test("a wrong password and an unknown address get one answer", async () => {
  const answers = await Promise.all(
    ["clube@demo.example", "ninguem@demo.example"].map((email) =>
      session(product.url).post("/login", { email, password: "nao e esta" }),
    ),
  );
  const texts = answers.map(({ status, body }) => [
    status,
    /E-mail ou senha incorretos\./.exec(body.toString())?.[0],
  ]);
  expect(texts).toEqual([
    [401, "E-mail ou senha incorretos."],
    [401, "E-mail ou senha incorretos."],
  ]);
});

test("a password of ten thousand characters is an ordinary mistake", async () => {
  const answer = await session(product.url).post("/login", {
    email: "x@demo.example",
    password: "x".repeat(10_000),
  });
  expect([400, 401]).toContain(answer.status);
  const signUp = await session(product.url).post("/cadastro", {
    password: "x".repeat(10_000),
    email: "y@demo.example",
  });
  expect(signUp.status).toBe(400);
  expect(signUp.body.toString()).not.toContain("xxxxxxxxxx");
});

test("two hundred wrong passwords from a hundred addresses: a hundred are looked at, the rest are sent to the mailed link", async () => {
  await using proxied = await startDemo({ TRUST_PROXY: "true", APP_URL: "http://localhost" });
  const tally: Record<number, number> = {};
  for (let n = 0; n < 200; n++) {
    const from = {
      origin: "http://localhost",
      "x-forwarded-for": `198.51.100.${n % 100}`,
      "x-forwarded-host": "localhost",
    };
    const answer = await session(proxied.url).post(
      "/login",
      { email: "sponsor@demo.example", password: `tentativa ${n}` },
      from,
    );
    tally[answer.status] = (tally[answer.status] ?? 0) + 1;
  }
  expect(tally).toEqual({ 401: 100, 429: 100 });
});

test("whoever asks too often is told for how long to wait", async () => {
  const ask = (n: number) =>
    session(product.url).post("/recuperar-senha", { email: `ninguem${n}@demo.example` });
  let answer = await ask(0);
  for (let n = 1; n < 40 && answer.status !== 429; n++) answer = await ask(n);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});

test("what a sign-up says of roles and profiles is not listened to", async () => {
  const fields = {
    fullName: "Nara Quintela",
    birthdate: "2000-01-31",
    email: "nara@demo.example",
    password: "uma frase longa",
    terms: "on",
  };
  const more = {
    role: "admin",
    profile_type: "admin",
    profileType: "admin",
    "profiles[role]": "admin",
    emailVerified: "true",
    verified: "true",
  };
  const answer = await session(product.url).post("/cadastro", { ...fields, ...more });
  expect(answer.status).toBe(302);
  const login = await session(product.url).post("/login", { email: fields.email, password: fields.password });
  expect(login.status).toBe(403);
});
