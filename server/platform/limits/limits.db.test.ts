import { expect, test } from "vitest";
import { checkLimit, exhaust, forgetKey, forgive, spend, type LimitKey } from "./limits.ts";

const LIMIT = { name: "test-logins", points: 60, seconds: 900 };

async function allowed(name: string, keys: readonly LimitKey[]): Promise<number> {
  let count = 0;
  for (const key of keys) if ((await spend({ ...LIMIT, name }, key)).ok) count++;
  return count;
}

const ninety = (address: (n: number) => string) =>
  Array.from({ length: 90 }, (_, n) => ({ address: address(n) }));

test("ninety addresses of one IPv6 network count as one", async () => {
  expect(
    await allowed(
      "one-network",
      ninety((n) => `2001:db8:5:6:${n.toString(16)}::${n + 1}`),
    ),
  ).toBe(60);
});

test("ninety networks do not", async () => {
  expect(
    await allowed(
      "networks",
      ninety((n) => `2001:db8:5:${n.toString(16)}::1`),
    ),
  ).toBe(90);
});

test("an IPv4 address counts as itself, also when it is written as IPv6", async () => {
  const ways = ["203.0.113.7", "::ffff:203.0.113.7", "::FFFF:cb00:7107"];
  expect(
    await allowed(
      "mapped",
      ninety((n) => ways[n % 3] ?? ""),
    ),
  ).toBe(60);
});

test("a count is forgiven and forgotten by the same key that it was made by", async () => {
  const one = { ...LIMIT, name: "forgotten", points: 1 };
  for (const key of [{ account: "Mae@Example.com" }, { address: "2001:db8:7::1" }]) {
    for (const forget of [() => forgive(one, key), () => forgetKey(key)]) {
      expect((await spend(one, key)).ok).toBe(true);
      expect(await spend(one, key)).toMatchObject({ ok: false, error: { code: "too_many" } });
      await forget();
    }
  }
});

test("what is exhausted stays so for as long as the limit lasts, and looking counts nothing", async () => {
  const one = { ...LIMIT, name: "looked-at", points: 1 };
  const key = { account: "sub-17:kaua" };
  for (const _ of [1, 2]) expect(await checkLimit(one, key)).toEqual({ ok: true, value: null });
  await exhaust(one, key);
  const answer = await checkLimit(one, key);
  expect(answer).toMatchObject({ ok: false, error: { code: "too_many" } });
  expect(answer.ok ? 0 : answer.error.retryAfterSeconds).toBeGreaterThan(890);
  expect((await spend(one, key)).ok).toBe(false);
  expect((await checkLimit(one, { account: "sub-15:kaua" })).ok).toBe(true);
});
