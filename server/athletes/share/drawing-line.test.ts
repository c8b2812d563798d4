import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { createLine, type Lane } from "./drawing-line.ts";

const LIMITS = { mostWaiting: 6, mostOfOne: 3, perMinute: 100 };
const [ANA, RUI, EVA] = ["192.0.2.1", "192.0.2.2", "2001:db8::1"];

/** A line, and in what order it drew. */
function aLine(limits: Partial<typeof LIMITS> = {}) {
  const join = createLine({ ...LIMITS, ...limits });
  const order: string[] = [];
  let [atOnce, most] = [0, 0];
  const draw = async (name: string) => {
    most = Math.max(most, ++atOnce);
    await setImmediate();
    order.push(name);
    atOnce--;
    return name;
  };
  return {
    join: (lane: Lane, address: string, name = "x") => join(lane, address, () => draw(name)),
    fails: (address: string) => join("file", address, () => Promise.reject(new Error("no ink"))),
    order,
    most: () => most,
  };
}

const codeOf = (place: ReturnType<ReturnType<typeof createLine>>) => (place.ok ? "drawn" : place.error.code);
const settle = (places: ReturnType<ReturnType<typeof createLine>>[]) =>
  Promise.all(places.flatMap((place) => (place.ok ? [place.value] : [])));

test("one is drawn at a time, and what messengers show goes first", async () => {
  const { join, order, most } = aLine();
  const first = [join("file", ANA, "a"), join("file", ANA, "b"), join("file", RUI, "c")];
  await settle([...first, join("preview", EVA, "link"), join("preview", ANA, "other link")]);
  expect(order).toEqual(["a", "link", "other link", "b", "c"]);
  expect(most()).toBe(1);
});

test("nobody fills the line alone", async () => {
  const { join } = aLine();
  const asked = [1, 2, 3, 4].map(() => join("file", ANA));
  expect(asked.map(codeOf)).toEqual(["drawn", "drawn", "drawn", "too_many"]);
  expect(codeOf(join("file", RUI))).toBe("drawn");
  await settle(asked);
  expect(codeOf(join("file", ANA))).toBe("drawn");
});

test("a network of many addresses is one", () => {
  const { join } = aLine();
  const asked = [1, 2, 3, 4].map((n) => join("file", `2001:db8::${n}`));
  expect(asked.map(codeOf)).toEqual(["drawn", "drawn", "drawn", "too_many"]);
});

test("a full line refuses; the other lane is still open", async () => {
  const { join } = aLine();
  const asked = [ANA, ANA, ANA, RUI, RUI, RUI].map((address) => join("file", address));
  expect(asked.map(codeOf)).not.toContain("busy");
  expect(join("file", EVA)).toEqual({ ok: false, error: { code: "busy", seconds: 5 } });
  expect(codeOf(join("preview", EVA))).toBe("drawn");
  await settle(asked);
  expect(codeOf(join("file", EVA))).toBe("drawn");
});

test("so many a minute for one address, and then the time to wait", async () => {
  const { join } = aLine({ perMinute: 2 });
  for (let n = 0; n < 2; n++) await expectOk(join("file", ANA));
  expect(join("file", ANA)).toEqual({ ok: false, error: { code: "too_many", seconds: 30 } });
  expect([join("file", RUI), join("preview", ANA)].map(codeOf)).toEqual(["drawn", "drawn"]);
});

test("a drawing that fails gives its place back and holds up nobody", async () => {
  const { join, fails, order } = aLine({ mostOfOne: 1 });
  const failed = expectOk(fails(ANA));
  const after = expectOk(join("file", RUI, "b"));
  await expect(failed).rejects.toThrow("no ink");
  await after;
  await expectOk(join("file", ANA, "a"));
  expect(order).toEqual(["b", "a"]);
});
