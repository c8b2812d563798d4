import { Radio } from "#app/components/checkbox.tsx";
import { FieldError } from "#app/components/field.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { BRING_MAX, DESCRIPTION_MAX, TITLE_MAX } from "#domain/events/event-fields.ts";
import type { FormState } from "./form-state.ts";

const MODALITIES = [
  { value: "", label: "Todos" },
  { value: "masculino", label: "Masculino" },
  { value: "feminino", label: "Feminino" },
];

/** What it is, for whom, and what people read about it. */
export function AboutFields({ field, error, peneira }: FormState & { peneira: boolean }) {
  const chosen = field("type").defaultValue;
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="mb-1 font-semibold">Tipo</legend>
        <Radio
          id={field("type").id}
          name="type"
          value="peneira"
          defaultChecked={chosen !== "campeonato"}
          label="Peneira"
          hint={
            peneira
              ? "Avaliação de atletas, com o selo Peneira Segura."
              : "Só clubes verificados enviam peneiras. Como rascunho dá para salvar."
          }
          aria-invalid={error("type") ? true : undefined}
        />
        <Radio
          name="type"
          value="campeonato"
          defaultChecked={chosen === "campeonato"}
          label="Campeonato"
          hint="Torneio, copa ou festival."
        />
        {error("type") && <FieldError className="sm:col-span-2">{error("type")}</FieldError>}
      </fieldset>
      <InputField
        label="Nome do evento"
        hint="Por exemplo: Peneira aberta do Litoral: Sub-15 e Sub-17."
        required
        maxLength={TITLE_MAX}
        {...field("title")}
      />
      <SelectField
        label="Quem participa"
        options={MODALITIES}
        className="sm:max-w-72"
        {...field("modality")}
      />
      <TextareaField
        label="Descrição"
        hint="Como é o dia, quem observa, o que acontece depois. Nunca peça pagamento antes do dia: a equipe não aprova."
        rows={5}
        maxLength={DESCRIPTION_MAX}
        {...field("description")}
      />
      <TextareaField
        label="O que levar"
        optional
        hint="Por exemplo: documento com foto, chuteira, caneleira e água."
        rows={2}
        maxLength={BRING_MAX}
        {...field("bring")}
      />
    </div>
  );
}
