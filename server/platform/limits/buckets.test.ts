import fc from "fast-check";
import { expect, test } from "vitest";
import { createBuckets } from "./buckets.ts";

test("an address may ask so many times a minute, then waits as long as it is told", () => {
  const buckets = createBuckets(60);
  for (let n = 0; n < 60; n++) expect(buckets.take("203.0.113.1", 0)).toBe(0);
  const wait = buckets.take("203.0.113.1", 0);
  expect(wait).toBe(1);
  expect(buckets.take("203.0.113.2", 0)).toBe(0);
  expect(buckets.take("203.0.113.1", wait * 1000)).toBe(0);
  expect(buckets.take("203.0.113.1", wait * 1000)).toBe(1);
});

test("one network of IPv6 is one address, however it is written", () => {
  const buckets = createBuckets(1);
  expect(buckets.take("2001:db8:0:0:1::1", 0)).toBe(0);
  expect(buckets.take("2001:db8::1:0:0:2", 0)).toBeGreaterThan(0);
  expect(buckets.take("2001:db8:0:1::1", 0)).toBe(0);
});

test("nobody gets more than a minute's worth and what flows in since, however they ask", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 300 }),
      (perMinute, pauses) => {
        const buckets = createBuckets(perMinute);
        let now = 0;
        let taken = 0;
        for (const pause of pauses) if (buckets.take("a", (now += pause)) === 0) taken++;
        expect(taken).toBeLessThanOrEqual(perMinute + (now * perMinute) / 60_000 + 1e-6);
      },
    ),
  );
});
