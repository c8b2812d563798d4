import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { Button, SubmitButton } from "#app/components/button.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { NOTE_MAX, scoreField } from "#domain/registrations/evaluation.ts";
import type { EvaluationPage } from "#server/registrations/evaluate.server.ts";
import { OutcomeChoice } from "./outcome-choice.tsx";
import { RemarkChips } from "./remark-chips.tsx";
import { ScoreGroup } from "./score-group.tsx";

type EvaluationFormProps = Pick<EvaluationPage, "rubric" | "evaluation" | "previous" | "next"> & {
  answer?: Refused;
};

/** Everything that is tapped often lies in the lower half of a phone: the outcome, and the way on. */
export function EvaluationForm({ rubric, evaluation, previous, next, answer }: EvaluationFormProps) {
  const note = fieldOf(answer)("note", evaluation.note ?? "");
  return (
    <PostForm className="own-bar flex grow flex-col">
      {rubric.criteria.map((criterion, at) => (
        <ScoreGroup
          key={criterion}
          criterion={criterion}
          name={scoreField(at)}
          score={evaluation.scores[criterion]}
        />
      ))}
      <div className="grid gap-3 px-4 py-3">
        {rubric.remarks.length > 0 && <RemarkChips remarks={rubric.remarks} chosen={evaluation.remarks} />}
        {rubric.freeText && (
          <details open={Boolean(note.defaultValue || note.error)} className="group/note">
            <summary className="inline-flex min-h-12 items-center gap-1.5 rounded-control border-2 border-edge bg-card px-3.5 text-compact font-semibold group-open/note:mb-3">
              <Plus className="size-4.5 shrink-0" aria-hidden="true" />
              nota
            </summary>
            <TextareaField
              label="Nota"
              hint="A família lê. Telefones, e-mails e links em notas sobre menores são escondidos."
              rows={4}
              maxLength={NOTE_MAX}
              optional
              {...note}
            />
          </details>
        )}
      </div>
      <div className="sticky bottom-0 z-30 mt-auto grid gap-2.5 border-t border-line bg-card px-4 pt-2.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))]">
        <OutcomeChoice outcome={evaluation.outcome} />
        {/* The first button is the one that the return key presses. */}
        <div className="flex flex-row-reverse gap-2">
          <SubmitButton intent="proximo" variant="primary" className="grow">
            {next ? "Guardar e próximo" : "Guardar e terminar"}
            <ChevronRight aria-hidden="true" />
          </SubmitButton>
          {previous ? (
            <Button type="submit" name="intent" value="anterior" className="w-14 px-0">
              <ChevronLeft aria-hidden="true" />
              <span className="sr-only">Guardar e voltar ao anterior</span>
            </Button>
          ) : null}
        </div>
      </div>
    </PostForm>
  );
}
