import { ChartColumn } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import type { AthleteSiteData } from "../../load-athlete-site.ts";
import {
  AboutTab,
  ComparisonPanel,
  ContactTab,
  GalleryTab,
  HistoryTab,
  StatsTab,
  VideosTab,
} from "./lazy-tabs.ts";

export function AthleteTab({ site, answer }: { site: AthleteSiteData; answer?: Refused }) {
  const { athlete } = site;
  switch (site.tab) {
    case "sobre":
      return <AboutTab athlete={athlete} shareUrl={site.isOpen ? site.url : null} />;
    case "estatisticas":
      return (
        <StatsTab athlete={athlete}>
          {site.comparison ? (
            <ComparisonPanel totals={athlete.totals} name={athlete.name} {...site.comparison} />
          ) : (
            <CompareLink />
          )}
        </StatsTab>
      );
    case "galeria":
      return <GalleryTab athlete={athlete} />;
    case "videos":
      return (
        <VideosTab videos={athlete.videos} addresses={site.videoAddresses} needs={site.access.needs.videos} />
      );
    case "historia":
      return <HistoryTab history={athlete.history} />;
    case "contato":
      return <ContactTab site={site} answer={answer} />;
  }
}

/** An address, so that the comparison works without script and can be shared. */
const CompareLink = () => (
  <ButtonLink to="?comparar=1" preventScrollReset rel="nofollow" className="justify-self-start">
    <ChartColumn aria-hidden="true" />
    Comparar com a média da categoria
  </ButtonLink>
);
