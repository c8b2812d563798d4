import { CalendarDays, CreditCard, MapPin, Users, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { capitalised } from "#domain/capitalised.ts";
import { formatBRL } from "#domain/money.ts";
import type { EventDetailView } from "../../event-view.ts";
import { EventOrganiser } from "./event-organiser.tsx";
import { eventPath } from "./event-text.ts";

const LINK =
  "inline-flex items-center font-semibold text-grass underline decoration-2 underline-offset-4 max-sm:min-h-11";

type EventFactsProps = {
  event: EventDetailView & { when: string; where: string | null; answered: string | null };
};

/** Who, when, where and for how much: what a family asks first. */
export function EventFacts({ event }: EventFactsProps) {
  return (
    <ul className="grid gap-4">
      <EventOrganiser organiser={event.organiser} answered={event.answered} />
      <Fact icon={CalendarDays} title={<time dateTime={event.startsAt}>{capitalised(event.when)}</time>}>
        {!event.over && !event.cancelled && (
          <a href={`${eventPath(event.id)}/evento.ics`} download className={LINK}>
            Pôr na agenda
          </a>
        )}
      </Fact>
      <Fact icon={MapPin} title={event.location}>
        {event.where && <>{event.where} · </>}
        <a href={event.mapLink} target="_blank" rel="noopener" className={LINK}>
          Mapa<span className="sr-only"> (abre em nova aba)</span>
        </a>
      </Fact>
      {event.feeCents > 0 ? (
        <Fact icon={CreditCard} title={formatBRL(event.feeCents)}>
          No dia, no local. Nada a pagar antes.
        </Fact>
      ) : (
        <Fact icon={CreditCard} title="Gratuita">
          Nada a pagar, antes ou no dia
        </Fact>
      )}
      {event.modality && (
        <Fact icon={Users} title={event.modality === "feminino" ? "Feminino" : "Masculino"}>
          Modalidade do evento
        </Fact>
      )}
    </ul>
  );
}

type FactProps = { icon: LucideIcon; title: ReactNode; children?: ReactNode };

const Fact = ({ icon: Icon, title, children }: FactProps) => (
  <li className="grid grid-cols-[2rem_minmax(0,1fr)]">
    <Icon className="mt-0.5 size-5" aria-hidden="true" />
    <div className="grid gap-0.5">
      <p className="font-semibold wrap-anywhere">{title}</p>
      {children && <p className="text-compact text-muted">{children}</p>}
    </div>
  </li>
);
