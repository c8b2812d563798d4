import { lazy } from "react";
import type { Refused } from "#app/forms/refuse.ts";
import type { AthleteSiteData } from "../../load-athlete-site.ts";
import { CompareLink } from "./compare-link.tsx";

// A visitor reads one tab: the browser loads its code alone. Without a boundary of their own they are part of
// the page, so that the server sends them whole and the old tab stays until the new one is there.
const AboutTab = lazy(async () => ({ default: (await import("./about-tab.tsx")).AboutTab }));
const ComparisonPanel = lazy(async () => ({
  default: (await import("./comparison-panel.tsx")).ComparisonPanel,
}));
const ContactTab = lazy(async () => ({ default: (await import("./contact-tab.tsx")).ContactTab }));
const GalleryTab = lazy(async () => ({ default: (await import("./gallery-tab.tsx")).GalleryTab }));
const HistoryTab = lazy(async () => ({ default: (await import("./history-tab.tsx")).HistoryTab }));
const StatsTab = lazy(async () => ({ default: (await import("./stats-tab.tsx")).StatsTab }));
const VideosTab = lazy(async () => ({ default: (await import("./videos-tab.tsx")).VideosTab }));

export function AthleteTab({ site, answer }: { site: AthleteSiteData; answer?: Refused }) {
  const { athlete } = site;
  switch (site.tab) {
    case "sobre":
      return <AboutTab athlete={athlete} shareUrl={site.isOpen ? site.url : null} />;
    case "estatisticas":
      return (
        <StatsTab stats={athlete.stats}>
          {site.comparison ? (
            <ComparisonPanel stats={athlete.stats} name={athlete.name} {...site.comparison} />
          ) : (
            <CompareLink />
          )}
        </StatsTab>
      );
    case "galeria":
      return <GalleryTab athlete={athlete} />;
    case "videos":
      return (
        <VideosTab videos={athlete.videos} addresses={site.videoAddresses} waits={site.access.waits.videos} />
      );
    case "historia":
      return <HistoryTab history={athlete.history} />;
    case "contato":
      return <ContactTab site={site} answer={answer} />;
  }
}
