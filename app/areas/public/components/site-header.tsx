import { Menu, X } from "lucide-react";
import { useRef } from "react";
import { Link, NavLink } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { Logo } from "#app/components/logo.tsx";
import { AccountMenu, type AccountMenuProps } from "./account-menu.tsx";
import { useScrolledAttribute } from "./use-scrolled-attribute.ts";

const LINKS = [
  { to: "/", label: "Início" },
  { to: "/planos", label: "Planos" },
  { to: "/campeonatos", label: "Campeonatos" },
  { to: "/contato", label: "Contato" },
];

const MENU_ID = "menu-principal";

type SiteHeaderProps = {
  account: AccountMenuProps | null;
  /** The product's own host, in front of each link; nothing while the page is on it. */
  home: string;
};

export function SiteHeader({ account, home }: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null);
  useScrolledAttribute(header);
  return (
    <header ref={header} className="site-header">
      <Container className="flex h-full items-center gap-2 sm:gap-4">
        <Link to={`${home}/`} className="mr-auto flex min-h-11 items-center rounded-md">
          <Logo />
        </Link>
        <nav aria-label="Principal" className="mr-3 hidden gap-1.5 md:flex">
          {LINKS.map((link) => (
            <NavLink key={link.to} to={home + link.to} end={link.to === "/"} className="site-header-link">
              <span>{link.label}</span>
            </NavLink>
          ))}
        </nav>
        {account ? (
          <AccountMenu {...account} />
        ) : (
          <ButtonLink to={`${home}/login`} size="small">
            Entrar
          </ButtonLink>
        )}
        <SmallScreenMenu home={home} />
      </Container>
    </header>
  );
}

/** A popover: opens, closes and returns the focus without any script of ours. */
function SmallScreenMenu({ home }: Pick<SiteHeaderProps, "home">) {
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label="Menu"
        className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-line md:hidden"
      >
        <Menu className="site-menu-closed size-6" aria-hidden="true" />
        <X className="site-menu-open size-6" aria-hidden="true" />
      </button>
      <nav ref={menu} id={MENU_ID} popover="auto" aria-label="Menu" className="site-menu">
        {LINKS.map((link) => (
          <NavLink
            key={link.to}
            to={home + link.to}
            end={link.to === "/"}
            className="site-menu-link"
            onClick={close}
          >
            {link.label}
          </NavLink>
        ))}
      </nav>
    </>
  );
}
