import { useNavigation } from "react-router";
import { BirthdateField } from "#app/components/birthdate-field.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { CityField } from "#app/components/city-field.tsx";
import { GuardianContactFields } from "#app/components/guardian-contact-fields.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { SuggestedField } from "#app/components/suggested-field.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { MODALITY_LABELS } from "#app/profile-form/profile-text.ts";
import { PositionField } from "#app/profile-form/sports-fields.tsx";
import { FEET, MODALITIES } from "#domain/athletes/attributes.ts";
import { ATHLETES } from "../record-paths.ts";
import type { NewAthleteAnswer } from "../new-athlete-answer.ts";
import { Panel } from "./panel.tsx";

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const MODALITY_OPTIONS = [
  { value: "", label: "Não informada" },
  ...MODALITIES.map((value) => ({ value, label: MODALITY_LABELS[value] })),
];

/** The four sections of the specification; whoever is under 18 is asked for a guardian too. */
export function NewAthleteForm({ answer }: { answer?: NewAthleteAnswer }) {
  const form = useFocusOnError(answer);
  const { state, formMethod } = useNavigation();
  const busy = state !== "idle" && formMethod === "POST";
  const field = fieldOf(answer);
  return (
    <PostForm ref={form} className="grid max-w-[56rem] gap-6" noValidate>
      {/* First, so that Enter in a field saves and does not choose a city. */}
      <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true">
        Salvar
      </button>
      <Panel title="Informações Básicas">
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <InputField label="Nome completo" {...field("name")} required maxLength={120} autoComplete="off" />
          <InputField
            label="Subdomínio"
            hint="O endereço da página: /a/kaua-ribeiro"
            {...field("subdomain")}
            required
            maxLength={63}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          <InputField label="Apelido" optional {...field("nickname")} maxLength={60} autoComplete="off" />
          <Checkbox
            name="featured"
            label="Destaque"
            defaultChecked={answer?.typed["featured"] === "on"}
            className="self-end"
          />
        </div>
      </Panel>
      <Panel title="Pessoais">
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <BirthdateField
            label="Data de nascimento"
            optional
            {...field("birthdate")}
            required={false}
            autoComplete="off"
          />
          <InputField
            label="Idade"
            optional
            hint="Só se a data não for conhecida. A estimativa não aparece e não basta para publicar."
            {...field("age")}
            inputMode="numeric"
            maxLength={2}
          />
          <SelectField label="Modalidade" options={MODALITY_OPTIONS} {...field("modality")} />
          <CityField {...field("city")} choices={answer?.cities} />
          <InputField label="Altura" optional {...field("height")} placeholder="1,80 m" maxLength={10} />
          <InputField label="Peso" optional {...field("weight")} placeholder="68 kg" maxLength={10} />
          <fieldset className="grid gap-x-4 gap-y-5 sm:col-span-2 sm:grid-cols-2">
            <legend className="mb-2 font-semibold">
              Responsável <span className="font-normal text-muted">(opcional, para menores de 18 anos)</span>
            </legend>
            <GuardianContactFields
              answer={answer}
              required={false}
              emailHint="Recebe o convite agora. Sem responsável, o perfil espera."
            />
          </fieldset>
        </div>
      </Panel>
      <Panel title="Esportivas">
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <PositionField label="Posição" empty="Não informada" {...field("position")} />
          <SuggestedField label="Clube" from="/clubes/nomes" optional {...field("club")} maxLength={120} />
          <SelectField label="Pé" options={options(FEET)} {...field("foot", "Destro")} />
          <InputField label="Camisa" optional {...field("shirtNumber")} inputMode="numeric" maxLength={2} />
        </div>
      </Panel>
      <Panel title="Sobre o Atleta">
        <TextareaField
          label="História"
          optional
          hint="Sem telefone, e-mail, escola, endereço ou horários."
          {...field("about")}
          rows={6}
          maxLength={2000}
        />
      </Panel>
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="primary" disabled={busy}>
          {busy ? "Salvando..." : "Salvar Atleta"}
        </SubmitButton>
        <ButtonLink to={ATHLETES}>Cancelar</ButtonLink>
      </div>
    </PostForm>
  );
}
