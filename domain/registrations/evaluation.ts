import { HIDDEN, maskContacts } from "#domain/messages/mask.ts";
import type { Rubric } from "./rubric.ts";
import type { Outcome } from "./states.ts";

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

/** The name of the form's field for the criterion at this place of the rubric. */
export const scoreField = (at: number): `score${number}` => `score${at + 1}`;

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
