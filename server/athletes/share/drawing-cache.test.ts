import { expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { createDrawingCache } from "./drawing-cache.ts";

const LIMITS = { maxBytes: 1_000_000, mostWaiting: 3, mostOfOne: 3, perMinute: 100 };
const SOMEBODY = { lane: "file", address: "192.0.2.1" } as const;

function counting() {
  const drawn: string[] = [];
  const draw = (text: string) => async () => {
    drawn.push(text);
    return Buffer.from(text);
  };
  return { drawn, draw };
}

test("who asks at the same moment shares one drawing, and the next gets it kept", async () => {
  const kept = createDrawingCache(LIMITS);
  const { drawn, draw } = counting();
  const both = await Promise.all([
    kept({ name: "Kauã" }, SOMEBODY, draw("a")),
    kept({ name: "Kauã" }, SOMEBODY, draw("b")),
  ]);
  const later = await kept({ name: "Kauã" }, SOMEBODY, draw("c"));
  expect(drawn).toEqual(["a"]);
  expect(expectOk(both[1])).toBe(expectOk(both[0]));
  expect(expectOk(later)).toBe(expectOk(both[0]));
});

test("what shows something else is drawn anew", async () => {
  const kept = createDrawingCache(LIMITS);
  const { drawn, draw } = counting();
  await kept({ name: "Kauã" }, SOMEBODY, draw("a"));
  await kept({ name: "Kauê" }, SOMEBODY, draw("b"));
  expect(drawn).toEqual(["a", "b"]);
});

test("a drawing that failed is tried again, and does not hold up the line", async () => {
  const kept = createDrawingCache(LIMITS);
  const { drawn, draw } = counting();
  const broken = () => Promise.reject(new Error("no ink"));
  const [failed, next] = await Promise.allSettled([kept(1, SOMEBODY, broken), kept(2, SOMEBODY, draw("b"))]);
  expect([failed.status, next.status]).toEqual(["rejected", "fulfilled"]);
  await kept(1, SOMEBODY, draw("a"));
  expect(drawn).toEqual(["b", "a"]);
});

test("memory is bounded", async () => {
  const kept = createDrawingCache({ ...LIMITS, maxBytes: 20_000 });
  const { drawn, draw } = counting();
  for (let n = 0; n < 30; n++) await kept(n, SOMEBODY, draw("x".repeat(2000)));
  await kept(0, SOMEBODY, draw("again"));
  expect(drawn.at(-1)).toBe("again");
});

test("only what has to be drawn counts for who asks", async () => {
  const kept = createDrawingCache({ ...LIMITS, perMinute: 2 });
  const { draw } = counting();
  for (let n = 0; n < 10; n++) expectOk(await kept("same", SOMEBODY, draw("a")));
  expectOk(await kept("other", SOMEBODY, draw("b")));
  expect(await kept("third", SOMEBODY, draw("c"))).toMatchObject({ error: { code: "too_many" } });
  expectOk(await kept("same", SOMEBODY, draw("a")));
});
