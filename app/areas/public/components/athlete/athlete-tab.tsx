import type { SiteTab } from "#domain/athletes/site-tabs.ts";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";
import { AboutTab } from "./about-tab.tsx";
import { ContactTab } from "./contact-tab.tsx";
import { GalleryTab } from "./gallery-tab.tsx";
import { HistoryTab } from "./history-tab.tsx";
import { StatsTab } from "./stats-tab.tsx";
import { VideosTab } from "./videos-tab.tsx";

export function AthleteTab({ athlete, tab }: { athlete: AthleteSite; tab: SiteTab }) {
  switch (tab) {
    case "sobre":
      return <AboutTab athlete={athlete} />;
    case "estatisticas":
      return <StatsTab stats={athlete.stats} />;
    case "galeria":
      return <GalleryTab athlete={athlete} />;
    case "videos":
      return <VideosTab athlete={athlete} />;
    case "historia":
      return <HistoryTab history={athlete.history} />;
    case "contato":
      return <ContactTab athlete={athlete} />;
  }
}
