import { expect, test } from "vitest";
import { createKeptDrawings } from "./kept-drawings.ts";

const LIMITS = { maxBytes: 1_000_000, maxWaiting: 3 };

function counting() {
  const drawn: string[] = [];
  const draw = (text: string) => async () => {
    drawn.push(text);
    return Buffer.from(text);
  };
  return { drawn, draw };
}

test("who asks at the same moment shares one drawing, and the next gets it kept", async () => {
  const kept = createKeptDrawings(LIMITS);
  const { drawn, draw } = counting();
  const both = await Promise.all([kept({ name: "Kauã" }, draw("a")), kept({ name: "Kauã" }, draw("b"))]);
  const later = await kept({ name: "Kauã" }, draw("c"));
  expect(drawn).toEqual(["a"]);
  expect(both[1]).toBe(both[0]);
  expect(later).toBe(both[0]);
});

test("what shows something else is drawn anew", async () => {
  const kept = createKeptDrawings(LIMITS);
  const { drawn, draw } = counting();
  await kept({ name: "Kauã" }, draw("a"));
  await kept({ name: "Kauê" }, draw("b"));
  expect(drawn).toEqual(["a", "b"]);
});

test("one is drawn at a time, and a line that is too long is refused", async () => {
  const kept = createKeptDrawings(LIMITS);
  let [atOnce, most] = [0, 0];
  const draw = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise(setImmediate);
    atOnce--;
    return Buffer.from("x");
  };
  const answers = await Promise.all([1, 2, 3, 4].map((n) => kept(n, draw)));
  expect(most).toBe(1);
  expect(answers.map((answer) => answer === "busy")).toEqual([false, false, false, true]);
  expect(await kept(4, draw)).not.toBe("busy");
});

test("a drawing that failed is tried again, and does not hold up the line", async () => {
  const kept = createKeptDrawings(LIMITS);
  const { drawn, draw } = counting();
  const broken = () => Promise.reject(new Error("no ink"));
  const [failed, next] = await Promise.allSettled([kept(1, broken), kept(2, draw("b"))]);
  expect([failed.status, next.status]).toEqual(["rejected", "fulfilled"]);
  await kept(1, draw("a"));
  expect(drawn).toEqual(["b", "a"]);
});

test("memory is bounded", async () => {
  const kept = createKeptDrawings({ maxBytes: 20_000, maxWaiting: 3 });
  const { drawn, draw } = counting();
  for (let n = 0; n < 30; n++) await kept(n, draw("x".repeat(2000)));
  await kept(0, draw("again"));
  expect(drawn.at(-1)).toBe("again");
});
