import { ListPlus } from "lucide-react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { SITE_TABS, siteAddress } from "#domain/athletes/site-tabs.ts";
import type { AthleteSiteData } from "../../load-athlete-site.ts";
import { ReportLink } from "#app/components/report-link.tsx";
import { AthleteHero } from "./athlete-hero.tsx";
import { AthleteTab } from "./athlete-tab.tsx";

/** The whole page below the product's header, at whichever address it was asked for. */
export function AthleteSite({ site, answer }: { site: AthleteSiteData; answer?: Refused }) {
  const { athlete, access, isOpen, tab, base } = site;
  const [search] = useSearchParams();
  const tabs = SITE_TABS.map(({ id, label }) => ({
    to: siteAddress(base, id),
    label,
    current: id === tab,
  }));
  return (
    <article>
      {!isOpen && (
        <Container className="py-4">
          <Notice tone="warning" title="Esta página não é pública">
            Só o atleta, o responsável e a nossa equipe veem. É assim que ela fica quando estiver no ar.
          </Notice>
        </Container>
      )}
      <AthleteHero athlete={athlete} photo={search.get("foto")} />
      <Container className="pb-16">
        <Tabs label={`Seções do perfil de ${athlete.name}`} tabs={tabs} className="mb-8" />
        {access.lists && (
          <p className="mb-6">
            <ButtonLink to={`/club/listas/adicionar?atletas=${athlete.subdomain}`} size="small">
              <ListPlus aria-hidden="true" />
              Adicionar à lista
            </ButtonLink>
          </p>
        )}
        <AthleteTab site={site} answer={answer} />
        <ReportLink type="athlete" id={athlete.id} className="mt-10" />
      </Container>
    </article>
  );
}
