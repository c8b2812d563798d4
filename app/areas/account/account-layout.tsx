import { Outlet, useLocation } from "react-router";
import { Container } from "#app/components/container.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { memberGuard } from "#app/session/guards.ts";
import type { Route } from "./+types/account-layout.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

/** The server is asked at every change of page, so that the guard stands before each of them. */
export const loader = () => null;

const TABS = [
  { to: "/conta", label: "Dados da conta" },
  { to: "/conta/assinatura", label: "Assinatura" },
  { to: "/conta/seguranca", label: "Segurança" },
  { to: "/conta/privacidade", label: "Privacidade" },
];

export default function AccountLayout() {
  const { pathname } = useLocation();
  const current = TABS.findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  const tabs = TABS.map((tab) => ({ ...tab, current: tab === current }));
  return (
    <Container className="py-8 sm:py-14">
      <h1 className="text-5xl sm:text-6xl">Minha conta</h1>
      <Tabs label="Minha conta" tabs={tabs} className="mt-6 mb-8" />
      <Outlet />
    </Container>
  );
}
