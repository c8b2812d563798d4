/** The athlete's site, a tab an address; the first one needs no name in it. */
export const SITE_TABS = [
  { id: "sobre", label: "Sobre" },
  { id: "estatisticas", label: "Estatísticas" },
  { id: "galeria", label: "Galeria" },
  { id: "videos", label: "Vídeos" },
  { id: "historia", label: "Histórico" },
  { id: "contato", label: "Contato" },
] as const;

export type SiteTab = (typeof SITE_TABS)[number]["id"];

/** An unknown tab is ignored: the visitor wanted the athlete. */
export const siteTab = (text: string | undefined): SiteTab =>
  SITE_TABS.find(({ id }) => id === text)?.id ?? "sobre";

/** Where a tab is, below the address of the whole site: `/a/kaua`, or nothing on the athlete's own host. */
export const siteAddress = (base: string, tab: SiteTab): string =>
  tab === "sobre" ? base || "/" : `${base}/${tab}`;
