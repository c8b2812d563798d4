import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { NeedsSignal, waitsForSignal } from "./needs-signal.tsx";
import type { Sheet } from "./use-sheet.ts";

type SignFormProps = { team: string; sheet: Sheet; answer?: Refused | undefined };

/** A team's answer to the closed sheet. */
export function SignForm({ team, sheet, answer }: SignFormProps) {
  const field = fieldOf(answer);
  const waits = waitsForSignal(sheet);
  return (
    <section className="panel p-4" aria-labelledby="responder">
      <h2 id="responder" className="mb-3 text-2xl wrap-anywhere">
        {team} assina
      </h2>
      <PostForm className="grid gap-3">
        <input type="hidden" name="intent" value="assinar" />
        <InputField label="Seu nome" autoComplete="name" maxLength={120} {...field("name", "")} />
        <InputField label="Função na equipe" maxLength={60} {...field("position", "técnico")} />
        <TextareaField
          label="O que está errado"
          hint="Só para contestar. O resultado vale até a organização corrigir."
          rows={3}
          maxLength={1000}
          {...field("reason", "")}
        />
        <NeedsSignal sheet={sheet} title="Sem sinal: a súmula é assinada quando ele voltar." />
        <div className="grid grid-cols-2 gap-2">
          <SubmitButton variant="primary" name="verdict" value="accepted" className="px-2" disabled={waits}>
            Aceitar
          </SubmitButton>
          <SubmitButton name="verdict" value="contested" className="px-2" disabled={waits}>
            Contestar
          </SubmitButton>
        </div>
      </PostForm>
    </section>
  );
}
