import { CalendarDays, Globe, MapPin, Medal } from "lucide-react";
import type { ReactNode } from "react";
import { Container } from "#app/components/container.tsx";
import { Pitch } from "#app/components/pitch.tsx";
import { SOCIAL_NAMES, SocialIcon } from "#app/components/social-icon.tsx";
import { formatPlace } from "#domain/places.ts";
import type { ClubSite } from "#server/clubs/clubs.server.ts";
import { ClubBadges } from "./club-badges.tsx";
import { pointCount } from "./club-text.ts";
import { Crest } from "./crest.tsx";

export function ClubHero({ club }: { club: ClubSite }) {
  const where = [club.address, formatPlace(club)].filter(Boolean).join(" · ");
  return (
    <Pitch circle>
      <Container className="grid items-center gap-6 py-8 sm:grid-cols-[auto_1fr] sm:gap-10 sm:py-14">
        <div className="w-fit rounded-2xl bg-card p-4 shadow-xl sm:p-6">
          <Crest logo={club.logo} size={160} lazy={false} className="size-24 sm:size-40" />
        </div>
        <div className="grid min-w-0 gap-4">
          <ClubBadges verified={club.verified} highlighted={club.highlighted} />
          <h1 className="text-5xl break-words sm:text-7xl">{club.name}</h1>
          <ul className="flex flex-col gap-x-6 gap-y-2 font-semibold text-white/90 sm:flex-row sm:flex-wrap">
            {where && <Fact icon={<MapPin />}>{where}</Fact>}
            {club.foundationYear !== null && (
              <Fact icon={<CalendarDays />}>Fundado em {club.foundationYear}</Fact>
            )}
            <Fact icon={<Medal />}>
              {club.position}º no ranking, com {pointCount(club.points)}
            </Fact>
          </ul>
          <SocialLinks club={club} />
        </div>
      </Container>
    </Pitch>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span aria-hidden="true" className="mt-0.5 text-canary [&_svg]:size-5">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}

function SocialLinks({ club: { name, social } }: { club: ClubSite }) {
  const links = [
    { url: social.instagram, label: SOCIAL_NAMES.instagram, icon: <SocialIcon network="instagram" /> },
    { url: social.youtube, label: SOCIAL_NAMES.youtube, icon: <SocialIcon network="youtube" /> },
    { url: social.website, label: "Site", icon: <Globe aria-hidden="true" /> },
  ].filter(({ url }) => url !== null);
  if (links.length === 0) return null;
  return (
    <ul aria-label={`${name} na internet`} className="-mx-2 flex flex-wrap gap-x-2">
      {links.map(({ url, label, icon }) => (
        <li key={label}>
          <a
            href={url!}
            rel="noopener nofollow"
            target="_blank"
            className="flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold underline decoration-2 underline-offset-4 hover:decoration-canary [&_svg]:size-5"
          >
            {icon}
            {label}
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
