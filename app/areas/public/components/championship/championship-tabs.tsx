import { Tabs } from "#app/components/tabs.tsx";
import { aboutPath, CHAMPIONSHIP_TABS, tabPath, type ChampionshipTab } from "./tabs.ts";

type ChampionshipTabsProps = {
  eventId: string;
  tabs: readonly ChampionshipTab[];
  current: ChampionshipTab | "sobre";
  /** Of several. */
  categoryId?: string | undefined;
};

/** The parts of a championship that has matches; the page about it stands last. */
export const ChampionshipTabs = ({ eventId, tabs, current, categoryId }: ChampionshipTabsProps) => (
  <Tabs
    label="Partes do campeonato"
    oneRow
    tabs={[
      ...CHAMPIONSHIP_TABS.filter(({ tab }) => tabs.includes(tab)).map(({ tab, label }) => ({
        to: tabPath(eventId, tab, categoryId),
        label,
        current: tab === current,
      })),
      { to: aboutPath(eventId), label: "Sobre", current: current === "sobre" },
    ]}
  />
);
