import { lazy } from "react";

// A visitor reads one tab: the browser loads its code alone. Without a boundary of their own they are part of
// the page, so that the server sends them whole and the old tab stays until the new one is there.
export const AboutTab = lazy(async () => ({ default: (await import("./about-tab.tsx")).AboutTab }));
export const ComparisonPanel = lazy(async () => ({
  default: (await import("./comparison-panel.tsx")).ComparisonPanel,
}));
export const ContactTab = lazy(async () => ({ default: (await import("./contact-tab.tsx")).ContactTab }));
export const GalleryTab = lazy(async () => ({ default: (await import("./gallery-tab.tsx")).GalleryTab }));
export const HistoryTab = lazy(async () => ({ default: (await import("./history-tab.tsx")).HistoryTab }));
export const StatsTab = lazy(async () => ({ default: (await import("./stats-tab.tsx")).StatsTab }));
export const VideosTab = lazy(async () => ({ default: (await import("./videos-tab.tsx")).VideosTab }));
