import { ShieldOff } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { Panel } from "./panel.tsx";

/** The club is no longer what the team verified. Families are told at once. */
export function WithdrawVerification({ answer }: { answer?: FormErrors }) {
  return (
    <Panel title="Retirar a verificação" className="border-danger">
      <PostForm className="grid gap-4">
        <p className="text-compact text-muted">
          O selo sai na hora. Pedidos e contatos com atletas menores de 18 anos são encerrados, e as famílias
          são avisadas.
        </p>
        <TextareaField
          label="Motivo da retirada"
          hint="O clube recebe este texto."
          name="withdrawal"
          rows={3}
          required
          maxLength={1000}
          defaultValue={answer?.typed["withdrawal"]}
          error={answer?.fields["withdrawal"]}
        />
        <div>
          <SubmitButton intent="retirar-verificacao" size="small">
            <ShieldOff aria-hidden="true" />
            Retirar a verificação
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}
