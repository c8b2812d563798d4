import { expect, test } from "vitest";
import { err } from "#domain/result.ts";
import type { ShareProblem } from "#server/athletes/share/share.server.ts";
import { answerFile } from "./answer-file.ts";

test.each<[ShareProblem, number, string | null]>([
  ["not_found", 404, null],
  [{ code: "busy", seconds: 5 }, 503, "5"],
  [{ code: "too_many", seconds: 12 }, 429, "12"],
])("%o is told with when to come back, and kept by nobody", (problem, status, retryAfter) => {
  const kind = { contentType: "image/jpeg", fileName: "figurinha.jpg" };
  const answer = answerFile(new Request("http://localhost/"), err(problem), kind);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("retry-after")).toBe(retryAfter);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
