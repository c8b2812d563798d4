import { Mail, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Container } from "#app/components/container.tsx";
import { Link } from "#app/components/link.tsx";
import { Logo } from "#app/components/logo.tsx";
import {
  SOCIAL_NAMES,
  SOCIAL_NETWORKS,
  SocialIcon,
  type SocialNetwork,
} from "#app/components/social-icon.tsx";
import { PRODUCT_NAME, TAGLINE } from "#domain/brand.ts";

type SiteFooterProps = {
  contact: { email: string; phone?: string; whatsapp?: string };
  social: { [network in SocialNetwork]?: string };
  year: number;
  /** The product's own host, in front of each link; nothing while the page is on it. */
  home: string;
};

const QUICK_LINKS = [
  { to: "/", label: "Início" },
  { to: "/atletas", label: "Atletas" },
  { to: "/campeonatos", label: "Campeonatos" },
  { to: "/clubes", label: "Clubes" },
];

const SERVICES = [
  { to: "/planos", label: "Planos e assinaturas" },
  { to: "/patrocinadores", label: "Patrocinadores" },
  { to: "/cadastro", label: "Cadastro" },
  { to: "/contato", label: "Contato" },
];

const LEGAL = [
  { to: "/termos", label: "Termos de uso" },
  { to: "/politica", label: "Política de privacidade" },
  { to: "/api/docs", label: "API pública" },
];

export function SiteFooter({ contact, social, year, home }: SiteFooterProps) {
  return (
    <footer className="on-dark mt-8 bg-grass-deep text-white">
      <Container className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-6 gap-y-10 pt-12 pb-10 sm:pt-16 lg:grid-cols-[1.6fr_1fr_1.1fr_1.3fr]">
        <div className="col-span-full lg:col-span-1">
          <Logo />
          <p className="mt-3 max-w-[30ch] text-mist">{TAGLINE}.</p>
          <SocialLinks social={social} />
        </div>
        <Column title="Links rápidos" links={QUICK_LINKS} home={home} />
        <Column title="Serviços" links={SERVICES} home={home} />
        <ContactColumn contact={contact} />
      </Container>
      <Container>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-white/20 py-6 text-compact text-mist">
          <p className="py-1">
            © {year} {PRODUCT_NAME}. Todos os direitos reservados.
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {LEGAL.map((link) => (
              <li key={link.to}>
                <FooterLink to={home + link.to}>{link.label}</FooterLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

type ColumnProps = { title: string; links: { to: string; label: string }[]; home: string };

function Column({ title, links, home }: ColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-xl">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <FooterLink to={home + link.to}>{link.label}</FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactColumn({ contact }: Pick<SiteFooterProps, "contact">) {
  return (
    <div className="max-sm:col-span-full">
      <h2 className="mb-2 text-xl">Contato</h2>
      <ul>
        <li>
          <FooterLink to={`mailto:${contact.email}`}>
            <Mail aria-hidden="true" />
            {contact.email}
          </FooterLink>
        </li>
        {contact.phone && (
          <li>
            <FooterLink to={`tel:${contact.phone.replaceAll(/[^\d+]/g, "")}`}>
              <Phone aria-hidden="true" />
              {contact.phone}
            </FooterLink>
          </li>
        )}
        {contact.whatsapp && (
          <li>
            <FooterLink to={`https://wa.me/${contact.whatsapp}`}>
              <MessageCircle aria-hidden="true" />
              WhatsApp: Fale agora
            </FooterLink>
          </li>
        )}
      </ul>
    </div>
  );
}

function SocialLinks({ social }: Pick<SiteFooterProps, "social">) {
  const networks = SOCIAL_NETWORKS.filter((network) => social[network]);
  if (networks.length === 0) return null;
  return (
    <ul className="mt-4 -ml-2.5 flex gap-1">
      {networks.map((network) => (
        <li key={network}>
          <a
            href={social[network]}
            rel="me noopener"
            aria-label={SOCIAL_NAMES[network]}
            className="grid size-11 place-items-center rounded-control hover:bg-white/10"
          >
            <SocialIcon network={network} className="size-6" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-10 max-w-full items-center gap-2.5 wrap-anywhere text-mist underline-offset-4 hover:text-white hover:underline sm:min-h-8 [&_svg]:size-5 [&_svg]:shrink-0"
    >
      {children}
    </Link>
  );
}
