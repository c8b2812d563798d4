import { beforeAll, expect, test } from "vitest";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { holderOf, issueToken, keySet, tokenHolder } from "./api-token.ts";
import * as identity from "./identity.server.ts";
import { cookieJar, configure } from "./testing/configured.ts";

const PASSWORD = "uma frase bem longa";
const INVALID = { ok: false, error: "invalid_signature" };

beforeAll(() => configure());

async function signedIn(email: string) {
  await inTransaction(() =>
    identity.openAccount(cookieJar().browser, { name: "Ana Souza", email, password: PASSWORD }),
  );
  await client().query("update users set email_verified = true where email = $1", [email]);
  const user = cookieJar();
  const answer = await identity.signIn(user.browser, { email, password: PASSWORD });
  if (!answer.ok) throw new Error(answer.error.code);
  user.keep(answer.value.cookies);
  return user;
}

async function tokenOf(user: ReturnType<typeof cookieJar>): Promise<string> {
  const issued = await issueToken(user.browser);
  if (!issued.ok) throw new Error(issued.error);
  return issued.value;
}

test("a token speaks for its person, and holds nothing else about them", async () => {
  const user = await signedIn("ana@example.com");
  const { session } = await identity.authenticate(user.browser);
  const token = await tokenOf(user);
  expect(await tokenHolder(token)).toEqual({
    ok: true,
    value: { userId: session!.userId, role: "user", assurance: "aal1" },
  });
  const claims = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as object;
  expect(Object.keys(claims).sort()).toEqual(["aal", "aud", "exp", "iat", "iss", "sid", "sub"]);
});

test("a token acts as the profile that its session acts as", async () => {
  const user = await signedIn("duda@example.com");
  const { actor, session } = await identity.authenticate(user.browser);
  const token = await tokenOf(user);
  expect(await holderOf(token)).toEqual(actor);
  const clubId = "00000000-0000-7000-8000-000000000001";
  await inTransaction(() => identity.addProfile(session!.userId, "club", clubId));
  expect(await holderOf(token)).toMatchObject({ profile: { type: "club", profileId: clubId } });
  expect(await holderOf("nonsense")).toBeUndefined();
});

test("a token that was changed, signed by another, or is no token is refused", async () => {
  const token = await tokenOf(await signedIn("beto@example.com"));
  const [head, body, signature] = token.split(".") as [string, string, string];
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as { sub: string };
  const changed = Buffer.from(JSON.stringify({ ...claims, role: "admin" })).toString("base64url");
  const unsigned = Buffer.from(JSON.stringify({ alg: "none", kid: "x" })).toString("base64url");
  for (const bad of [
    `${head}.${changed}.${signature}`,
    `${head}.${body}.${"A".repeat(signature.length)}`,
    `${unsigned}.${body}.`,
    "nonsense",
    "",
  ]) {
    expect(await tokenHolder(bad)).toEqual(INVALID);
  }
});

test("a token dies with the session it came from", async () => {
  const user = await signedIn("caio@example.com");
  const token = await tokenOf(user);
  await identity.signOut(user.browser);
  expect(await tokenHolder(token)).toEqual(INVALID);
});

test("nobody gets a token without a session", async () => {
  expect(await issueToken(cookieJar().browser)).toEqual({ ok: false, error: "signed_out" });
});

test("the key set is public, its private half is not", async () => {
  const { keys } = await keySet();
  expect(keys).toHaveLength(1);
  expect(Object.keys(keys[0]!)).not.toContain("d");
});
