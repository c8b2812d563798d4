import { expect, test } from "vitest";
import { USUAL_RUBRIC } from "./rubric.ts";
import { rubricSchema } from "./rubric-schema.ts";

const form = { criterion1: "Técnica", remarks: "dois pés\nlê bem o jogo" };
const read = (given: Record<string, string>) => rubricSchema.safeParse({ ...form, ...given });
const problemOf = (given: Record<string, string>) => {
  const parsed = read(given);
  return parsed.success ? null : parsed.error.issues[0]?.message;
};

test("a rubric is one to six criteria, remarks by line, and no free text unless it is asked for", () => {
  expect(read({ criterion3: "  Sem   a bola ", criterion6: "Passe" }).data).toEqual({
    criteria: ["Técnica", "Sem a bola", "Passe"],
    remarks: ["dois pés", "lê bem o jogo"],
    freeText: false,
  });
  expect(read({ freeText: "on", remarks: "\r\n\r\n" }).data).toEqual({
    criteria: ["Técnica"],
    remarks: [],
    freeText: true,
  });
  expect(USUAL_RUBRIC.freeText).toBe(false);
});

test.each([
  [{ criterion1: " " }, "Escreva pelo menos um critério."],
  [{ criterion2: "técnica" }, "Há dois critérios iguais."],
  [{ criterion1: "x".repeat(31) }, "Use até 30 letras."],
  [{ criterion1: "123" }, "Escreva com letras."],
  [{ criterion2: "zap 71 99999-1234" }, /Tire telefone/],
  [{ remarks: "chame no insta: clube_oficial" }, /Tire telefone/],
  [{ remarks: "x".repeat(41) }, "Cada observação tem até 40 letras."],
  [{ remarks: Array.from({ length: 13 }, (_, at) => `nota ${"a".repeat(at)}`).join("\n") }, /Use até 12/],
  [{ remarks: "dois pés\nDois pés" }, "Há duas observações iguais."],
])("%j is refused with a reason", (given, reason) => {
  expect(problemOf(given)).toMatch(reason);
});

test("signs that nobody sees do not make two criteria of one", () => {
  expect(problemOf({ criterion2: "Téc\u200Bnica" })).toBe("Há dois critérios iguais.");
});
