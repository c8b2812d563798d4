import { expect, test } from "vitest";
import { fileAnswer } from "./file-answer.ts";

const BYTES = new TextEncoder().encode("0123456789");

const opened = (range?: { start: number; end: number }) => ({
  stream: new Blob([range ? BYTES.slice(range.start, range.end + 1) : BYTES]).stream(),
  size: BYTES.length,
  contentType: "video/webm",
  range,
});

test("a file goes out whole, or the part that was asked for", async () => {
  const whole = await fileAnswer(opened(), undefined);
  expect([whole.status, whole.headers.get("content-length"), await whole.text()]).toEqual([
    200,
    "10",
    "0123456789",
  ]);
  const part = await fileAnswer(opened({ start: 2, end: 4 }), { start: 2 });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 2-4/10",
    "234",
  ]);
});

test("a part that the file does not have is refused, and the size said", async () => {
  const file = opened();
  const answer = await fileAnswer(file, { start: 99 });
  expect([answer.status, answer.headers.get("content-range"), await answer.text()]).toEqual([
    416,
    "bytes */10",
    "",
  ]);
  // Cancelled: nothing holds the file open.
  expect((await file.stream.getReader().read()).done).toBe(true);
});
