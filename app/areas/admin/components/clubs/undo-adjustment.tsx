import { SubmitButton } from "#app/components/button.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";

interface UndoAdjustmentProps {
  id: string;
  intent: "desfazer" | "desfazer-ajuste";
  /** "o ajuste de 12/03/2026" */
  what: string;
  /** Where nothing is changed. */
  back: string;
  answer?: FormErrors;
}

/** The first press asks, the second does it. */
export function UndoAdjustment({ id, intent, what, back, answer }: UndoAdjustmentProps) {
  const asked = answerTo(intent, answer)?.typed["adjustment"] === id;
  return (
    <PostForm className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <input type="hidden" name="adjustment" value={id} />
      {asked && <input type="hidden" name="confirmado" value="sim" />}
      {asked && (
        <output className="text-compact whitespace-normal">Desfazer? Pontos e motivo saem do ranking.</output>
      )}
      <SubmitButton intent={intent} variant={asked ? "danger" : "text"} size="small" className="min-h-11">
        {asked ? "Sim, desfazer" : "Desfazer"}
        <span className="sr-only"> {what}</span>
      </SubmitButton>
      {asked && <TextLink to={back}>Não</TextLink>}
    </PostForm>
  );
}
