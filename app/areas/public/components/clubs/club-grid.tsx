import { BadgeCheck, MapPin, Users } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { IconDrawings, RepeatedIcon } from "#app/components/repeated-icon.tsx";
import { formatPlace } from "#domain/places.ts";
import type { ClubCard } from "#server/clubs/clubs.server.ts";
import { registeredAthletes } from "./club-text.ts";
import { Crest } from "./crest.tsx";

const CARD_ICONS = { place: MapPin, people: Users, verified: BadgeCheck };

export function ClubGrid({ clubs }: { clubs: readonly ClubCard[] }) {
  return (
    <>
      <IconDrawings icons={CARD_ICONS} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {clubs.map((club) => (
          <li key={club.id} className="flex flex-col gap-4 panel p-5">
            <div className="flex flex-wrap items-start gap-4">
              <Crest logo={club.logo} size={64} />
              <div className="min-w-0 flex-[1_1_9rem]">
                <h2 className="text-[1.625rem] break-words">{club.name}</h2>
                <ul className="mt-2 grid gap-1 text-compact text-muted [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0">
                  {(club.city || club.state) && (
                    <li className="flex gap-1.5">
                      <RepeatedIcon name="place" />
                      {formatPlace(club)}
                    </li>
                  )}
                  <li className="flex gap-1.5">
                    <RepeatedIcon name="people" />
                    {registeredAthletes(club.athletes)}
                  </li>
                  {club.verified && (
                    <li className="flex gap-1.5 font-semibold text-grass">
                      <RepeatedIcon name="verified" />
                      Clube Verificado
                    </li>
                  )}
                </ul>
              </div>
            </div>
            <ButtonLink to={`/clube/${club.id}`} size="small" className="mt-auto">
              Ver perfil
              <span className="sr-only">{` de ${club.name}`}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
