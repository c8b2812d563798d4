import { Lock, LockOpen } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { CARE_REASON_MAX } from "#domain/identity/account-care.ts";
import { Panel, Written } from "../panel.tsx";

interface UserLockProps {
  lock: { reason: string; since: string } | null;
  answer?: FormErrors;
}

export function UserLock({ lock, answer }: UserLockProps) {
  if (lock)
    return (
      <Panel title="Conta bloqueada" className="border-danger">
        <p className="text-compact text-muted">Desde {lock.since}. O motivo:</p>
        <Written>{lock.reason}</Written>
        <PostForm className="mt-4">
          <SubmitButton intent="desbloquear" size="small">
            <LockOpen aria-hidden="true" />
            Desbloquear
          </SubmitButton>
        </PostForm>
      </Panel>
    );
  return (
    <Panel title="Bloquear a conta">
      <PostForm className="grid gap-4">
        <p className="text-compact text-muted">
          Ninguém mais entra, e o que está aberto termina na hora. O perfil público continua como está: para
          tirá-lo do ar, oculte-o na página do perfil.
        </p>
        <TextareaField
          label="Motivo do bloqueio"
          hint="A pessoa o lê no e-mail."
          name="lockReason"
          rows={2}
          required
          maxLength={CARE_REASON_MAX}
          defaultValue={answer?.typed["lockReason"]}
          error={answer?.fields["lockReason"]}
        />
        <div>
          <SubmitButton intent="bloquear" size="small" variant="danger">
            <Lock aria-hidden="true" />
            Bloquear
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}
