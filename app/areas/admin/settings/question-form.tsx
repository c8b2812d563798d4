import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { ANSWER_MAX, QUESTION_MAX } from "#domain/settings/choices.ts";
import { ChangedMeanwhile, type SavedMeanwhile } from "./changed-meanwhile.tsx";

interface QuestionFormProps {
  known?: { question: string; answer: string; published: boolean; savedAt: string };
  answer?: Refused & Partial<SavedMeanwhile>;
}

export function QuestionForm({ known, answer }: QuestionFormProps) {
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  const published = answer ? answer.typed["published"] === "on" : (known?.published ?? true);
  return (
    <PostForm ref={form} className="grid max-w-[44rem] gap-5 panel p-4 sm:p-6">
      {answer?.saved && <ChangedMeanwhile saved={answer.saved} />}
      {known && <input type="hidden" name="savedAt" value={answer?.savedAt ?? known.savedAt} />}
      <InputField
        label="Pergunta"
        {...field("question", known?.question)}
        required
        maxLength={QUESTION_MAX}
        autoComplete="off"
      />
      <TextareaField
        label="Resposta"
        hint="Diga o que o produto realmente faz. Uma linha em branco separa parágrafos."
        {...field("answer", known?.answer)}
        required
        rows={8}
        maxLength={ANSWER_MAX}
      />
      <Checkbox label="Publicada em Contato" name="published" defaultChecked={published} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="primary">Salvar pergunta</SubmitButton>
        <ButtonLink to="/admin/ajustes/perguntas">Cancelar</ButtonLink>
      </div>
    </PostForm>
  );
}
