import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environmentSchema } from "./environment.ts";
import { readConfig } from "./config.ts";

const NEEDED = {
  APP_URL: "https://joia.example",
  SMTP_URL: "smtp://mail",
  AUTH_SECRET: "x".repeat(32),
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};

test("without any variable the product runs in demo mode on its embedded database", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ ok: true, value: { demo: true, port: 3000, databaseUrl: undefined } });
});

test("demo mode is off by default with one's own database or a public address", () => {
  const own = readConfig({ DATABASE_URL: "postgres://db/joia", ...NEEDED });
  const open = readConfig(NEEDED);
  expect(own).toMatchObject({ ok: true, value: { demo: false } });
  expect(open).toMatchObject({ ok: true, value: { demo: false } });
});

test("demo mode listens on this machine only, unless HOST says otherwise", () => {
  expect(readConfig({})).toMatchObject({ value: { hosts: ["127.0.0.1", "::1"] } });
  expect(readConfig({ HOST: "0.0.0.0" })).toMatchObject({ value: { hosts: ["0.0.0.0"] } });
  expect(readConfig(NEEDED)).toMatchObject({ value: { hosts: ["::"] } });
});

test("every problem is listed, each naming its variable", () => {
  const config = readConfig({ PORT: "70000", DATABASE_URL: "mysql://x", LOG_LEVEL: "loud" });
  expect(config.ok).toBe(false);
  expect(!config.ok && config.error.map((line) => line.split(":")[0])).toEqual([
    "PORT",
    "DATABASE_URL",
    "LOG_LEVEL",
  ]);
});

test("missing mail settings stop the start outside demo mode", () => {
  const config = readConfig({ DEMO: "false" });
  expect(!config.ok && config.error.join()).toContain("SMTP_URL");
});

test("outside demo mode somebody has to take the money", () => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...others } = NEEDED;
  const neither = readConfig(others);
  expect(!neither.ok && neither.error).toEqual([
    "STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: required outside demo mode",
  ]);
  const half = readConfig({ ...others, STRIPE_SECRET_KEY });
  expect(!half.ok && half.error).toEqual(["STRIPE_WEBHOOK_SECRET: missing while STRIPE_SECRET_KEY is set"]);
  expect(readConfig({ ...others, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })).toMatchObject({
    ok: true,
    value: { stripe: { secretKey: "sk_test_x", webhookSecret: "whsec_x", apiUrl: "https://api.stripe.com" } },
  });
});

test("half a bucket is refused", () => {
  const config = readConfig({ S3_ENDPOINT: "https://s3.example", S3_BUCKET: "media" });
  expect(!config.ok && config.error.join()).toContain("S3_SECRET_ACCESS_KEY");
});

test("the README's table names every variable", () => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const missing = Object.keys(environmentSchema.shape).filter((name) => !readme.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
