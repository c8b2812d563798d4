import { OUTCOME_NAMES, NO_SCORE, SCORE_WORDS, type Score } from "#domain/registrations/evaluation.ts";
import type { EvaluationPage } from "#server/registrations/evaluate.server.ts";

type EvaluationSummaryProps = Pick<EvaluationPage, "rubric" | "evaluation">;

/** An evaluation that was sent, as it left. */
export const EvaluationSummary = ({ rubric, evaluation }: EvaluationSummaryProps) => (
  <div className="grid gap-4 px-4 py-4">
    <p className="text-lead font-bold">{evaluation.outcome && OUTCOME_NAMES[evaluation.outcome]}</p>
    <dl>
      {rubric.criteria.map((criterion) => {
        const score = evaluation.scores[criterion];
        return (
          <div key={criterion} className="flex justify-between gap-3 border-t border-line py-2">
            <dt>{criterion}</dt>
            <dd className="font-semibold">
              {score ? `${score} · ${SCORE_WORDS[score as Score]}` : NO_SCORE}
            </dd>
          </div>
        );
      })}
    </dl>
    {evaluation.remarks.length > 0 && <p>{evaluation.remarks.join(", ")}</p>}
    {evaluation.note && <p className="whitespace-pre-line">{evaluation.note}</p>}
  </div>
);
