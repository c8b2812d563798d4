import { eventWhen, hourAt } from "#domain/events/when.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { formatAddress } from "#domain/places.ts";
import { isOver } from "#domain/registrations/times.ts";
import { err, ok, type Result } from "#domain/result.ts";
import {
  drawable,
  ticket as drawTicket,
  type SharedFile,
  type ShareProblem,
} from "#server/athletes/share/share.server.ts";
import { findEvents } from "#server/events/events.ts";
import { now } from "#server/platform/clock.ts";
import { tokenHash } from "#server/platform/config/hashes.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import { rowOfTicket } from "./family-rows.ts";
import { registration } from "./own.server.ts";
import { codeOfToken, type TicketCode } from "./ticket.ts";

/** A family looks a few times; a whole queue at a gate may share one address. */
const LOOKS_PER_ADDRESS: Limit = { name: "ticket", points: 240, seconds: 3600 };
const TOKEN = /^[\w-]{22}$/;

/** What whoever has the link of a ticket sees: the code for the gate, and no name. */
export interface TicketView {
  title: string;
  when: string;
  place: string;
  number: number;
  category: string | null;
  /** Not valid: the registration ended, or the event is over, cancelled or under inquiry. */
  state: "valid" | "ended" | "over" | "cancelled" | "held";
  /** Null where it opens no gate. */
  qr: TicketCode["qr"] | null;
}

export async function readTicket(
  { address }: Pick<Browser, "address">,
  token: string,
): Promise<Result<TicketView, TooMany | { code: "not_found" }>> {
  const counted = await spend(LOOKS_PER_ADDRESS, { address });
  if (!counted.ok) return counted;
  const row = TOKEN.test(token) ? await rowOfTicket(tokenHash(token)) : undefined;
  const event = row && (await findEvents([row.eventId])).get(row.eventId);
  if (!row?.number || !event) return err({ code: "not_found" });
  const state =
    row.state !== "confirmed"
      ? "ended"
      : event.approval === "cancelled"
        ? "cancelled"
        : isOver(event, now())
          ? "over"
          : event.held || event.gone
            ? "held"
            : "valid";
  return ok({
    title: event.title,
    when: eventWhen(event),
    place: formatAddress(event),
    number: row.number,
    category: row.category,
    state,
    qr: state === "valid" ? codeOfToken(token).qr : null,
  });
}

/** One page to print or keep on the phone. No name on it either. */
export async function ticketPdf(
  actor: Actor,
  browser: Pick<Browser, "address">,
  id: string,
): Promise<Result<SharedFile, ShareProblem>> {
  const found = await registration(actor, id);
  if (!found.ok) return found;
  const { ticket, number, category, event } = found.value;
  if (!ticket || number === null) return err("not_found");
  return drawTicket(browser, {
    title: drawable(event.title),
    when: eventWhen(event),
    place: drawable(formatAddress(event)),
    number: ticketNumber(number),
    category,
    opens: hourAt(event.startsAt, event.timeZone),
    url: ticket.url,
  });
}

const ticketNumber = (number: number): string => String(number).padStart(4, "0");
