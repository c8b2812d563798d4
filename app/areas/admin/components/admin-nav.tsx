import { ExternalLink, LogOut } from "lucide-react";
import { useLocation } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { Link } from "#app/components/link.tsx";
import { Logo } from "#app/components/logo.tsx";
import { formatNumber } from "#domain/number-text.ts";
import { currentEntry, NAV_ENTRIES, type NavEntry, type Waiting } from "../nav-entries.ts";

type AdminNavProps = { waiting: Waiting };

export function AdminNav({ waiting }: AdminNavProps) {
  const current = currentEntry(NAV_ENTRIES, useLocation());
  return (
    <nav aria-label="Administração" className="on-dark flex min-h-full w-full flex-col gap-2">
      <Link to="/admin" className="flex min-h-11 shrink-0 items-center rounded-md px-2">
        <Logo />
      </Link>
      <div className="grid gap-px">
        {NAV_ENTRIES.map((entry) => (
          <Entry
            key={entry.to}
            {...entry}
            current={entry === current}
            waiting={entry.count ? waiting[entry.count] : 0}
          />
        ))}
      </div>
      <div className="mt-auto grid gap-px border-t border-white/20 pt-2">
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

type EntryProps = Pick<NavEntry, "to" | "label" | "Icon"> & { current: boolean; waiting: number };

function Entry({ to, label, Icon, current, waiting }: EntryProps) {
  return (
    <Link to={to} aria-current={current ? "page" : undefined} className="admin-link">
      <Icon aria-hidden="true" />
      {label}
      {waiting > 0 && (
        <span className="admin-count">
          {waiting > 999 ? "999+" : formatNumber(waiting)}
          <span className="sr-only"> aguardando</span>
        </span>
      )}
    </Link>
  );
}
