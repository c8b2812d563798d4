import { BotFields } from "#app/forms/bot-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { FieldError } from "#app/components/field.tsx";
import { Radio } from "#app/components/checkbox.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { DETAILS_MAX, REPORT_REASONS } from "#domain/moderation/reports.ts";

type ReportFormProps = { openedAt: number; back: string; answer?: FormErrors };

export function ReportForm({ openedAt, back, answer }: ReportFormProps) {
  const form = useFocusOnError(answer);
  const typed = answer?.typed ?? {};
  return (
    <PostForm ref={form} className="grid gap-5 panel p-5 sm:p-7">
      <BotFields openedAt={openedAt} answer={answer} />
      <fieldset aria-describedby={answer?.fields["reason"] ? "motivo-erro" : undefined}>
        <legend className="mb-1 font-semibold">O que está errado?</legend>
        {Object.entries(REPORT_REASONS).map(([value, label]) => (
          <Radio
            key={value}
            name="reason"
            value={value}
            label={label}
            required
            defaultChecked={typed["reason"] === value}
          />
        ))}
        {answer?.fields["reason"] && <FieldError id="motivo-erro">{answer.fields["reason"]}</FieldError>}
      </fieldset>
      <TextareaField
        label="Conte o que aconteceu"
        hint="Opcional, menos em “Outro motivo”. Não escreva dados pessoais de crianças."
        name="details"
        rows={6}
        maxLength={DETAILS_MAX}
        defaultValue={typed["details"]}
        error={answer?.fields["details"]}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="primary">Enviar denúncia</SubmitButton>
        <ButtonLink to={back}>Voltar sem denunciar</ButtonLink>
      </div>
    </PostForm>
  );
}
