import { Checkbox } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import type { Picture } from "#domain/media/picture.ts";
import { SPONSOR_LEVELS } from "#domain/sponsors/contract.ts";
import { FormSection } from "../form-section.tsx";
import { LogoChoice } from "../logo-choice.tsx";

interface SponsorFieldsProps {
  /** By the name of the field, what is stored. */
  values?: Record<string, string>;
  logo?: Picture | null;
  answer?: FormErrors;
}

const STATUSES = [
  { value: "Ativo", label: "Ativo (aprovado)" },
  { value: "Pendente", label: "Pendente" },
  { value: "Expirado", label: "Expirado (encerrado antes do fim)" },
];

/** The sections of a sponsor's form. */
export function SponsorFields({ values, logo = null, answer }: SponsorFieldsProps) {
  const known = fieldOf(answer);
  const field = (name: string, usual?: string) => known(name, values?.[name] ?? usual);
  return (
    <>
      <FormSection title="Empresa">
        <InputField label="Nome" required maxLength={120} {...field("name")} />
        <InputField
          label="Segmento"
          optional
          maxLength={80}
          placeholder="Material esportivo"
          {...field("segment")}
        />
        <InputField label="CNPJ" optional format="cnpj" maxLength={18} {...field("cnpj")} />
        <InputField label="Responsável" optional maxLength={120} {...field("responsible")} />
        <InputField label="Telefone" optional type="tel" format="phone" maxLength={20} {...field("phone")} />
        <InputField label="Endereço" optional maxLength={200} {...field("address")} />
      </FormSection>
      <FormSection title="Contrato">
        <SelectField label="Nível" options={SPONSOR_LEVELS} {...field("level", "Bronze")} />
        <SelectField
          label="Situação"
          hint="Um contrato aprovado começa e expira sozinho, nas datas dele."
          options={STATUSES}
          {...field("status", "Ativo")}
        />
        <InputField label="Início" optional type="date" {...field("contractStart")} />
        <InputField
          label="Fim"
          optional
          type="date"
          hint="O último dia em que a marca aparece."
          {...field("contractEnd")}
        />
        <Checkbox
          label="Em destaque na página de patrocinadores"
          name="featured"
          className="sm:col-span-2"
          defaultChecked={answer ? answer.typed["featured"] === "on" : values?.["featured"] === "on"}
        />
      </FormSection>
      <FormSection title="Página pública">
        <InputField
          label="Site"
          optional
          inputMode="url"
          maxLength={300}
          placeholder="https://empresa.com.br"
          className="sm:col-span-2"
          {...field("link")}
        />
        <TextareaField
          label="Descrição"
          optional
          rows={4}
          maxLength={600}
          className="sm:col-span-2"
          {...field("description")}
        />
        <LogoChoice logo={logo} error={answer?.fields["logo"]} />
      </FormSection>
    </>
  );
}
