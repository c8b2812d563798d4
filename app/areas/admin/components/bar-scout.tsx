import { UserX } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { Panel, Written } from "./panel.tsx";

interface BarScoutProps {
  scout: { active: boolean; barred: { reason: string; since: string } | null };
  answer?: FormErrors;
}

/** The person behind a reported card: out of every club, and back through none. */
export function BarScout({ scout: { active, barred }, answer }: BarScoutProps) {
  if (barred)
    return (
      <Panel title="Pessoa impedida de participar de clubes" className="border-danger">
        <p className="text-compact text-muted">Desde {barred.since}. O motivo:</p>
        <Written>{barred.reason}</Written>
        <PostForm className="mt-4 grid gap-3">
          <p className="text-compact text-muted">
            Retirar o impedimento não devolve o acesso: um clube precisa convidar a pessoa de novo.
          </p>
          <div>
            <SubmitButton intent="desimpedir" size="small">
              Retirar o impedimento
            </SubmitButton>
          </div>
        </PostForm>
      </Panel>
    );
  return (
    <Panel title="Impedir esta pessoa" className="border-danger">
      <PostForm className="grid gap-4">
        <p className="text-compact text-muted">
          {active
            ? "O acesso termina na hora em todos os clubes, os cartões aparecem como retirados, e nenhum clube pode incluir a pessoa de novo, nem com outra conta. Um clube que fica sem responsável é ocultado."
            : "A pessoa já não está neste clube. O impedimento encerra o acesso a outros e evita que ela volte, mesmo com outra conta."}
        </p>
        <TextareaField
          label="Motivo do impedimento"
          hint="Fica com a equipe e na cópia de dados da pessoa."
          name="bar"
          rows={3}
          required
          maxLength={1000}
          defaultValue={answer?.typed["bar"]}
          error={answer?.fields["bar"]}
        />
        <div>
          <SubmitButton intent="impedir" size="small">
            <UserX aria-hidden="true" />
            Impedir em todos os clubes
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}
