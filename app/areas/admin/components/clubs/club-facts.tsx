import { fact, Facts } from "#app/components/facts.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import type { ClubView } from "../../club-view.ts";
import { Panel } from "../panel.tsx";

/** What is kept of a club, its contact for the team included. */
export function ClubFacts({ club: { values, logo, wantedName, createdOn } }: { club: ClubView }) {
  return (
    <Panel title="O clube">
      {logo && (
        <LogoPicture logo={logo} alt={`Logo de ${values["name"]}`} size={72} className="mb-2 size-18" />
      )}
      <Facts
        facts={[
          ...(wantedName ? [fact("Nome pedido", wantedName)] : []),
          fact("CNPJ", values["cnpj"]),
          fact("Localização", values["city"]),
          fact("Endereço", values["address"]),
          fact("Fundação", values["foundationYear"]),
          fact("Categoria", values["category"]),
          fact("Parceria", values["partnership"]),
          fact(
            "Posição no ranking",
            values["position"] ? `${values["position"]}ª, fixa` : "Calculada automaticamente",
          ),
          fact("Responsável", values["responsible"]),
          fact("E-mail de contato", values["contactEmail"]),
          fact("Telefone", values["phone"]),
          fact("Instagram", values["instagram"]),
          fact("YouTube", values["youtube"]),
          fact("Site", values["website"]),
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
