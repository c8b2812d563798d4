import { BadgeCheck, ShieldAlert } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { Card } from "#app/components/card.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import type { EventDetail } from "#server/events/events.server.ts";
import { Link } from "#app/components/link.tsx";

export function EventOrganiser({ organiser }: Pick<EventDetail, "organiser">) {
  return (
    <Card title="Quem organiza">
      {organiser ? (
        <div className="grid grid-cols-[4rem_1fr] items-center gap-4">
          {organiser.logo ? (
            <LogoPicture logo={organiser.logo} alt="" size={64} className="size-16" />
          ) : (
            <span aria-hidden="true" className="size-16 rounded-full bg-grass-tint" />
          )}
          <div className="grid justify-items-start gap-1.5">
            {organiser.kind === "club" ? (
              <Link
                to={`/clube/${organiser.id}`}
                className="text-lg leading-tight font-bold text-grass underline decoration-2 underline-offset-4"
              >
                {organiser.name}
              </Link>
            ) : (
              <span className="text-lg leading-tight font-bold">{organiser.name}</span>
            )}
            {organiser.kind === "person" ? (
              <Badge>Organização de campeonatos</Badge>
            ) : organiser.verified ? (
              <Badge tone="grass">
                <BadgeCheck aria-hidden="true" />
                Clube Verificado
              </Badge>
            ) : (
              <Badge>
                <ShieldAlert aria-hidden="true" />
                Clube ainda não verificado
              </Badge>
            )}
          </div>
        </div>
      ) : (
        <p className="font-semibold">Equipe Joia da Base</p>
      )}
      <p className="mt-5 border-t border-line pt-4 text-sm text-muted">
        Desconfie de quem pede pagamento fora da plataforma ou promete vaga.
      </p>
    </Card>
  );
}
