import { useRef } from "react";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { useFormRound } from "#app/forms/use-form-round.ts";
import { CannedSelect, type CannedChoice } from "../queue/canned-select.tsx";
import { DecisionChoices } from "../queue/decision-choices.tsx";
import { reasonHint, REVIEW_TEXT, verdictsOf } from "../review-text.ts";
import type { ReviewView } from "../review-view.ts";

/** Where the decision stands on the page of an item. */
export const DECISION = "decisao";

type DecisionProps = {
  review: ReviewView;
  canned: readonly CannedChoice[];
  /** The canned text that the address asks for. */
  chosen: CannedChoice | null;
  toGuardian: boolean;
  /** False while a colleague has the item. */
  mayDecide: boolean;
  answer?: FormErrors;
};

/** "Aprovar", "Pedir ajuste" or "Recusar", with the words that go out by mail. */
export function DecisionForm({ review, canned, chosen, toGuardian, mayDecide, answer }: DecisionProps) {
  const form = useFocusOnError(answer);
  const round = useFormRound(answer);
  const words = useRef<HTMLDivElement>(null);
  const { subject } = review;
  const hidden = subject?.type === "report" && subject.visibility === "hidden";
  return (
    <section id={DECISION} className="scroll-mt-16">
      <h2 className="mb-2 text-xl">Decisão</h2>
      <PostForm key={round} ref={form} className="grid gap-3" data-decision="">
        <input type="hidden" name="read" value={review.read ?? ""} />
        <DecisionChoices
          name="decision"
          choices={verdictsOf(review).map((verdict) => ({
            verdict,
            value: verdict,
            label: REVIEW_TEXT[review.kind][LABELS[verdict]],
          }))}
          disabled={!mayDecide}
          chosen={answer?.typed["decision"]}
          error={answer?.fields["decision"]}
        />
        <p className="text-sm text-muted">{REVIEW_TEXT[review.kind].hint}</p>
        <CannedSelect choices={canned} chosen={chosen?.id ?? null} words={words} />
        <div ref={words}>
          <TextareaField
            label={labelOf(review, toGuardian)}
            hint={reasonHint(review.kind)}
            name="reason"
            rows={5}
            maxLength={1000}
            defaultValue={answer?.typed["reason"] ?? chosen?.text}
            error={answer?.fields["reason"]}
          />
        </div>
        {hidden && (
          <Checkbox
            name="restore"
            label="Se for improcedente, pôr de volta no ar"
            defaultChecked={!answer || answer.typed["restore"] === "on"}
            error={answer?.fields["restore"]}
          />
        )}
        <SubmitButton variant="primary" data-send="" disabled={!mayDecide}>
          Enviar e ir ao próximo
        </SubmitButton>
      </PostForm>
    </section>
  );
}

const LABELS = { approved: "approve", adjust: "adjust", rejected: "reject" } as const;

function labelOf({ kind }: ReviewView, toGuardian: boolean): string {
  if (kind === "report") return "Motivo";
  return toGuardian ? "Resposta por e-mail ao responsável" : "Resposta por e-mail";
}

export function DecidedReview({ state, reason, decidedBy, decidedAt }: ReviewView) {
  return (
    <section>
      <h2 className="mb-2 text-xl">Decisão</h2>
      <p className="flex flex-wrap items-center gap-2">
        {state === "approved" && <Badge tone="grass">Aprovada</Badge>}
        {state === "adjust" && <Badge tone="pale">Ajuste pedido</Badge>}
        {state === "rejected" && <Badge tone="danger">Rejeitada</Badge>}
        {state === "withdrawn" && <Badge>Retirada</Badge>}
        <span className="text-compact">
          {decidedBy && `por ${decidedBy} `}em {decidedAt}
        </span>
      </p>
      {reason && <p className="mt-3 text-compact whitespace-pre-line">{reason}</p>}
    </section>
  );
}
