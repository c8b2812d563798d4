import { expect, test } from "vitest";
import { errorDetail, errorTitle, isNotFound } from "./error-text.ts";

const answer = (status: number, data: unknown = null) => ({
  status,
  statusText: "Forbidden",
  data,
  internal: false,
});

test("only an answer 404 is a page that was not found", () => {
  expect(isNotFound(answer(404))).toBe(true);
  expect(errorTitle(answer(404))).toBe("Página não encontrada");
  expect(errorTitle(answer(403))).toBe("Unexpected Application Error!");
  expect(errorTitle(new Error("x"))).toBe("Unexpected Application Error!");
});

test("a bug's message and stack are shown to who develops, and to nobody else", () => {
  const bug = new Error("column secret does not exist");
  expect(JSON.stringify(errorDetail(bug, false))).not.toContain("secret");
  expect(errorDetail(bug, true)).toMatchObject({ status: 500, text: bug.message, stack: bug.stack });
});

test("an answer says its status and its own text", () => {
  expect(errorDetail(answer(403, "Sem permissão."), false)).toEqual({ status: 403, text: "Sem permissão." });
  expect(errorDetail(answer(403), false)).toEqual({ status: 403, text: "Forbidden" });
});
