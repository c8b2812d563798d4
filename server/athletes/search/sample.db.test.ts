import { afterEach, expect, test, vi } from "vitest";
import { athleteSample, drawSample } from "./sample.ts";

afterEach(() => void vi.useRealTimers());

test("an old sample is drawn anew while searches go on with it", async () => {
  const old = await drawSample();
  expect(await athleteSample()).toBe(old);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
  expect(await athleteSample()).toBe(old);
  expect(await athleteSample()).toBe(old);
  await expect.poll(() => athleteSample()).not.toBe(old);
});
