import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { CARE_REASON_MAX, EMAIL_CHANGE_HOURS } from "#domain/identity/account-care.ts";
import { Panel, Written } from "../panel.tsx";

interface UserEmailChangeProps {
  /** What waits for the link to be followed. */
  change: { reason: string; until: string } | null;
  answer?: FormErrors;
}

export function UserEmailChange({ change, answer }: UserEmailChangeProps) {
  if (change)
    return (
      <Panel title="Troca de e-mail à espera">
        <p className="text-compact text-muted">O link ao novo endereço vale até {change.until}. O motivo:</p>
        <Written>{change.reason}</Written>
        <PostForm className="mt-4">
          <SubmitButton intent="desistir-do-email" size="small">
            Cancelar a troca
          </SubmitButton>
        </PostForm>
      </Panel>
    );
  return (
    <Panel title="Trocar o e-mail">
      <PostForm className="grid gap-4">
        <p className="text-compact text-muted">
          Para quem perdeu o endereço. Vale só quando o link enviado ao novo for aberto, em até{" "}
          {EMAIL_CHANGE_HOURS} horas. O antigo é avisado, e as sessões terminam na troca.
        </p>
        <InputField
          label="Novo e-mail"
          type="email"
          name="newEmail"
          required
          autoComplete="off"
          defaultValue={answer?.typed["newEmail"]}
          error={answer?.fields["newEmail"]}
        />
        <TextareaField
          label="Como você confirmou que é a pessoa"
          hint="Fica no registro e na cópia de dados da pessoa."
          name="changeReason"
          rows={2}
          required
          maxLength={CARE_REASON_MAX}
          defaultValue={answer?.typed["changeReason"]}
          error={answer?.fields["changeReason"]}
        />
        <div>
          <SubmitButton intent="trocar-email" size="small">
            Enviar link ao novo e-mail
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}
