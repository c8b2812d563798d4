import { fact, Facts } from "#app/components/facts.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import type { HistoryEntry, ProfileSection } from "#domain/athletes/profile-values.ts";
import { formatHeight, formatWeight } from "#domain/athletes/measures.ts";
import { formatPlace } from "#domain/places.ts";
import type { StaffProfile } from "#server/athletes/staff/profile.server.ts";
import { athletePath } from "../record-paths.ts";
import { Panel, Written } from "./panel.tsx";

interface Edited {
  /** A deleted profile is restored before it is changed. */
  deleted: boolean;
}

type Personal = Edited &
  Pick<
    StaffProfile,
    "id" | "name" | "nickname" | "birth" | "estimatedYear" | "modality" | "place" | "subdomain" | "minor"
  >;

export const PersonalFacts = ({ athlete }: { athlete: Personal }) => (
  <Panel title="Dados Pessoais">
    <Facts
      facts={[
        fact("Nome", athlete.name),
        fact("Apelido", athlete.nickname),
        fact("Ano de nascimento", birthText(athlete)),
        fact("Modalidade", athlete.modality),
        fact("Cidade", formatPlace(athlete.place)),
        fact("Endereço", `/a/${athlete.subdomain}`),
      ]}
    />
    <EditLinks id={athlete.id} edited={athlete.deleted ? [] : [["pessoais", "Editar dados pessoais"]]} />
  </Panel>
);

function birthText({ birth, estimatedYear }: Personal): string | null {
  if (birth) return `${birth.year} (${birth.age} anos)`;
  return estimatedYear ? `${estimatedYear}, estimado pela idade` : null;
}

type Career = Edited & { history: readonly HistoryEntry[] } & Pick<
    StaffProfile,
    | "id"
    | "position"
    | "secondaryPositions"
    | "club"
    | "category"
    | "shirtNumber"
    | "heightCm"
    | "weightKg"
    | "foot"
    | "traits"
    | "about"
  >;

export const CareerFacts = ({ athlete }: { athlete: Career }) => (
  <Panel title="Carreira">
    <Facts
      facts={[
        fact("Posição", [athlete.position, ...athlete.secondaryPositions].filter(Boolean).join(", ")),
        fact("Clube", athlete.club),
        fact("Categoria", athlete.category),
        fact("Camisa", athlete.shirtNumber),
        fact("Altura", athlete.heightCm && formatHeight(athlete.heightCm)),
        fact("Peso", athlete.weightKg && formatWeight(athlete.weightKg)),
        fact("Pé", athlete.foot),
        fact("Características", athlete.traits.join(", ")),
      ]}
    />
    {athlete.history.length > 0 && (
      <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-compact">
        {athlete.history.map(({ year, club, category }) => (
          <li key={`${year} ${club} ${category ?? ""}`} className="wrap-anywhere">
            {[year, club, category].filter(Boolean).join(" · ")}
          </li>
        ))}
      </ul>
    )}
    {athlete.about && <Written>{athlete.about}</Written>}
    <EditLinks
      id={athlete.id}
      edited={
        athlete.deleted
          ? []
          : [
              ["esportivos", "Editar carreira"],
              ["historico", "Editar histórico"],
              ["sobre", "Editar o texto"],
            ]
      }
    />
  </Panel>
);

const EditLinks = ({ id, edited }: { id: string; edited: readonly [ProfileSection, string][] }) =>
  edited.length > 0 && (
    <p className="mt-4 flex flex-wrap gap-2">
      {edited.map(([section, label]) => (
        <ButtonLink key={section} to={athletePath(id, `editar/${section}`)} size="small">
          {label}
        </ButtonLink>
      ))}
    </p>
  );
