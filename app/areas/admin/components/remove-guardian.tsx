import { UserMinus } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { Panel } from "./panel.tsx";

type RemoveGuardianProps = { guardians: readonly { userId: string; name: string }[]; answer?: FormErrors };

/** Guardians cannot remove each other: only the team does. */
export function RemoveGuardian({ guardians, answer }: RemoveGuardianProps) {
  if (guardians.length === 0) return null;
  return (
    <Panel title="Encerrar a função de um responsável" className="border-danger">
      <PostForm className="grid gap-4">
        <p className="text-compact text-muted">
          A pessoa deixa de ver e decidir na hora, e a retirada da autorização que ela fez deixa de valer. O
          perfil só continua no ar com a autorização de quem fica.
        </p>
        <SelectField
          label="Quem deixa de responder"
          name="guardian"
          required
          defaultValue={answer?.typed["guardian"] ?? ""}
          error={answer?.fields["guardian"]}
          options={[
            { value: "", label: "Escolha" },
            ...guardians.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
        />
        <TextareaField
          label="Motivo do encerramento"
          hint="Quem responde pelo atleta recebe este texto."
          name="removal"
          rows={3}
          required
          maxLength={1000}
          defaultValue={answer?.typed["removal"]}
          error={answer?.fields["removal"]}
        />
        <div>
          <SubmitButton intent="remover-responsavel" size="small">
            <UserMinus aria-hidden="true" />
            Encerrar a função
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}
