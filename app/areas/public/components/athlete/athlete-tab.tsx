import type { Refused } from "#app/forms/refuse.ts";
import type { AthleteSiteData } from "../../load-athlete-site.ts";
import { AboutTab } from "./about-tab.tsx";
import { ComparisonPanel } from "./comparison-panel.tsx";
import { ContactTab } from "./contact-tab.tsx";
import { GalleryTab } from "./gallery-tab.tsx";
import { HistoryTab } from "./history-tab.tsx";
import { StatsTab } from "./stats-tab.tsx";
import { VideosTab } from "./videos-tab.tsx";

export function AthleteTab({ site, answer }: { site: AthleteSiteData; answer?: Refused }) {
  const { athlete } = site;
  switch (site.tab) {
    case "sobre":
      return <AboutTab athlete={athlete} shareUrl={site.isOpen ? site.url : null} />;
    case "estatisticas":
      return (
        <StatsTab stats={athlete.stats}>
          <ComparisonPanel stats={athlete.stats} name={athlete.name} comparison={site.comparison} />
        </StatsTab>
      );
    case "galeria":
      return <GalleryTab athlete={athlete} />;
    case "videos":
      return <VideosTab videos={athlete.videos} open={site.access.videos} />;
    case "historia":
      return <HistoryTab history={athlete.history} />;
    case "contato":
      return <ContactTab site={site} answer={answer} />;
  }
}
