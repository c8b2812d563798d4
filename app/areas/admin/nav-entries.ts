import {
  Building2,
  CalendarDays,
  ClipboardCheck,
  CreditCard,
  Flag,
  HeartHandshake,
  History,
  Image,
  Import,
  LayoutDashboard,
  ListOrdered,
  Mail,
  Settings,
  Trophy,
  UserCog,
  Users,
  type LucideIcon,
} from "lucide-react";

/** How many things wait for a person, by entry of the sidebar. */
export interface Waiting {
  reviews: number;
  media: number;
  reports: number;
  messages: number;
  events: number;
}

export interface NavEntry {
  /** An address, with a query where a filtered list has an entry of its own. */
  to: string;
  label: string;
  Icon: LucideIcon;
  count?: keyof Waiting;
}

/** The sidebar, from top to bottom. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  {
    to: "/admin",
    label: "Dashboard",
    Icon: LayoutDashboard,
  },
  {
    to: "/admin/revisoes",
    label: "Revisões",
    Icon: ClipboardCheck,
    count: "reviews",
  },
  {
    to: "/admin/revisoes?tipo=midia",
    label: "Mídia",
    Icon: Image,
    count: "media",
  },
  {
    to: "/admin/revisoes?tipo=report",
    label: "Denúncias",
    Icon: Flag,
    count: "reports",
  },
  {
    to: "/admin/mensagens",
    label: "Mensagens",
    Icon: Mail,
    count: "messages",
  },
  {
    to: "/admin/atletas",
    label: "Atletas",
    Icon: Users,
  },
  {
    to: "/admin/clubes",
    label: "Clubes",
    Icon: Building2,
  },
  {
    to: "/admin/eventos",
    label: "Eventos",
    Icon: CalendarDays,
    count: "events",
  },
  {
    to: "/admin/campeonatos",
    label: "Campeonatos",
    Icon: Trophy,
  },
  {
    to: "/admin/patrocinadores",
    label: "Patrocinadores",
    Icon: HeartHandshake,
  },
  {
    to: "/admin/planos",
    label: "Planos",
    Icon: CreditCard,
  },
  {
    to: "/admin/ranking",
    label: "Ranking",
    Icon: ListOrdered,
  },
  {
    to: "/admin/usuarios",
    label: "Usuários",
    Icon: UserCog,
  },
  {
    to: "/admin/registro",
    label: "Registro",
    Icon: History,
  },
  {
    to: "/admin/importar",
    label: "Importar",
    Icon: Import,
  },
  {
    to: "/admin/ajustes",
    label: "Ajustes",
    Icon: Settings,
  },
];

/** The entry whose address lies closest above the page; one with a query is for exactly that list. */
export function currentEntry(
  entries: readonly NavEntry[],
  page: { pathname: string; search: string },
): NavEntry | undefined {
  return entries
    .filter(({ to }) => standsAbove(to, page))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
}

function standsAbove(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path = to, query] = to.split("?");
  if (path === "/admin") return pathname === path || pathname === "/admin/dashboard";
  if (!query) return pathname === path || pathname.startsWith(`${path}/`);
  const [[name, value] = ["", ""]] = new URLSearchParams(query);
  return pathname === path && new URLSearchParams(search).get(name) === value;
}
