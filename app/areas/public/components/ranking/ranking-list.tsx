import { Award, Medal, Trophy, type LucideIcon } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { ResultDots } from "#app/components/result-dots.tsx";
import { formatPlace } from "#domain/places.ts";
import type { RankedClub } from "#server/clubs/clubs.server.ts";
import { ClubBadges } from "../clubs/club-badges.tsx";
import { athleteCount } from "../clubs/club-text.ts";
import { Crest } from "../clubs/crest.tsx";

const PODIUM: Record<number, { Icon: LucideIcon; look: string }> = {
  1: { Icon: Trophy, look: "bg-canary text-ink" },
  2: { Icon: Medal, look: "bg-line text-ink" },
  3: { Icon: Award, look: "bg-canary-tint text-ink" },
};

export function RankingList({ clubs }: { clubs: readonly RankedClub[] }) {
  return (
    <ol className="overflow-hidden panel">
      {clubs.map((club) => (
        <li
          key={club.id}
          className="grid grid-cols-[2.5rem_auto_1fr] items-center gap-x-3 gap-y-3 border-t border-line p-4 first:border-0 sm:gap-x-4 sm:px-6 lg:grid-cols-[2.5rem_auto_1fr_5.5rem_7rem_auto]"
        >
          <Position value={club.position} />
          <Crest logo={club.logo} size={48} />
          <div className="grid min-w-0 gap-1.5">
            <h2 className="font-sans text-lead leading-tight font-bold tracking-normal break-words">
              {club.name}
            </h2>
            <p className="flex flex-wrap gap-x-3 text-compact leading-tight text-muted">
              {(club.city || club.state) && <span>{formatPlace(club)}</span>}
              <span>{athleteCount(club.athletes)}</span>
            </p>
            <ClubBadges verified={club.verified} highlighted={club.highlighted} />
          </div>
          {/* On a phone the dots stand under the name, points and link below; from the desktop on, all in one row. */}
          <strong className="order-2 col-span-2 font-display text-[1.75rem] leading-none font-extrabold whitespace-nowrap lg:order-none lg:col-span-1 lg:text-end">
            {club.points}{" "}
            <abbr title="pontos" className="no-underline">
              pts
            </abbr>
          </strong>
          <div className="order-1 col-start-3 lg:order-none lg:col-start-auto">
            <ResultDots results={club.recent} />
          </div>
          <ButtonLink
            to={`/clube/${club.id}`}
            size="small"
            className="order-3 justify-self-end lg:order-none"
          >
            Ver Detalhes
            <span className="sr-only"> de {club.name}</span>
          </ButtonLink>
        </li>
      ))}
    </ol>
  );
}

function Position({ value }: { value: number }) {
  const podium = PODIUM[value];
  if (!podium) {
    return (
      <span className="text-center font-display text-[1.75rem] leading-none font-extrabold">#{value}</span>
    );
  }
  const { Icon, look } = podium;
  return (
    <span className={cx("grid size-10 place-items-center rounded-full", look)}>
      <Icon aria-hidden="true" className="size-5.5" />
      <span className="sr-only">{value}º lugar</span>
    </span>
  );
}
