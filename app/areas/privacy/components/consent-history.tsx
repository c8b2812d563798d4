import { Badge } from "#app/components/badge.tsx";
import { Card } from "#app/components/card.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { ConsentDecision } from "#domain/guardians/consent.ts";

type Consent = {
  id: string;
  athlete: string;
  /** What may be shown: the profile, or the name on competition pages. */
  about: "profile" | "name";
  byPerson: boolean;
  decision: ConsentDecision;
  textVersion: string;
  createdAt: string;
};
type Terms = { version: string; acceptedAt: string };

const TONES = { granted: "grass", revoked: "danger", lifted: "neutral", asked_again: "neutral" } as const;

const DECISIONS: Record<ConsentDecision, string> = {
  granted: "Autorizou",
  revoked: "Revogou",
  lifted: "Retirada desfeita pela equipe",
  asked_again: "Nova resposta pedida, após união de perfis",
};

const ABOUT: Record<Consent["about"], string> = {
  profile: "Publicar o perfil",
  name: "Nome em campeonatos",
};

const CONSENT_COLUMNS: Column<Consent>[] = [
  { header: "Atleta", rowHeader: true, cell: ({ athlete }) => athlete },
  { header: "Sobre", cell: ({ about }) => ABOUT[about] },
  {
    header: "Decisão",
    cell: ({ decision }) => <Badge tone={TONES[decision]}>{DECISIONS[decision]}</Badge>,
  },
  { header: "Quem decidiu", cell: ({ byPerson }) => (byPerson ? "Você" : "Responsável") },
  {
    header: "Texto",
    cell: ({ textVersion }) => (
      <TextLink to={`/responsavel/texto/${textVersion}`}>
        versão {textVersion.replace("campeonatos-", "")}
      </TextLink>
    ),
  },
  { header: "Quando", cell: ({ createdAt }) => createdAt },
];

const TERMS_COLUMNS: Column<Terms>[] = [
  { header: "Texto", rowHeader: true, cell: ({ version }) => `Termos de uso e política, versão ${version}` },
  { header: "Quando", cell: ({ acceptedAt }) => acceptedAt },
];

/** Every decision, as it was made; none can be changed afterwards. */
export function ConsentHistory({
  consents,
  terms,
}: {
  consents: readonly Consent[];
  terms: readonly Terms[];
}) {
  return (
    <Card title="O que foi autorizado">
      <div className="grid gap-5">
        {consents.length > 0 ? (
          <Table
            caption="Autorizações"
            columns={CONSENT_COLUMNS}
            rows={consents}
            rowKey={({ id }) => id}
            narrow="stack"
          />
        ) : (
          <p className="text-muted">Nenhuma autorização foi dada por você ou sobre você.</p>
        )}
        {terms.length > 0 && (
          <Table
            caption="Termos aceitos"
            columns={TERMS_COLUMNS}
            rows={terms}
            rowKey={({ version, acceptedAt }) => version + acceptedAt}
            narrow="stack"
          />
        )}
        <p className="text-compact text-muted">
          O que vale hoje está na <TextLink to="/politica">política de privacidade</TextLink>.
        </p>
      </div>
    </Card>
  );
}
