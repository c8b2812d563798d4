import { expect, test } from "vitest";
import { errorDetail, errorTitle, isNotFound, NetworkError } from "./error-text.ts";

const answer = (status: number, data: unknown = null, internal = false) => ({
  status,
  statusText: "Forbidden",
  data,
  internal,
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

test("an answer says its status and its own text, or else what the status means", () => {
  expect(errorDetail(answer(403, "Sem permissão."), false)).toEqual({ status: 403, text: "Sem permissão." });
  expect(errorDetail(answer(403), false).text).toBe("Você não tem acesso a esta página.");
  expect(errorDetail(answer(418), false).text).toMatch(/^Algo deu errado do nosso lado/);
});

test.each([
  ["a proxy's words", answer(502, "Bad gateway")],
  ["a proxy's page", answer(500, "<html><h1>nginx: internal error</h1></html>")],
  ["the router's own words", answer(400, "Error: Unable to match URL", true)],
])("%s are not shown", (_, error) => {
  const { text } = errorDetail(error, false);
  expect(text).toMatch(/tente de novo/i);
  expect(text).not.toMatch(/gateway|nginx|error/i);
});

test("a server that is away and a network that is gone are no bugs of the page", () => {
  expect(errorTitle(answer(503))).toBe("Fora do ar por um instante");
  expect(errorTitle(new NetworkError())).toBe("Sem conexão");
  expect(errorDetail(new NetworkError(), false)).toMatchObject({ status: null });
});
