import { LogOut, Menu } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { Button } from "#app/components/button.tsx";
import { LogoMark } from "#app/components/logo.tsx";
import { AdminNav, type Waiting } from "./admin-nav.tsx";

const DRAWER = "menu-administracao";
const USER_MENU = "menu-usuario";

export type AdminUser = { email: string; initials: string };

export function AdminBar({ user, waiting }: { user: AdminUser; waiting: Waiting }) {
  const drawer = useRef<HTMLDivElement>(null);
  return (
    <header className="admin-bar">
      <button
        type="button"
        popoverTarget={DRAWER}
        aria-label="Menu"
        className="-ml-2 grid size-11 place-items-center rounded-control hover:bg-line lg:hidden"
      >
        <Menu className="size-6" aria-hidden="true" />
      </button>
      <div ref={drawer} id={DRAWER} popover="auto" className="admin-side admin-drawer">
        <AdminNav waiting={waiting} onLeave={() => drawer.current?.hidePopover()} />
      </div>
      <Link
        to="/admin"
        className="mr-auto flex min-h-11 items-center gap-2 font-display text-2xl font-extrabold lg:hidden"
      >
        <LogoMark className="size-6" />
        Administração
      </Link>
      <UserMenu {...user} />
    </header>
  );
}

function UserMenu({ email, initials }: AdminUser) {
  return (
    <>
      <button
        type="button"
        popoverTarget={USER_MENU}
        aria-label={`Menu do usuário ${initials}`}
        className="grid size-11 place-items-center rounded-full bg-grass-deep font-bold text-white hover:bg-ink"
      >
        {initials}
      </button>
      <div id={USER_MENU} popover="auto" className="admin-user">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="text-sm text-muted">Administrador</p>
        <PostForm action="/sair" className="mt-4">
          <Button type="submit" size="small" className="w-full">
            <LogOut aria-hidden="true" />
            Sair
          </Button>
        </PostForm>
      </div>
    </>
  );
}
