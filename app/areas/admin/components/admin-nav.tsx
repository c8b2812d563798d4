import {
  ClipboardCheck,
  CreditCard,
  ExternalLink,
  Flag,
  LayoutDashboard,
  LogOut,
  Mail,
  Trophy,
} from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { Link } from "#app/components/link.tsx";
import { Logo } from "#app/components/logo.tsx";

export type Waiting = { reviews: number; reports: number; messages: number };

/** Only what works stands here; lists of athletes, clubs and the rest join with their pages. */
export function AdminNav({ waiting }: { waiting: Waiting }) {
  const { pathname, search } = useLocation();
  const reports = pathname === "/admin/revisoes" && new URLSearchParams(search).get("tipo") === "report";
  const reviews = pathname.startsWith("/admin/revisoes") && !reports;
  return (
    <nav aria-label="Administração" className="on-dark flex min-h-full w-full flex-col gap-6">
      <Link to="/admin" className="flex min-h-11 items-center rounded-md px-2">
        <Logo />
      </Link>
      <div className="grid gap-1">
        <Entry to="/admin" current={pathname === "/admin" || pathname === "/admin/dashboard"}>
          <LayoutDashboard aria-hidden="true" />
          Dashboard
        </Entry>
        <Entry to="/admin/revisoes" current={reviews} count={waiting.reviews}>
          <ClipboardCheck aria-hidden="true" />
          Revisões
        </Entry>
        <Entry to="/admin/revisoes?tipo=report" current={reports} count={waiting.reports}>
          <Flag aria-hidden="true" />
          Denúncias
        </Entry>
        <Entry
          to="/admin/mensagens"
          current={pathname.startsWith("/admin/mensagens")}
          count={waiting.messages}
        >
          <Mail aria-hidden="true" />
          Mensagens
        </Entry>
        <Entry to="/admin/ranking" current={pathname === "/admin/ranking"}>
          <Trophy aria-hidden="true" />
          Ranking
        </Entry>
        <Entry to="/admin/planos" current={pathname.startsWith("/admin/planos")}>
          <CreditCard aria-hidden="true" />
          Planos
        </Entry>
      </div>
      <div className="mt-auto grid gap-1 border-t border-white/20 pt-4">
        <Link to="/" className="admin-link">
          <ExternalLink aria-hidden="true" />
          Ver o site
        </Link>
        <PostForm action="/sair">
          <button type="submit" className="admin-link">
            <LogOut aria-hidden="true" />
            Sair
          </button>
        </PostForm>
      </div>
    </nav>
  );
}

type EntryProps = { to: string; current: boolean; count?: number; children: ReactNode };

function Entry({ to, current, count = 0, children }: EntryProps) {
  return (
    <Link to={to} aria-current={current ? "page" : undefined} className="admin-link">
      {children}
      {count > 0 && (
        <span className="admin-count">
          {count}
          <span className="sr-only"> aguardando</span>
        </span>
      )}
    </Link>
  );
}
