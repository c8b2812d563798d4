import { useRef } from "react";
import { SubmitButton } from "#app/components/button.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { useFormRound } from "#app/forms/use-form-round.ts";
import { CannedForm, CannedSelect, type CannedChoice } from "../queue/canned-select.tsx";

type AnswerFormProps = {
  email: string;
  /** The part of the queue, as the fields of a form. */
  part: Record<string, string>;
  canned: readonly CannedChoice[];
  chosen: CannedChoice | null;
  mayAnswer: boolean;
  primary: boolean;
  answer?: FormErrors;
};

/** Writes back by mail, which handles the message. */
export function AnswerForm({
  email,
  part,
  canned,
  chosen,
  mayAnswer,
  primary,
  answer: all,
}: AnswerFormProps) {
  const answer = answerTo("responder", all);
  const form = useFocusOnError(answer);
  const round = useFormRound(answer);
  const words = useRef<HTMLDivElement>(null);
  return (
    <section>
      <h2 className="mb-2 text-xl">Responder por e-mail</h2>
      <PostForm key={round} ref={form} className="grid gap-3" data-decision="">
        <CannedSelect choices={canned} chosen={chosen?.id ?? null} words={words} />
        <div ref={words}>
          <TextareaField
            label="Resposta"
            hint={`Vai para ${email} e marca a mensagem como tratada.`}
            name="answer"
            rows={6}
            maxLength={3000}
            defaultValue={answer?.typed["answer"] ?? chosen?.text}
            error={answer?.fields["answer"]}
          />
        </div>
        <SubmitButton
          intent="responder"
          variant={primary ? "primary" : "outline"}
          data-send=""
          disabled={!mayAnswer}
        >
          Enviar e ir à próxima
        </SubmitButton>
      </PostForm>
      <CannedForm part={part} />
    </section>
  );
}
