import { CalendarX, CirclePause, CirclePlay, EyeOff } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { answerTo, fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { EventView } from "../../event-view.ts";
import { Panel } from "../panel.tsx";

/** Held or hidden while something is looked into, and released again. */
export function EventHold({ event: { approved, stopped } }: { event: EventView }) {
  if (!approved && !stopped) return null;
  return (
    <Panel title="Suspender ou ocultar">
      <p className="text-compact text-muted">
        {stopped
          ? "O evento está parado. Liberar o põe de volta no calendário e abre as inscrições."
          : "Suspender deixa a página com um aviso e para as inscrições. Ocultar também tira a página do ar."}
      </p>
      <PostForm className="mt-3 flex flex-wrap gap-2">
        {stopped ? (
          <SubmitButton intent="liberar" size="small">
            <CirclePlay aria-hidden="true" />
            Liberar
          </SubmitButton>
        ) : (
          <>
            <SubmitButton intent="suspender" size="small">
              <CirclePause aria-hidden="true" />
              Suspender
            </SubmitButton>
            <SubmitButton intent="ocultar" size="small">
              <EyeOff aria-hidden="true" />
              Ocultar
            </SubmitButton>
          </>
        )}
      </PostForm>
    </Panel>
  );
}

/** It does not take place. Whoever is registered is told why. */
export function EventCancel({ answer }: { answer?: FormErrors }) {
  const field = fieldOf(answerTo("cancelar", answer));
  return (
    <Panel title="Cancelar o evento" className="border-danger">
      <PostForm className="grid gap-4" noValidate>
        <TextareaField
          label="Motivo do cancelamento"
          hint="A página o mostra, e quem se inscreveu recebe este texto. Não dá para desfazer."
          rows={3}
          maxLength={500}
          required
          {...field("reason")}
        />
        <div>
          <SubmitButton intent="cancelar" size="small">
            <CalendarX aria-hidden="true" />
            Cancelar o evento
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}
