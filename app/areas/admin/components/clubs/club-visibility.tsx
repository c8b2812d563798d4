import { Eye, EyeOff } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { answerTo, fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { Panel } from "../panel.tsx";

/** Off every page at once, and back. */
export function ClubVisibility({ hidden, answer }: { hidden: boolean; answer?: FormErrors }) {
  const mine = answerTo("ocultar", answer);
  const form = useFocusOnError(mine);
  const field = fieldOf(mine);
  return (
    <Panel title="Páginas públicas">
      <p className="text-compact text-muted">
        {hidden
          ? "O clube está fora de todas as páginas. Mostrar o traz de volta; contatos encerrados continuam encerrados, e peneiras suspensas são decididas uma a uma."
          : "Ocultar tira o clube de todas as páginas na hora, encerra os contatos com famílias e suspende as peneiras dele. Mostrar de novo não reabre os contatos."}
      </p>
      <PostForm ref={form} className="mt-3 grid gap-4">
        {!hidden && (
          <TextareaField
            label="Motivo para ocultar"
            hint="Fica no registro, para a equipe."
            rows={2}
            required
            maxLength={1000}
            {...field("hideReason")}
          />
        )}
        <div>
          <SubmitButton intent={hidden ? "mostrar" : "ocultar"} size="small">
            {hidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
            {hidden ? "Mostrar" : "Ocultar"}
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}
