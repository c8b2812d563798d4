import { expect, test } from "vitest";
import { sentBy } from "./send-batch.ts";

interface Answer {
  results: string[];
}
const isAnswer = (body: unknown): body is Answer =>
  typeof body === "object" && body !== null && "results" in body;
const kindOf = (status: number, body: unknown = null) => sentBy(status, body, isAnswer).kind;

test("only an answer of ours empties the outbox", () => {
  expect(kindOf(200, { results: [] })).toBe("answered");
  expect(kindOf(200, { login: "wifi" })).toBe("unreachable");
  expect(kindOf(204)).toBe("unreachable");
});

test("an ended session, a lost right and a batch that cannot be read are told apart from a bad line", () => {
  expect(kindOf(401)).toBe("signed_out");
  expect([403, 404].map((status) => kindOf(status))).toEqual(["not_allowed", "not_allowed"]);
  expect([400, 413, 422].map((status) => kindOf(status))).toEqual(Array(3).fill("unreadable"));
  expect([408, 409, 429, 500, 502, 503].map((status) => kindOf(status))).toEqual(
    Array(6).fill("unreachable"),
  );
});

test("what the server does not take as things stand comes with its reason", () => {
  const why = { error: "too_early", kickOff: "20/05/2040 às 15:30" };
  expect(sentBy(409, why, isAnswer)).toEqual({ kind: "not_now", why });
  expect(kindOf(409, { login: "wifi" })).toBe("unreachable");
});
