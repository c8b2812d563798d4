import { CalendarDays, CalendarX, CreditCard, MapPin, Users } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { IconDrawings } from "#app/components/repeated-icon.tsx";
import { capitalised } from "#domain/capitalised.ts";
import { groupBy } from "#domain/group-by.ts";
import type { ListedEvent } from "../../listed-event.ts";
import { EventCard } from "./event-card.tsx";

const CARD_ICONS = { calendar: CalendarDays, place: MapPin, people: Users, fee: CreditCard };

export function EventMonths({ events }: { events: readonly ListedEvent[] }) {
  if (events.length === 0) return <NoEvents />;
  // They come in order of time, and a Map keeps it.
  const months = groupBy(events, ({ month }) => month);
  return (
    <div className="grid gap-12">
      <IconDrawings icons={CARD_ICONS} />
      {[...months].map(([month, ofMonth]) => (
        <section key={month} aria-label={capitalised(month)}>
          <h2 className="mb-5 text-4xl">{capitalised(month)}</h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {ofMonth.map((event) => (
              <li key={event.id}>
                <EventCard event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function NoEvents() {
  return (
    <EmptyState
      title="Nenhum evento encontrado"
      icon={<CalendarX />}
      action={<ButtonLink to="/campeonatos">Ver Todos os Eventos</ButtonLink>}
    >
      <p>Campeonatos e peneiras aparecem aqui assim que a equipe os aprova.</p>
    </EmptyState>
  );
}
