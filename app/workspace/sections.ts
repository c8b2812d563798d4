import type { ProfileType } from "#domain/identity/roles.ts";

export interface WorkspaceSection {
  to: string;
  /** The words in the bar of a wide screen, and in the tab of a phone. */
  label: string;
  tab: string;
  icon:
    | "profile"
    | "media"
    | "numbers"
    | "messages"
    | "account"
    | "decisions"
    | "athletes"
    | "club"
    | "search"
    | "lists"
    | "events";
  /** Pages of the section that its own address is not the beginning of. */
  under?: readonly string[];
  /** Where it stands; everywhere if not said. */
  only?: "bar" | "tabs";
}

/** What a member does in their own area. A section joins the list together with its page. */
const SECTIONS = {
  athlete: [
    { to: "/athlete/dashboard", label: "Meu perfil", tab: "Perfil", icon: "profile" },
    { to: "/athlete/midia", label: "Fotos e vídeos", tab: "Mídia", icon: "media" },
    { to: "/athlete/numeros", label: "Números", tab: "Números", icon: "numbers" },
    { to: "/contatos", label: "Pedidos", tab: "Pedidos", icon: "messages" },
    // Phones have room for five: there the registrations are in the account's menu, and no tab is marked.
    { to: "/inscricoes", label: "Inscrições", tab: "Inscrições", icon: "events", only: "bar" },
    { to: "/conta/assinatura", label: "Assinatura", tab: "Assinatura", icon: "account", only: "bar" },
    { to: "/conta", label: "Conta", tab: "Conta", icon: "account", only: "tabs" },
  ],
  guardian: [
    { to: "/responsavel", label: "Decisões", tab: "Decisões", icon: "decisions" },
    { to: "/contatos", label: "Conversas", tab: "Conversas", icon: "messages" },
    {
      to: "/responsavel/atletas",
      under: ["/responsavel/atleta"],
      label: "Meus atletas",
      tab: "Atletas",
      icon: "athletes",
    },
    { to: "/inscricoes", label: "Inscrições", tab: "Inscrições", icon: "events" },
    { to: "/conta", label: "Conta", tab: "Conta", icon: "account" },
  ],
  // In this order: Buscar, Listas, Conversas, Eventos, Atletas do clube, Clube.
  club: [
    {
      to: "/club/buscar",
      under: ["/club/favoritos", "/club/buscas"],
      label: "Buscar",
      tab: "Buscar",
      icon: "search",
    },
    { to: "/club/listas", under: ["/club/comparar"], label: "Listas", tab: "Listas", icon: "lists" },
    { to: "/contatos", label: "Conversas", tab: "Conversas", icon: "messages" },
    // Phones have room for five: there it is a page of the club.
    { to: "/organizar", label: "Eventos", tab: "Eventos", icon: "events", only: "bar" },
    { to: "/club/atletas", label: "Atletas do clube", tab: "Atletas", icon: "athletes" },
    { to: "/club/dashboard", under: ["/club", "/organizar"], label: "Clube", tab: "Clube", icon: "club" },
  ],
} satisfies Partial<Record<ProfileType, readonly WorkspaceSection[]>>;

export type WorkspaceType = keyof typeof SECTIONS;

export const sectionsOf = (type: WorkspaceType): readonly WorkspaceSection[] => SECTIONS[type];

/** The section whose address, or whose pages, lie closest above the page. */
export function currentSection(
  sections: readonly WorkspaceSection[],
  pathname: string,
): WorkspaceSection | undefined {
  // A section's own address is closer than the same one under another section.
  const closeness = ({ to, under = [] }: WorkspaceSection): number =>
    Math.max(
      liesUnder(to, pathname) ? to.length + 0.5 : 0,
      ...under.map((start) => (liesUnder(start, pathname) ? start.length : 0)),
    );
  return sections
    .filter((section) => closeness(section) > 0)
    .toSorted((a, b) => closeness(b) - closeness(a))[0];
}

const liesUnder = (start: string, pathname: string): boolean =>
  pathname === start || pathname.startsWith(`${start}/`);
