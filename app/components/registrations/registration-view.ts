import { eventWhen, hourAt } from "#domain/events/when.ts";
import { formatBRL } from "#domain/money.ts";
import { firstName } from "#domain/person-name.ts";
import { formatAddress } from "#domain/places.ts";
import type { OwnRegistration, TicketedRegistration } from "#server/registrations/own.server.ts";
import { changeText } from "./change-text.ts";
import { stateText, type Phrase } from "./state-text.ts";

export type RegistrationView = ReturnType<typeof registrationView>;

/** A registration with all its words. For loaders: the browser gets texts, and no times to format. */
export function registrationView(own: TicketedRegistration, now: Temporal.Instant) {
  const { id, athlete, change, event, may, ticket, number, category } = own;
  return {
    id,
    /** Of whom it is, where it is not the reader. */
    who: athlete.self ? null : firstName(athlete.name),
    text: stateText(own, now),
    change: change && {
      id: change.id,
      text: [...changeText(change, event.timeZone), stays(own)] as Phrase[],
    },
    /** Still to come, and still to take place. */
    ahead: may.leave && !event.held && !event.gone && !event.cancelled,
    /** The organiser took the name off the list. */
    removed: own.endReason === "removed",
    held: event.held && !event.over && !event.cancelled && may.leave,
    gone: event.gone && may.leave,
    ticket: ticket && {
      number: ticketNumber(number),
      category,
      opens: hourAt(event.startsAt, event.timeZone),
      qr: ticket.qr,
    },
    answer: own.answer,
    waits: own.state === "waiting",
    confirmed: own.state === "confirmed",
    event: eventFacts(own),
    may,
  };
}

export const eventFacts = ({ event }: OwnRegistration) => ({
  id: event.id,
  title: event.title,
  when: eventWhen(event),
  place: formatAddress(event),
  fee: event.feeCents > 0 ? `${formatBRL(event.feeCents)}, no dia, no local` : "Gratuita",
  organiser: event.organiser,
  cancelled: event.cancelled,
  cancelReason: event.cancelReason,
  /** Whether its page can be opened. */
  shown: !event.gone,
  safe: event.type === "peneira" && event.organiser?.verified === true,
});

/** 418 → "0418" */
export const ticketNumber = (number: number | null): string => String(number ?? 0).padStart(4, "0");

function stays({ state, may }: OwnRegistration): string {
  const what = state === "waiting" ? "O lugar na espera continua." : "A vaga continua.";
  return may.acceptChange ? what : `${what} Quem responde ao organizador é o responsável.`;
}
