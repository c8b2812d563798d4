import type { EventCard } from "#server/events/events.server.ts";
import type { PlacesLeft } from "#server/registrations/places.server.ts";
import { formatBRL } from "#domain/money.ts";
import { standingOf } from "./event-standing.ts";
import { toEventView } from "./event-view.ts";

export type ListedEvent = ReturnType<typeof toListedEvent>;

/** An event of the calendar, with what decides whether a family opens it. */
export function toListedEvent(event: EventCard, places: PlacesLeft | undefined, now: Temporal.Instant) {
  const over = Temporal.Instant.compare(Temporal.Instant.from(event.startsAt), now) < 0;
  const standing = places && standingOf(places, { cancelled: false, held: false, over });
  return {
    ...toEventView(event),
    fee: event.feeCents > 0 ? formatBRL(event.feeCents) : "Gratuita",
    /** "Vagas para 40 atletas, Sub-15 e Sub-17" */
    people: [sizeText(event.maxParticipants), categoriesOf(places)].filter(Boolean).join(", "),
    /** That one can register is what is expected, and not said. */
    standing: standing && standing.word !== "Inscrições abertas" ? standing : null,
    takesTeams: places?.closed === "takes_teams",
  };
}

const categoriesOf = (places: PlacesLeft | undefined): string =>
  new Intl.ListFormat("pt-BR").format(
    (places?.limits ?? []).flatMap(({ kind, name }) => (kind === "category" ? [name] : [])),
  );

function sizeText(size: number | null): string {
  if (size === null) return "";
  return size === 1 ? "Vaga para 1 atleta" : `Vagas para ${size} atletas`;
}
