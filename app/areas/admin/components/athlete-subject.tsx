import { Badge } from "#app/components/badge.tsx";
import { formatHeight, formatWeight } from "#domain/athletes/measures.ts";
import { formatPlace } from "#domain/places.ts";
import type { SubjectData } from "../review-view.ts";
import { fact, Facts, type Fact } from "#app/components/facts.tsx";
import { Photos } from "./photos.tsx";
import { Panel } from "./panel.tsx";
import { MarkedText } from "./marked-text.tsx";

type AthleteData = Extract<SubjectData, { type: "athlete" }>;

export function AthleteSubject({ athlete, guardianship, birthdateChange }: AthleteData) {
  const { site } = athlete;
  return (
    <>
      <Authorisation {...guardianship} />
      <Panel title={birthdateChange ? "Mudança pedida" : "Perfil"}>
        <Facts facts={[...birthFacts(athlete), ...profileFacts(site)]} />
        {site.about && <MarkedText>{site.about}</MarkedText>}
      </Panel>
      <Photos name={site.name} portrait={site.photo} gallery={site.gallery} />
    </>
  );
}

type Guardianship = AthleteData["guardianship"];

const NOBODY = { name: null, confirmedAt: null, consent: null };

function Authorisation({ guardians, formerRevokes }: Guardianship) {
  const people = guardians.length > 0 ? guardians : [NOBODY];
  return (
    <Panel title="Autorização">
      <div className="grid gap-5">
        {people.map((person, index) => {
          const place = people.length > 1 ? `${index + 1}º responsável` : "Responsável";
          return <Facts key={place} facts={guardianFacts(place, person)} />;
        })}
        {formerRevokes.length > 0 && (
          <Facts facts={[fact("Retirada de quem saiu", `em ${formerRevokes.join(" e em ")}`)]} />
        )}
      </div>
    </Panel>
  );
}

const guardianFacts = (
  place: string,
  { name, confirmedAt, consent }: Guardianship["guardians"][number] | typeof NOBODY,
): Fact[] => [
  fact(place, name),
  fact(
    "Confirmou quem é",
    <YesOrNo yes="Sim" no="Ainda não" given={confirmedAt !== null} at={confirmedAt} />,
  ),
  fact(
    "Última decisão",
    <YesOrNo
      yes="Autorizou"
      no={consent ? DECISIONS[consent.decision] : "Nenhuma"}
      given={consent?.decision === "granted"}
      at={consent?.createdAt}
    />,
  ),
  fact("Versão do texto", consent?.textVersion),
];

const DECISIONS = {
  granted: "Autorizou",
  revoked: "Revogou",
  lifted: "Retirada desfeita pela equipe",
  asked_again: "Ainda não respondeu, após união de perfis",
} as const;

type YesOrNoProps = { yes: string; no: string; given: boolean; at?: string | null };

const YesOrNo = ({ yes, no, given, at }: YesOrNoProps) => (
  <>
    <Badge tone={given ? "grass" : "danger"}>{given ? yes : no}</Badge>
    {at && ` em ${at}`}
  </>
);

function birthFacts({ birth, requestedBirth, birthdateEstimated }: AthleteData["athlete"]): Fact[] {
  const words = (value: { year: number; age: number }) => `${value.year} (${value.age} anos)`;
  const current = birth && words(birth) + (birthdateEstimated ? ", estimado" : "");
  const facts = [fact("Ano de nascimento", current)];
  if (requestedBirth) facts.push(fact("Ano pedido", <Badge tone="canary">{words(requestedBirth)}</Badge>));
  return facts;
}

const profileFacts = (site: AthleteData["athlete"]["site"]): Fact[] => [
  fact("Endereço", `/a/${site.subdomain}`),
  fact("Apelido", site.nickname),
  fact("Posição", site.position),
  fact("Clube", site.club),
  fact("Cidade", formatPlace(site)),
  fact(
    "Medidas",
    [site.heightCm && formatHeight(site.heightCm), site.weightKg && formatWeight(site.weightKg)]
      .filter(Boolean)
      .join(" · "),
  ),
  fact("Conquistas", site.achievements.join("; ")),
  fact("Histórico", site.history.map(historyText).join("; ")),
  fact("Clubes das temporadas", [...new Set(site.seasons.flatMap(({ club }) => club ?? []))].join("; ")),
  fact("Vídeos", site.videos.map(({ title }) => title).join("; ")),
];

const historyText = ({ year, club, category }: AthleteData["athlete"]["site"]["history"][number]): string =>
  [year, club, category].filter(Boolean).join(" ");
