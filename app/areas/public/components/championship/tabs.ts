/** The parts of a championship's page, each with its address. */
export const CHAMPIONSHIP_TABS = [
  { tab: "tabela", label: "Tabela" },
  { tab: "rodadas", label: "Rodadas" },
  { tab: "chave", label: "Chave" },
  { tab: "artilharia", label: "Artilharia" },
  { tab: "disciplina", label: "Disciplina" },
  { tab: "defesas", label: "Defesas" },
  { tab: "equipes", label: "Equipes" },
] as const;
export type ChampionshipTab = (typeof CHAMPIONSHIP_TABS)[number]["tab"];

interface Shown {
  format: "league" | "groups" | "knockout";
  hidden: boolean;
}

/** A league has no bracket, a knockout no table, and children's tables are hidden. */
export const tabsOf = ({ format, hidden }: Shown): ChampionshipTab[] =>
  CHAMPIONSHIP_TABS.map(({ tab }) => tab).filter((tab) => {
    if (tab === "tabela") return format !== "knockout" && !hidden;
    if (tab === "defesas" || tab === "artilharia" || tab === "disciplina") return !hidden;
    if (tab === "chave") return format !== "league";
    return true;
  });

/** What opens first: the table, or the bracket where there is none. Where scores are hidden it is the rounds. */
export function firstTab(shown: Shown): ChampionshipTab {
  if (tabsOf(shown).includes("tabela")) return "tabela";
  return shown.hidden ? "rodadas" : "chave";
}

export const matchPath = (eventId: string, matchId: string): string =>
  `/campeonatos/${eventId}/jogos/${matchId}`;

export const tabPath = (eventId: string, tab: ChampionshipTab, categoryId?: string): string =>
  `/campeonatos/${eventId}/${tab}${ofCategory(categoryId)}`;

export const teamCalendarPath = (eventId: string, teamId: string): string =>
  `/campeonatos/${eventId}/equipes/${teamId}/jogos.ics`;

/** What the event's page says. Until the first sheet is closed the event's own address shows it too. */
export const aboutPath = (eventId: string): string => `/campeonatos/${eventId}/sobre`;

export const tableImagePath = (eventId: string, categoryId?: string): string =>
  `/campeonatos/${eventId}/tabela.jpg${ofCategory(categoryId)}`;

export const printPath = (eventId: string, categoryId?: string): string =>
  `/campeonatos/${eventId}/imprimir${ofCategory(categoryId)}`;

/** The page with the code; the frame itself is at `embedPath`. */
export const embedCodePath = (eventId: string, categoryId?: string): string =>
  `/campeonatos/${eventId}/incorporar/codigo${ofCategory(categoryId)}`;

export const EMBED_PARTS = ["tabela", "rodadas", "artilharia"] as const;
export type EmbedPart = (typeof EMBED_PARTS)[number];

export const embedPath = (eventId: string, part: EmbedPart, categoryId: string): string =>
  `/campeonatos/${eventId}/incorporar?categoria=${categoryId}&parte=${part}`;

const ofCategory = (id: string | undefined): string => (id ? `?categoria=${id}` : "");
