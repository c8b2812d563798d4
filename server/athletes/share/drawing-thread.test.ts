import { expect, test } from "vitest";
import type { DrawingJob } from "./drawing-job.ts";
import { drawOnThread } from "./drawing-thread.ts";

test("a job that fails is told as such, and the next one is drawn", async () => {
  const impossible = {
    kind: "image",
    format: "link",
    athlete: null,
    portrait: null,
  } as unknown as DrawingJob;
  await expect(drawOnThread(impossible)).rejects.toThrow(TypeError);
  expect((await drawOnThread({ kind: "product" })).toString("hex", 0, 3)).toBe("ffd8ff");
}, 30_000);
