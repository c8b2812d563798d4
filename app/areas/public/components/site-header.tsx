import { Menu, X } from "lucide-react";
import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { DropMenu } from "#app/components/drop-menu.tsx";
import { Link } from "#app/components/link.tsx";
import { Logo } from "#app/components/logo.tsx";
import { WorkspaceNav } from "#app/workspace/shell.ts";
import type { WorkspaceType } from "#app/workspace/sections.ts";
import { AccountMenu, type AccountMenuProps } from "./account-menu.tsx";

const LINKS = [
  { to: "/", label: "Início" },
  { to: "/planos", label: "Planos" },
  { to: "/campeonatos", label: "Campeonatos" },
  { to: "/contato", label: "Contato" },
];

/** Marked while one of its pages is shown. */
function headerLink(home: string, to: string, pathname: string) {
  const shown = home === "" && (pathname === to || (to !== "/" && pathname.startsWith(`${to}/`)));
  return { to: home + to, "aria-current": shown ? ("page" as const) : undefined };
}

type SiteHeaderProps = {
  account: AccountMenuProps | null;
  /** The product's own host, in front of each link; nothing while the page is on it. */
  home: string;
  /** The member's workspace around this page: its sections stand in the place of the public links. */
  workspace: WorkspaceType | null;
  /** How many things wait in a section, by its address. */
  waiting?: Readonly<Record<string, number>>;
};

export function SiteHeader({ account, home, workspace, waiting }: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null);
  useScrolledAttribute(header);
  const { pathname } = useLocation();
  return (
    <header ref={header} className={workspace ? "site-header workspace-header" : "site-header"}>
      <Container className="flex h-full items-center gap-2 sm:gap-4">
        <div className="bar-brand">
          <Link to={`${home}/`} className="inline-flex min-h-11 items-center rounded-md">
            <Logo />
          </Link>
        </div>
        {workspace ? (
          <WorkspaceNav workspace={workspace} pathname={pathname} waiting={waiting} />
        ) : (
          <nav aria-label="Principal" className="mr-3 hidden gap-1.5 md:flex">
            {LINKS.map((link) => (
              <Link key={link.to} {...headerLink(home, link.to, pathname)} className="site-header-link">
                <span>{link.label}</span>
              </Link>
            ))}
          </nav>
        )}
        {account ? (
          <AccountMenu {...account} />
        ) : (
          <ButtonLink to={`${home}/login`} size="small" className="bar-button">
            Entrar
          </ButtonLink>
        )}
        <SmallScreenMenu home={home} pathname={pathname} />
      </Container>
    </header>
  );
}

function SmallScreenMenu({ home, pathname }: { home: string; pathname: string }) {
  return (
    <DropMenu
      className="site-menu -mr-2 md:hidden"
      buttonClass="grid size-11 shrink-0 place-items-center rounded-control hover:bg-line"
      panelClass="site-menu-panel"
      button={
        <>
          <span className="sr-only">Menu</span>
          <Menu className="drop-menu-when-closed size-6" aria-hidden="true" />
          <X className="drop-menu-when-open size-6" aria-hidden="true" />
        </>
      }
    >
      <nav aria-label="Menu">
        {LINKS.map((link) => (
          <Link key={link.to} {...headerLink(home, link.to, pathname)} className="site-menu-link">
            {link.label}
          </Link>
        ))}
      </nav>
    </DropMenu>
  );
}

const THRESHOLD_PX = 10;

/** Marks the element once the page is scrolled, where the style sheet cannot follow the scroll by itself. */
function useScrolledAttribute(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return undefined;
    const mark = () => ref.current?.toggleAttribute("data-scrolled", window.scrollY > THRESHOLD_PX);
    mark();
    window.addEventListener("scroll", mark, { passive: true });
    return () => window.removeEventListener("scroll", mark);
  }, [ref]);
}
