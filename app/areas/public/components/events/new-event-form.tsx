import { PostForm } from "#app/forms/post-form.tsx";
import { useSending } from "#app/network/waiting.ts";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { Flash } from "#app/components/toast.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { BotFields } from "#app/forms/bot-fields.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { fieldOf } from "#app/forms/field-of.ts";

type FormState = FormErrors & { problem: Flash | null };
type NewEventFormProps = { answer?: FormState; openedAt: number; firstDay: string; back: string };

/** Checked by the server alone, so that its words are the ones that people read. */
export function NewEventForm({ answer, openedAt, firstDay, back }: NewEventFormProps) {
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  const sending = useSending();
  return (
    <PostForm ref={form} noValidate className="grid gap-4">
      <BotFields openedAt={openedAt} answer={answer} />
      {answer && (
        <div role="alert">
          <Refusal answer={answer} />
        </div>
      )}
      <InputField label="Nome do evento" {...field("name")} maxLength={160} />
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField label="Local" {...field("location")} maxLength={200} />
        <InputField label="Data" {...field("date")} type="date" min={firstDay} />
      </div>
      <TextareaField label="Descrição" optional {...field("description")} rows={3} maxLength={2000} />
      <InputField
        label="Seu e-mail"
        optional
        hint="Para avisarmos quando o evento for aprovado ou recusado."
        {...field("email")}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <p className="text-sm text-muted">
        A equipe confere cada evento antes de publicar. Peneiras precisam de um clube verificado.
      </p>
      <div className="dialog-actions">
        <ButtonLink to={back} preventScrollReset>
          Cancelar
        </ButtonLink>
        <SubmitButton variant="primary" disabled={sending}>
          {sending ? "Enviando..." : "Cadastrar"}
        </SubmitButton>
      </div>
    </PostForm>
  );
}

const NEEDED = ["name", "location", "date"];

/** Inside the dialog, where a toast of the page behind would not be seen. */
function Refusal({ answer: { problem, typed } }: { answer: FormState }) {
  if (problem)
    return (
      <Notice tone="error" title={problem.title}>
        {problem.body}
      </Notice>
    );
  if (NEEDED.some((field) => !typed[field]?.trim()))
    return (
      <Notice tone="error" title="Campos obrigatórios">
        Por favor, preencha nome, local e data do evento.
      </Notice>
    );
  return <Notice tone="error" title="Confira os campos marcados" />;
}
