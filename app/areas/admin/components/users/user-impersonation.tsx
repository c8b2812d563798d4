import { Eye } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { PROFILE_LABELS } from "#app/components/profile-type.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { REASON_MAX } from "#domain/identity/impersonation.ts";
import type { ProfileType } from "#domain/identity/roles.ts";
import { Panel } from "../panel.tsx";

interface UserImpersonationProps {
  name: string;
  profiles: readonly { id: string; type: ProfileType; name: string | null }[];
  answer?: FormErrors;
}

export function UserImpersonation({ name, profiles, answer }: UserImpersonationProps) {
  return (
    <Panel title="Ver como esta pessoa">
      <PostForm className="grid gap-4">
        <p className="text-compact text-muted">
          Por 30 minutos e só para ler: nada pode ser alterado, conversas e arquivos ficam fechados. {name} lê
          o motivo na página de privacidade da conta.
        </p>
        {profiles.length > 1 && (
          <SelectField
            label="Perfil"
            name="profile"
            defaultValue={answer?.typed["profile"]}
            options={profiles.map(({ id, type, name: own }) => ({
              value: id,
              label: own ? `${PROFILE_LABELS[type]}: ${own}` : PROFILE_LABELS[type],
            }))}
          />
        )}
        <TextareaField
          label="Motivo"
          name="reason"
          rows={2}
          required
          maxLength={REASON_MAX}
          defaultValue={answer?.typed["reason"]}
          error={answer?.fields["reason"]}
        />
        <div>
          <SubmitButton intent="ver-como" size="small">
            <Eye aria-hidden="true" />
            Ver como {name}
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}
