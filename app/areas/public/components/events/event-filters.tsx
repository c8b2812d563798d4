import { EVENT_FILTERS, eventQuery } from "#domain/events/event-filter.ts";
import type { EventType } from "#domain/events/vocabulary.ts";
import { Link } from "#app/components/link.tsx";

/** Addresses, so that a filter can be shared and works without script. */
export function EventFilters({ type }: { type: EventType | null }) {
  return (
    <nav aria-label="Tipo de evento">
      <ul className="flex flex-wrap gap-2">
        {EVENT_FILTERS.map((filter) => (
          <li key={filter.label}>
            <Link
              to={`/campeonatos${eventQuery(filter.type)}`}
              preventScrollReset
              aria-current={filter.type === type ? "page" : undefined}
              className="flex min-h-11 items-center rounded-control border-2 border-edge bg-card px-3 font-semibold sm:px-4 transition-colors duration-150 hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-white"
            >
              {filter.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
