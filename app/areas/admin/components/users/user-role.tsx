import { SubmitButton } from "#app/components/button.tsx";
import { SelectField } from "#app/components/select.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { ROLE_LABELS, ROLES, type Role } from "#domain/identity/roles.ts";
import { Panel } from "../panel.tsx";

interface UserRoleProps {
  user: { role: Role; hasSecondFactor: boolean };
  answer?: FormErrors;
}

/** What another admin alone changes; the person hears of it by mail. */
export function UserRole({ user: { role, hasSecondFactor }, answer }: UserRoleProps) {
  return (
    <Panel title="Papel e segundo fator">
      <div className="grid gap-5">
        <PostForm className="grid gap-3">
          <SelectField
            label="Papel"
            name="role"
            defaultValue={role}
            error={answer?.fields["role"]}
            options={ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
          />
          <p className="text-sm text-muted">
            Equipe e administração só abrem com o segundo fator. A pessoa é avisada por e-mail.
          </p>
          <div>
            <SubmitButton intent="papel" size="small">
              Mudar papel
            </SubmitButton>
          </div>
        </PostForm>
        {hasSecondFactor && (
          <PostForm className="grid gap-3 border-t border-line pt-4">
            <p className="text-compact text-muted">
              Para quem perdeu o celular e os códigos. As sessões terminam e a pessoa é avisada.
            </p>
            <div>
              <SubmitButton intent="desligar-fator" size="small">
                Desligar segundo fator
              </SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </Panel>
  );
}
