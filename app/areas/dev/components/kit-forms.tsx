import { AgeRange } from "#app/components/age-range.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Checkbox, Radio } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { POSITION_GROUPS } from "#domain/athletes/positions.ts";
import { KitSection } from "./kit-section.tsx";

export function KitForms({ ages }: { ages: [number, number] }) {
  return (
    <KitSection id="formularios" title="Formulários">
      <form method="get" className="grid items-start gap-6 md:grid-cols-2">
        <InputField label="Nome completo" name="nome" hint="Como está no documento." autoComplete="name" />
        <InputField
          label="E-mail"
          name="email"
          type="email"
          defaultValue="kaua@exemplo"
          error="Este e-mail não parece completo. Confira o final do endereço."
        />
        <SelectField
          label="Posição"
          name="posicao"
          defaultValue="Atacante"
          options={[{ value: "todas", label: "Todas as posições" }, ...POSITION_GROUPS]}
        />
        <InputField label="Clube atual" name="clube" optional disabled defaultValue="Esporte Clube Litoral" />
        <AgeRange minName="idadeMin" maxName="idadeMax" defaultMin={ages[0]} defaultMax={ages[1]} />
        <div>
          <Checkbox name="destaque" label="Somente atletas em destaque" defaultChecked />
          <Checkbox
            name="termos"
            label="Li e aceito os termos de uso"
            error="É preciso aceitar os termos para continuar."
          />
          <Radio name="lado" value="d" label="Destro" defaultChecked />
          <Radio name="lado" value="c" label="Canhoto" hint="Inclui quem usa os dois pés." />
        </div>
        <TextareaField
          className="md:col-span-2"
          label="Mensagem"
          name="mensagem"
          optional
          hint="Até 1.000 caracteres."
        />
        <div>
          <SubmitButton>Aplicar filtros</SubmitButton>
        </div>
      </form>
    </KitSection>
  );
}
