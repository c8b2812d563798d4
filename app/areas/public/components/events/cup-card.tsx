import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import type { CupCardView } from "../../cup-card-view.ts";
import { EventImage } from "./event-image.tsx";
import { eventPath } from "./event-text.ts";

/** A championship that is being played, or was. */
const CupCard = ({ cup }: { cup: CupCardView }) => (
  <div className="flex h-full flex-col overflow-hidden panel">
    <EventImage event={cup} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw" lazy />
    <div className="flex flex-1 flex-col gap-3 p-5">
      <div>
        <Badge tone={cup.running ? "grass" : "neutral"}>{cup.running ? "Em Andamento" : "Finalizado"}</Badge>
        <h3 className="mt-2.5 text-[min(1.75rem,11vw)] wrap-anywhere">
          <CategoryText>{cup.title}</CategoryText>
        </h3>
        <p className="mt-1 text-compact text-muted">{cup.about}</p>
      </div>
      <ButtonLink
        to={eventPath(cup.id)}
        size="small"
        className="mt-auto self-start"
        aria-label={`${cup.running ? "Acompanhar" : "Ver como terminou"}: ${cup.title}`}
      >
        {cup.running ? "Acompanhar" : "Ver como terminou"}
      </ButtonLink>
    </div>
  </div>
);

export const CupGrid = ({ cups }: { cups: readonly CupCardView[] }) => (
  <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {cups.map((cup) => (
      <li key={cup.id}>
        <CupCard cup={cup} />
      </li>
    ))}
  </ul>
);
