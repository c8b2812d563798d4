import type { ReactNode } from "react";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";

interface RecordFormProps {
  answer?: FormErrors;
  /** "Salvar Clube" */
  save: string;
  cancelTo: string;
  /** Of the row when the form was opened; none for a new one. */
  savedAt?: string;
  children: ReactNode;
}

/** A long form about one thing that staff keep: its sections, and the two ways out at its foot. */
export function RecordForm({ answer, save, cancelTo, savedAt, children }: RecordFormProps) {
  const form = useFocusOnError(answer);
  return (
    <PostForm ref={form} encType="multipart/form-data" className="grid max-w-[60rem] gap-4" noValidate>
      {/* First, so that Enter in a field saves and does not press another button of the form. */}
      <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true">
        {save}
      </button>
      {savedAt && <input type="hidden" name="savedAt" value={answer?.typed["savedAt"] ?? savedAt} />}
      {children}
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="primary">{save}</SubmitButton>
        <ButtonLink to={cancelTo}>Cancelar</ButtonLink>
      </div>
    </PostForm>
  );
}
