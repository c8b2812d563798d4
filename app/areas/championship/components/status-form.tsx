import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { PUBLIC_REASON_HINT, STATUS_WORDS } from "#app/championship-words.ts";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { BY_SHEETS, type ChampionshipStatus } from "#domain/championships/vocabulary.ts";

type StatusFormProps = { status: ChampionshipStatus; reason: string | null; answer?: FormErrors };

const CHOICES = [
  { value: BY_SHEETS, label: "Seguir as súmulas" },
  ...Object.entries(STATUS_WORDS).map(([value, { label }]) => ({ value, label })),
];

/** The status follows from the match sheets; by hand it needs a reason, and stays until it is given back to them. */
export function StatusForm({ status, reason, answer }: StatusFormProps) {
  const field = fieldOf(answer);
  const form = useFocusOnError(answer);
  return (
    <Card compact title="Status" className="max-w-[56rem]">
      <p className="mb-4 text-compact text-muted">
        O campeonato fica Em Andamento com a primeira súmula fechada e Finalizado quando há campeão em todas
        as categorias.
        {reason
          ? ` Agora está definido à mão, e as súmulas não o mudam: ${reason}`
          : " Se você o definir à mão, as súmulas não o mudam mais, até você escolher “Seguir as súmulas”."}
      </p>
      <PostForm ref={form} noValidate className="grid items-start gap-4 sm:grid-cols-[14rem_1fr]">
        <input type="hidden" name="intent" value="status" />
        <SelectField
          label="Mudar para"
          hint="À mão, ou pela regra."
          options={CHOICES}
          {...field("status", reason === null ? BY_SHEETS : status)}
        />
        <InputField
          label="Motivo"
          hint={`${PUBLIC_REASON_HINT} Para seguir as súmulas não é preciso.`}
          maxLength={300}
          {...field("reason")}
        />
        <div>
          <SubmitButton>Mudar status</SubmitButton>
        </div>
      </PostForm>
    </Card>
  );
}
