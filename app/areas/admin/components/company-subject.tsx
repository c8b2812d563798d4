import { Badge } from "#app/components/badge.tsx";
import { formatCnpj } from "#domain/cnpj.ts";
import { formatPhone } from "#domain/phone.ts";
import { formatPlace } from "#domain/places.ts";
import type { SubjectData } from "../review-view.ts";
import { fact, Facts, type Fact } from "#app/components/facts.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import { Panel, Written } from "./panel.tsx";

type CompanyData = Extract<SubjectData, { type: "club" | "sponsor" }>;

/** What helps to judge whether a club or a sponsor is who it claims to be. */
export function CompanySubject({ type, company }: CompanyData) {
  const facts: Fact[] = [
    fact("CNPJ", company.cnpj && formatCnpj(company.cnpj)),
    fact("Responsável", company.responsible),
    fact("Telefone", company.phone && formatPhone(company.phone)),
    fact("Endereço", company.address),
    ...ownFacts({ type, company } as CompanyData),
    fact("Cadastro", company.createdAt),
  ];
  return (
    <Panel title={type === "club" ? "Clube" : "Patrocinador"}>
      {company.logo && (
        <LogoPicture logo={company.logo} alt={`Logo de ${company.name}`} size={96} className="mb-4 size-24" />
      )}
      <Facts facts={facts} />
      {company.description && <Written>{company.description}</Written>}
    </Panel>
  );
}

function ownFacts(subject: CompanyData): Fact[] {
  if (subject.type === "sponsor") {
    const { link, status } = subject.company;
    return [fact("Site", link && <ExternalLink href={link} />), fact("Situação", status)];
  }
  const { email, verified, wantedName } = subject.company;
  return [
    ...(wantedName ? [fact("Nome de hoje", subject.company.name), fact("Nome novo pedido", wantedName)] : []),
    fact("E-mail", email),
    fact("Cidade", formatPlace(subject.company)),
    fact("Situação", verified ? <Badge tone="grass">Verificado</Badge> : "Não verificado"),
  ];
}

const ExternalLink = ({ href }: { href: string }) => (
  <a href={href} rel="noopener nofollow" className="text-grass underline underline-offset-4">
    {href}
  </a>
);
