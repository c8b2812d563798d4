import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { useFormRound } from "#app/forms/use-form-round.ts";
import type { CannedAnswerInput } from "#domain/desk/canned-answer-schema.ts";
import { BODY_MAX, PLACEHOLDERS, TITLE_MAX } from "#domain/desk/canned-answers.ts";
import { TOPIC_OPTIONS } from "./answer-topics.ts";

type CannedAnswerFormProps = { answer?: FormErrors; current?: CannedAnswerInput };

/** A new text, or one that is edited. */
export function CannedAnswerForm({ answer, current }: CannedAnswerFormProps) {
  const form = useFocusOnError(answer);
  const round = useFormRound(answer);
  return (
    <PostForm key={round} ref={form} className="grid max-w-2xl gap-4">
      <SelectField
        label="Serve para"
        name="topic"
        options={TOPIC_OPTIONS}
        defaultValue={answer?.typed["topic"] ?? current?.topic}
        error={answer?.fields["topic"]}
      />
      <InputField
        label="Título"
        hint="Só a equipe vê."
        name="title"
        maxLength={TITLE_MAX}
        defaultValue={answer?.typed["title"] ?? current?.title}
        error={answer?.fields["title"]}
      />
      <TextareaField
        label="Texto"
        hint={`Vai por e-mail e pode ser mudado antes de enviar. ${placeholders}`}
        name="body"
        rows={7}
        maxLength={BODY_MAX}
        defaultValue={answer?.typed["body"] ?? current?.body}
        error={answer?.fields["body"]}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="salvar" variant="primary">
          Salvar modelo
        </SubmitButton>
        {current && (
          <SubmitButton intent="apagar" variant="danger" formNoValidate>
            Apagar modelo
          </SubmitButton>
        )}
      </div>
    </PostForm>
  );
}

const placeholders = Object.entries(PLACEHOLDERS)
  .map(([name, meaning]) => `{${name}}: ${meaning}.`)
  .join(" ");
