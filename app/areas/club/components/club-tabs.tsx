import { useLocation } from "react-router";
import { Tabs } from "#app/components/tabs.tsx";

/** The pages of the section "Clube", in this order: overview, profile, matches, events (an area of their own), media, testimonials, people, card. */
const PAGES = [
  ["/club/dashboard", "Visão geral"],
  ["/club/perfil", "Perfil"],
  ["/club/jogos", "Jogos"],
  ["/organizar", "Eventos"],
  ["/club/midia", "Mídia"],
  ["/club/depoimentos", "Depoimentos"],
  ["/club/pessoas", "Pessoas"],
  ["/club/cartao", "Meu cartão"],
] as const;

/** A page joins the list together with its route, and so do the pages under it; elsewhere there are no tabs. */
export function ClubTabs() {
  const { pathname } = useLocation();
  const current = PAGES.find(([to]) => pathname === to || pathname.startsWith(`${to}/`))?.[0];
  if (!current) return null;
  return (
    <Tabs
      label="Páginas do clube"
      tabs={PAGES.map(([to, label]) => ({ to, label, current: to === current }))}
      className="print:hidden"
    />
  );
}
