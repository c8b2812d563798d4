import type { Actor } from "#domain/identity/actor.ts";
import { belongsTo } from "#domain/registrations/policy.ts";
import { isOpen } from "#domain/registrations/states.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { participants } from "#server/athletes/responsible.server.ts";
import { now } from "#server/platform/clock.ts";
import { familyAthletes } from "./family-athletes.ts";
import { pageOfRows, rowsAt, type RegistrationEdge } from "./family-rows.ts";
import { viewsOf, type OwnRegistration } from "./own-view.ts";
import { rowById } from "./rows.ts";
import { codeOf, type TicketCode } from "./ticket.ts";

export type { OwnRegistration };

/** With the code that opens the gate, for a place that is confirmed and was not used yet. */
export type TicketedRegistration = OwnRegistration & { ticket: TicketCode | null };

/** Where the athletes of this person stand at one event, and whether each of them is in line or has a place. */
export async function ownRegistrations(
  actor: Actor,
  eventId: string,
): Promise<{ registrations: TicketedRegistration[]; complete: boolean }> {
  const athletes = await familyAthletes(actor);
  if (athletes.size === 0) return { registrations: [], complete: false };
  const found = await rowsAt(eventId, [...athletes.keys()]);
  const views = await viewsOf(actor, found, athletes);
  return {
    registrations: await Promise.all(views.map((view) => withTicket(view, found))),
    complete: found.filter(({ state }) => isOpen(state)).length === athletes.size,
  };
}

export async function registration(
  actor: Actor,
  id: string,
): Promise<Result<TicketedRegistration, "not_found">> {
  const row = await rowById(id);
  if (!row) return err("not_found");
  const athletes = await participants([row.athleteId]);
  const athlete = athletes.get(row.athleteId);
  if (!athlete || athlete.deleted || !belongsTo(actor, athlete)) return err("not_found");
  const [view] = await viewsOf(actor, [row], athletes);
  return view ? ok(await withTicket(view, [row])) : err("not_found");
}

const PAGE = 20;

/** Every registration of this person's athletes, a page at a time: what is to come, or what is over. */
export async function registrationsOf(
  actor: Actor,
  { past, after }: { past: boolean; after: RegistrationEdge | null },
): Promise<{ registrations: OwnRegistration[]; next: RegistrationEdge | null; hasAthlete: boolean }> {
  const athletes = await familyAthletes(actor);
  if (athletes.size === 0) return { registrations: [], next: null, hasAthlete: false };
  const found = await pageOfRows([...athletes.keys()], { past, after, now: now(), limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    registrations: await viewsOf(actor, page, athletes),
    next: found.length > PAGE && last ? { at: last.endsAt, id: last.id } : null,
    hasAthlete: true,
  };
}

async function withTicket(
  view: OwnRegistration,
  found: readonly { id: string; ticketSealed: string | null }[],
): Promise<TicketedRegistration> {
  const { ticketSealed = null } = found.find(({ id }) => id === view.id) ?? {};
  const { state, entered, event } = view;
  const valid = state === "confirmed" && entered === null && !event.over && !event.cancelled;
  return { ...view, ticket: valid && ticketSealed ? await codeOf(ticketSealed) : null };
}
