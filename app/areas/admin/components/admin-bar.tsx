import { LogOut, Menu } from "lucide-react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { DropMenu } from "#app/components/drop-menu.tsx";
import { Link } from "#app/components/link.tsx";
import { LogoMark } from "#app/components/logo.tsx";
import type { Waiting } from "../nav-entries.ts";
import { AdminNav } from "./admin-nav.tsx";

type AdminUser = { email: string; initials: string };

export function AdminBar({ user, waiting }: { user: AdminUser; waiting: Waiting }) {
  return (
    <header className="admin-bar">
      <DropMenu
        className="admin-menu -ml-2 lg:hidden"
        buttonClass="grid size-11 shrink-0 place-items-center rounded-control hover:bg-line"
        panelClass="admin-side admin-drawer"
        button={
          <>
            <span className="sr-only">Menu</span>
            <Menu className="size-6" aria-hidden="true" />
          </>
        }
      >
        <AdminNav waiting={waiting} />
      </DropMenu>
      <div className="bar-brand">
        <Link
          to="/admin"
          className="inline-flex min-h-11 items-center gap-2 font-display text-2xl font-extrabold lg:hidden"
        >
          <LogoMark className="size-6 shrink-0" />
          <span className="logo-name">Administração</span>
        </Link>
      </div>
      <UserMenu email={user.email} initials={user.initials} />
    </header>
  );
}

function UserMenu({ email, initials }: AdminUser) {
  return (
    <DropMenu
      buttonClass="grid size-11 shrink-0 place-items-center rounded-full bg-grass-deep font-bold text-white hover:bg-ink lg:size-9 lg:text-sm"
      panelClass="admin-user"
      button={
        <>
          <span className="sr-only">Menu do usuário </span>
          {initials}
        </>
      }
    >
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="text-sm text-muted">Administrador</p>
      <PostForm action="/sair" className="mt-4">
        <SubmitButton size="small" className="w-full">
          <LogOut aria-hidden="true" />
          Sair
        </SubmitButton>
      </PostForm>
    </DropMenu>
  );
}
