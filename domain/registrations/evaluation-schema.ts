import { z } from "zod";
import { NOTE_MAX, scoreField, SCORES, type Evaluation } from "./evaluation.ts";
import type { Rubric } from "./rubric.ts";
import { OUTCOMES } from "./states.ts";

const score = z
  .string()
  .default("")
  .transform((text) => SCORES.find((value) => String(value) === text) ?? null);

/** An evaluation as its form sends it: scores and remarks by their place in the rubric. */
export const evaluationSchema = z.object({
  score1: score,
  score2: score,
  score3: score,
  score4: score,
  score5: score,
  score6: score,
  remark: z.array(z.string()).default([]),
  note: z
    .string()
    .default("")
    .transform((text) =>
      text
        .normalize("NFC")
        .replaceAll("\r\n", "\n")
        .replaceAll(/\p{Cc}/gu, (sign) => (sign === "\n" ? sign : ""))
        .trim(),
    )
    .refine((text) => text.length <= NOTE_MAX, `Use até ${NOTE_MAX} letras.`),
  outcome: z
    .string()
    .default("")
    .transform((text) => OUTCOMES.find((name) => name === text) ?? null),
});
export type EvaluationInput = z.output<typeof evaluationSchema>;

type ScoreField = keyof EvaluationInput & `score${number}`;

/** What the form means by this rubric. What the rubric does not have is left out. */
export function evaluationFrom(input: EvaluationInput, rubric: Rubric): Evaluation {
  const places = new Set(input.remark);
  const scores = rubric.criteria.flatMap((criterion, at) => {
    const given = input[scoreField(at) as ScoreField];
    return given === null ? [] : [[criterion, given] as const];
  });
  return {
    scores: Object.fromEntries(scores),
    remarks: rubric.remarks.filter((_, at) => places.has(String(at))),
    note: rubric.freeText && input.note !== "" ? input.note : null,
    outcome: input.outcome,
  };
}
