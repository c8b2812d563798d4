import { fact, Facts } from "#app/components/facts.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import type { SponsorView } from "../../sponsor-view.ts";
import { Panel } from "../panel.tsx";

/** What is kept of a sponsor, its contact for the team included. */
export function SponsorFacts({ sponsor }: { sponsor: SponsorView }) {
  const { values, logo, contract, person, createdOn } = sponsor;
  return (
    <Panel title="A empresa">
      {logo && (
        <LogoPicture logo={logo} alt={`Logo de ${values["name"]}`} size={72} className="mb-2 size-18" />
      )}
      <Facts
        facts={[
          fact("Segmento", values["segment"]),
          fact("Contrato", contract),
          fact("Nível", values["level"]),
          fact("CNPJ", values["cnpj"]),
          fact("Responsável", values["responsible"]),
          fact("Telefone", values["phone"]),
          fact("Endereço", values["address"]),
          fact("Site", values["link"]),
          fact("Quem cuida da página", person ?? "A equipe"),
          fact("Cadastrado em", createdOn),
          fact(
            "Descrição",
            values["description"] && (
              <span className="font-normal whitespace-pre-line">{values["description"]}</span>
            ),
          ),
        ]}
      />
    </Panel>
  );
}
