import { CategoryText } from "#app/components/category-text.tsx";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { RepeatedIcon } from "#app/components/repeated-icon.tsx";
import { useSignedIn } from "#app/session/use-signed-in.ts";
import type { ListedEvent } from "../../listed-event.ts";
import { EventImage } from "./event-image.tsx";
import { eventPath, signUpPath, TYPE_LABELS } from "./event-text.ts";

export function EventCard({ event }: { event: ListedEvent }) {
  const signedIn = useSignedIn();
  return (
    <article className="flex h-full flex-col overflow-hidden panel">
      <EventImage event={event} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw" lazy />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <p className="flex flex-wrap gap-1.5">
            <Badge tone={event.type === "peneira" ? "sky" : "grass"}>{TYPE_LABELS[event.type]}</Badge>
            {event.standing && <Badge tone={event.standing.tone}>{event.standing.word}</Badge>}
          </p>
          <h3 className="mt-2.5 text-[min(1.75rem,11vw)]">
            <CategoryText>{event.title}</CategoryText>
          </h3>
        </div>
        <ul className="grid gap-1.5 text-compact [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:text-grass [&>li]:grid [&>li]:grid-cols-[1.75rem_1fr] [&>li]:items-start">
          <li>
            <RepeatedIcon name="calendar" />
            <time dateTime={event.startsAt}>{`${event.date}, ${event.time}`}</time>
          </li>
          <li>
            <RepeatedIcon name="place" />
            {event.address}
          </li>
          {event.people && (
            <li>
              <RepeatedIcon name="people" />
              {event.people}
            </li>
          )}
          <li>
            <RepeatedIcon name="fee" />
            {event.fee}
          </li>
        </ul>
        {event.description && <p className="line-clamp-3 text-muted">{event.description}</p>}
        <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2">
          <ButtonLink
            to={event.takesTeams ? `${eventPath(event.id)}#inscricao` : signUpPath(event.id, signedIn)}
            size="small"
            aria-label={`Inscreva-se: ${event.title}`}
          >
            Inscreva-se
          </ButtonLink>
          <ButtonLink
            to={eventPath(event.id)}
            size="small"
            variant="text"
            aria-label={`Ver mais: ${event.title}`}
          >
            Ver mais
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
