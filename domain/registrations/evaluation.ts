import { z } from "zod";
import { HIDDEN, maskContacts } from "#domain/messages/mask.ts";
import type { Rubric } from "./rubric.ts";
import { OUTCOMES, type Outcome } from "./states.ts";

export const SCORES = [1, 2, 3, 4, 5] as const;
export type Score = (typeof SCORES)[number];

export const SCORE_WORDS: Record<Score, string> = {
  1: "abaixo",
  2: "regular",
  3: "na média",
  4: "acima",
  5: "destaque",
};
export const NO_SCORE = "sem nota";

export const OUTCOME_NAMES: Record<Outcome, string> = {
  not_yet: "Ainda não",
  see_again: "Ver de novo",
  called: "Chamado",
};

export const NOTE_MAX = 600;

/** What the organiser wrote about one athlete. */
export interface Evaluation {
  scores: Readonly<Record<string, number>>;
  remarks: readonly string[];
  note: string | null;
  outcome: Outcome | null;
}

export const EMPTY_EVALUATION: Evaluation = { scores: {}, remarks: [], note: null, outcome: null };

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

export const scoreField = (at: number) => `score${at + 1}` as keyof EvaluationInput & `score${number}`;

/** What the form means by this rubric. What the rubric does not have is left out. */
export function evaluationFrom(input: EvaluationInput, rubric: Rubric): Evaluation {
  const places = new Set(input.remark);
  const scores = rubric.criteria.flatMap((criterion, at) => {
    const given = input[scoreField(at)];
    return given === null ? [] : [[criterion, given] as const];
  });
  return {
    scores: Object.fromEntries(scores),
    remarks: rubric.remarks.filter((_, at) => places.has(String(at))),
    note: rubric.freeText && input.note !== "" ? input.note : null,
    outcome: input.outcome,
  };
}

/** The same evaluation by a rubric that may have changed since: what it no longer asks for is gone. */
export const byRubric = ({ scores, remarks, note, outcome }: Evaluation, rubric: Rubric): Evaluation => ({
  scores: Object.fromEntries(
    rubric.criteria.flatMap((criterion) =>
      Object.hasOwn(scores, criterion) ? [[criterion, scores[criterion]!]] : [],
    ),
  ),
  remarks: rubric.remarks.filter((remark) => remarks.includes(remark)),
  note: rubric.freeText ? note : null,
  outcome,
});

/** Unlike a contact request, a note is never accepted: what is hidden in it stays so. */
const HIDDEN_IN_NOTE = "[contato oculto]";

/** A note about a minor holds no way to contact the child, neither for the family nor for whoever reads it later. */
export const maskedFor = ({ minor }: { minor: boolean }, evaluation: Evaluation): Evaluation =>
  minor && evaluation.note !== null
    ? { ...evaluation, note: maskContacts(evaluation.note).replaceAll(HIDDEN, HIDDEN_IN_NOTE) }
    : evaluation;

/** Where the answer to somebody who came stands. */
export type AnswerState = "missing" | "draft" | "sent" | "read";

export function answerStateOf(
  evaluation: { sentAt: Temporal.Instant | null; readAt: Temporal.Instant | null } | null,
): AnswerState {
  if (!evaluation) return "missing";
  if (evaluation.readAt) return "read";
  return evaluation.sentAt ? "sent" : "draft";
}
