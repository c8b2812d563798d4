import { expect, test } from "vitest";
import { kindOfFile, problemOfFile } from "./chosen-file.ts";
import { MAX_BYTES } from "./limits.ts";

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test.each([
  ["a.jpg", "image/jpeg", "photo"],
  ["a.PNG", "", "photo"],
  ["a.webp", "image/webp", "photo"],
  ["gol.mov", "video/quicktime", "video"],
  ["gol.MOV", "", "video"],
  ["gol.webm", "video/webm", "video"],
  ["a.svg", "image/svg+xml", null],
  ["a.jpg", "text/html", null],
  ["jogo.exe", "", null],
  ["semfim", "", null],
])("%s of type '%s' is %s", (name, type, kind) => {
  expect(kindOfFile({ name, type })).toBe(kind);
});

test("a file is measured by the limit of its kind", () => {
  expect(problemOfFile(file("a.jpg", "image/jpeg", MAX_BYTES.photo))).toBeNull();
  expect(problemOfFile(file("a.jpg", "image/jpeg", MAX_BYTES.photo + 1))).toBe("too_large");
  expect(problemOfFile(file("a.mp4", "video/mp4", MAX_BYTES.video))).toBeNull();
  expect(problemOfFile(file("a.mp4", "video/mp4", MAX_BYTES.video + 1))).toBe("too_large");
  expect(problemOfFile(file("a.gif", "image/gif"))).toBe("wrong_type");
  expect(problemOfFile(file("a.png", "image/png", 0))).toBe("damaged");
});
