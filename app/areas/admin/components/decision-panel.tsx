import { Check, X } from "lucide-react";
import { PostForm } from "#app/forms/post-form.tsx";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { useFormRound } from "#app/forms/use-form-round.ts";
import { REVIEW_TEXT } from "../review-text.ts";
import type { ReviewView } from "../review-view.ts";
import { Panel } from "./panel.tsx";

type DecisionProps = { review: ReviewView; answer?: FormErrors };

/** Beside the subject, and always in view where the screen is wide enough. */
export function DecisionPanel({ review, answer }: DecisionProps) {
  return (
    <div className="grid gap-6 xl:sticky xl:top-20">
      {review.state === "open" ? (
        <OpenReview review={review} answer={answer} />
      ) : (
        <DecidedReview {...review} />
      )}
    </div>
  );
}

function OpenReview({ review, answer }: DecisionProps) {
  const { subject } = review;
  const visibility = subject?.type === "report" ? subject.visibility : null;
  return (
    <>
      <Panel title="Quem cuida">
        <p className="mb-3 text-compact">
          {review.mine
            ? "Você está com esta revisão."
            : review.assignee
              ? `${review.assignee} está com ela.`
              : "Ninguém ainda."}{" "}
          Esperando desde {review.createdAt}.
        </p>
        <PostForm>
          <SubmitButton intent={review.mine ? "liberar" : "assumir"} size="small">
            {review.mine ? "Liberar" : "Assumir"}
          </SubmitButton>
        </PostForm>
      </Panel>
      {subject && <DecisionForm review={review} answer={answer} hidden={visibility === "hidden"} />}
    </>
  );
}

function DecisionForm({ review, answer, hidden }: DecisionProps & { hidden: boolean }) {
  const form = useFocusOnError(answer);
  const round = useFormRound(answer);
  const { approve, reject, hint, readBy } = REVIEW_TEXT[review.kind];
  return (
    <Panel title="Decisão">
      <PostForm key={round} ref={form} className="grid gap-4">
        <p className="text-compact text-muted">{hint}</p>
        <TextareaField
          label="Motivo"
          hint={`Obrigatório para ${reject.toLowerCase()}. ${readBy}`}
          name="reason"
          rows={4}
          maxLength={1000}
          defaultValue={answer?.typed["reason"]}
          error={answer?.fields["reason"]}
        />
        {hidden && (
          <Checkbox
            name="restore"
            label="Se for improcedente, pôr de volta no ar"
            defaultChecked={!answer || answer.typed["restore"] === "on"}
            error={answer?.fields["restore"]}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="decision" value="approved" variant="primary">
            <Check aria-hidden="true" />
            {approve}
          </SubmitButton>
          <SubmitButton name="decision" value="rejected">
            <X aria-hidden="true" />
            {reject}
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}

function DecidedReview({ state, reason, decidedBy, decidedAt }: ReviewView) {
  return (
    <Panel title="Decisão">
      <p className="flex flex-wrap items-center gap-2">
        {state === "approved" && <Badge tone="grass">Aprovada</Badge>}
        {state === "rejected" && <Badge tone="danger">Rejeitada</Badge>}
        {state === "withdrawn" && <Badge>Retirada</Badge>}
        <span className="text-compact">
          {decidedBy && `por ${decidedBy} `}em {decidedAt}
        </span>
      </p>
      {reason && <p className="mt-3 text-compact whitespace-pre-line">{reason}</p>}
    </Panel>
  );
}
