import { BadgeCheck, ShieldAlert } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { EventDetail } from "#server/events/events.server.ts";

type EventOrganiserProps = Pick<EventDetail, "organiser"> & {
  /** "Respondeu 96% de quem veio nas últimas 4 peneiras", once there is something to say. */
  answered: string | null;
};

/** Who stands behind the event, and whether a person of the team has verified them. */
export function EventOrganiser({ organiser, answered }: EventOrganiserProps) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)]">
      {organiser?.logo ? (
        <LogoPicture logo={organiser.logo} alt="" size={24} className="size-6" />
      ) : (
        <span aria-hidden="true" className="size-6 rounded-full bg-grass-tint" />
      )}
      <div className="grid justify-items-start gap-1">
        <p className="font-semibold wrap-anywhere">
          <span className="sr-only">Quem organiza: </span>
          {organiser?.kind === "club" ? (
            <TextLink to={`/clube/${organiser.id}`}>{organiser.name}</TextLink>
          ) : (
            (organiser?.name ?? "Equipe Joia da Base")
          )}
        </p>
        {answered && <p className="text-compact text-muted">{answered}</p>}
        {organiser && <Trust organiser={organiser} />}
      </div>
    </li>
  );
}

function Trust({ organiser }: { organiser: NonNullable<EventDetail["organiser"]> }) {
  if (organiser.kind === "person") return <Badge>Organização de campeonatos</Badge>;
  return organiser.verified ? (
    <Badge tone="grass">
      <BadgeCheck aria-hidden="true" />
      Clube Verificado
    </Badge>
  ) : (
    <Badge>
      <ShieldAlert aria-hidden="true" />
      Clube ainda não verificado
    </Badge>
  );
}
