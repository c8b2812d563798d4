import { LogoPicture } from "#app/components/picture.tsx";
import { ExternalLink, Handshake } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink, buttonClass } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { EmptyState } from "#app/components/empty-state.tsx";
import type { PublicSponsor } from "#server/sponsors/sponsors.server.ts";

type Sponsors = { sponsors: readonly PublicSponsor[] };

export function FeaturedSponsors({ sponsors }: Sponsors) {
  if (sponsors.length === 0) return null;
  return (
    <section aria-labelledby="destaques">
      <h2 id="destaques" className="text-4xl sm:text-title">
        Patrocinadores em destaque
      </h2>
      <ul className="mt-6 grid gap-4 sm:gap-5 lg:grid-cols-2">
        {sponsors.map((sponsor) => (
          <li key={sponsor.id} className="flex flex-col gap-5 panel p-5 sm:flex-row sm:p-7">
            <Logo sponsor={sponsor} size={112} />
            <div className="grid content-start justify-items-start gap-3">
              <h3 className="text-3xl">{sponsor.name}</h3>
              {sponsor.segment && <Badge>{sponsor.segment}</Badge>}
              {sponsor.description && <p>{sponsor.description}</p>}
              {sponsor.link && (
                <SponsorLink
                  link={sponsor.link}
                  className={cx(buttonClass({ variant: "text", size: "small" }), "-ml-1.5")}
                >
                  Conhecer {sponsor.name}
                  <ExternalLink aria-hidden="true" />
                </SponsorLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SponsorGrid({ sponsors }: Sponsors) {
  return (
    <section aria-labelledby="marcas">
      <h2 id="marcas" className="text-4xl sm:text-title">
        Quem joga com a gente
      </h2>
      {sponsors.length === 0 ? (
        <EmptyState
          className="mt-6"
          level={3}
          title="A primeira marca pode ser a sua"
          icon={<Handshake />}
          action={<ButtonLink to="/contato">Falar com a equipe</ButtonLink>}
        />
      ) : (
        <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 sm:gap-5 md:grid-cols-4">
          {sponsors.map((sponsor) => (
            <li
              key={sponsor.id}
              className="grid grid-cols-1 justify-items-center gap-3 panel p-4 text-center sm:p-6"
            >
              <Logo sponsor={sponsor} size={88} />
              <div className="grid gap-1 wrap-anywhere">
                {sponsor.link ? (
                  <SponsorLink
                    link={sponsor.link}
                    className="py-1 leading-tight font-bold underline decoration-line decoration-2 underline-offset-4 hover:decoration-grass"
                  >
                    {sponsor.name}
                  </SponsorLink>
                ) : (
                  <strong className="py-1 leading-tight">{sponsor.name}</strong>
                )}
                {sponsor.segment && <span className="text-sm text-muted">{sponsor.segment}</span>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Logo({ sponsor, size }: { sponsor: PublicSponsor; size: number }) {
  if (!sponsor.logo) return <Handshake aria-hidden="true" width={size} height={size} className="text-edge" />;
  return <LogoPicture logo={sponsor.logo} alt="" size={size} />;
}

function SponsorLink({
  link,
  className,
  children,
}: {
  link: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <a href={link} target="_blank" rel="noopener nofollow sponsored" className={className}>
      {children}
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  );
}
