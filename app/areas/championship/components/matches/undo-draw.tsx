import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";

type UndoDrawProps = { matches: { total: number; scheduled: number }; answer?: FormErrors };

/** As long as no sheet was opened. */
export const UndoDraw = ({ matches: { total, scheduled }, answer }: UndoDrawProps) => (
  <Card compact title="Desfazer o sorteio" className="max-w-[56rem]">
    <PostForm noValidate className="grid gap-4">
      <p className="text-muted">
        {total === 1 ? "A partida sai" : `As ${total} partidas saem`} da tabela
        {scheduled > 0 &&
          `, e ${scheduled === 1 ? "1 horário marcado se perde" : `${scheduled} horários marcados se perdem`}: as equipes são avisadas por e-mail`}
        . Links de súmula já entregues deixam de valer. Este sorteio continua na lista, com a semente.
      </p>
      <TextareaField label="Motivo" required rows={2} maxLength={500} {...fieldOf(answer)("reason")} />
      <div>
        <SubmitButton intent="desfazer" variant="danger">
          Desfazer o sorteio
        </SubmitButton>
      </div>
    </PostForm>
  </Card>
);
