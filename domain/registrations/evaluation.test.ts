import { expect, test } from "vitest";
import { answerStateOf, byRubric, maskedFor, type Evaluation } from "./evaluation.ts";
import { evaluationFrom, evaluationSchema } from "./evaluation-schema.ts";
import { USUAL_RUBRIC, type Rubric } from "./rubric.ts";

const rubric: Rubric = { criteria: ["Técnica", "__proto__"], remarks: ["dois pés", "fala"], freeText: true };
const read = (form: Record<string, unknown>, by = rubric) => evaluationFrom(evaluationSchema.parse(form), by);

test("scores and remarks are meant by their place in the rubric", () => {
  const written = read({
    score1: "4",
    score2: "5",
    remark: ["1"],
    outcome: "called",
    note: " Boa\r\nleitura ",
  });
  expect(Object.entries(written.scores)).toEqual([
    ["Técnica", 4],
    ["__proto__", 5],
  ]);
  expect(written).toMatchObject({ remarks: ["fala"], outcome: "called", note: "Boa\nleitura" });
});

test("what no button of the form sends is left out", () => {
  expect(
    read({ score1: "6", score2: "-1", score3: "3", remark: ["7", "x"], outcome: "maybe", note: "" }),
  ).toEqual({ scores: {}, remarks: [], note: null, outcome: null });
  expect(evaluationSchema.safeParse({ note: "x".repeat(601) }).success).toBe(false);
});

test("a score that was taken back is no score", () => {
  expect(Object.keys(read({ score1: "", score2: "5" }).scores)).toEqual(["__proto__"]);
});

test("a rubric without free text keeps no note", () => {
  expect(read({ note: "Foi mal hoje" }, USUAL_RUBRIC).note).toBeNull();
});

const written: Evaluation = {
  scores: { Técnica: 4, Antigo: 2 },
  remarks: ["fala", "sumiu"],
  note: "Ligue (71) 99999-1234",
  outcome: "see_again",
};

test("what the rubric no longer asks for is gone", () => {
  expect(byRubric(written, { ...rubric, freeText: false })).toEqual({
    scores: { Técnica: 4 },
    remarks: ["fala"],
    note: null,
    outcome: "see_again",
  });
});

test("a note about a minor holds no way to contact the child", () => {
  expect(maskedFor({ minor: true }, written).note).toBe("Ligue [contato oculto]");
  expect(maskedFor({ minor: false }, written).note).toBe(written.note);
});

test("an answer is missing, a draft, sent or read", () => {
  const at = Temporal.Instant.from("2026-11-20T12:00:00Z");
  expect(answerStateOf(null)).toBe("missing");
  expect(answerStateOf({ sentAt: null, readAt: null })).toBe("draft");
  expect(answerStateOf({ sentAt: at, readAt: null })).toBe("sent");
  expect(answerStateOf({ sentAt: at, readAt: at })).toBe("read");
});
