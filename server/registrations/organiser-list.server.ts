import type { PositionGroup } from "#domain/athletes/positions.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { formatPhone } from "#domain/phone.ts";
import { isOver, isReleased, showsPhone, staysOpen } from "#domain/registrations/times.ts";
import { UNAVAILABLE } from "#domain/scouting/list-words.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { participantFacts, type ParticipantFacts } from "#server/athletes/athletes.server.ts";
import { audit, entriesOf } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { unsealIfPossible } from "#server/platform/sealed-text.ts";
import { headOf, organisedEvent, type EventHead } from "./organised.ts";
import { confirmedRows, stateCounts, type ListFilter } from "./organiser-rows.ts";
import { rowById } from "./rows.ts";

export type { EventHead, ListFilter };

const PAGE = 50;

/** Who has a place, as the guardian's yes, or the adult's own, released it to this organiser. */
export interface ListedRegistration {
  id: string;
  number: number;
  /** Null once the profile is gone. */
  name: string | null;
  birthYear: number;
  category: string | null;
  position: string;
  walkIn: boolean;
  came: boolean;
  /** Of a public profile only. */
  subdomain: string | null;
  /** Only while phones are open, and only if the family gave one. */
  phone: string | null;
}

export interface RegistrationList {
  event: EventHead;
  /** Of those without a guardian's yes, or without a place, the organiser reads how many they are and nothing else. */
  counts: { confirmed: number; awaitingGuardian: number; offered: number; waiting: number };
  categories: string[];
  /** Thirty days after the event the list is gone. */
  closed: boolean;
  over: boolean;
  /** Whether phones can be opened now. Each opening is in the audit log, and lasts a while. */
  phones: "shown" | "open" | "closed";
  rows: ListedRegistration[];
  /** The number after which the next page begins. */
  next: number | null;
}

interface ListQuery {
  filter: ListFilter;
  after: number;
}

export async function registrationList(
  actor: Actor,
  eventId: string,
  { filter, after }: ListQuery,
): Promise<Result<RegistrationList, "not_found">> {
  const event = await organisedEvent(actor, eventId);
  if (!event) return err("not_found");
  const moment = now();
  const closed = !isReleased(event, moment);
  const opensPhones = !closed && showsPhone(event, moment);
  const showPhones = opensPhones && (await openedPhones(actor, event.id));
  const [counts, found] = await Promise.all([
    stateCounts(event.id),
    closed ? [] : confirmedRows(event.id, filter, { after, limit: PAGE + 1 }),
  ]);
  const page = found.slice(0, PAGE);
  const facts = await participantFacts(page.map(({ athleteId }) => athleteId));
  return ok({
    event: headOf(event),
    counts: {
      confirmed: counts.get("confirmed") ?? 0,
      awaitingGuardian: counts.get("awaiting_guardian") ?? 0,
      offered: counts.get("offered") ?? 0,
      waiting: counts.get("waiting") ?? 0,
    },
    categories: event.limits.filter(({ kind }) => kind === "category").map(({ name }) => name),
    closed,
    over: isOver(event, moment),
    phones: showPhones ? "shown" : opensPhones ? "open" : "closed",
    rows: await Promise.all(page.map((row) => toListed(row, facts.get(row.athleteId), showPhones))),
    next: found.length > PAGE ? (page.at(-1)?.number ?? null) : null,
  });
}

/** The organiser asks for the phones that families gave for the day. It is written down before they are read. */
export async function openPhones(
  actor: Actor,
  eventId: string,
): Promise<Result<null, "not_found" | "closed">> {
  const event = await organisedEvent(actor, eventId);
  if (!event) return err("not_found");
  const moment = now();
  if (!isReleased(event, moment) || !showsPhone(event, moment)) return err("closed");
  await inTransaction(() => audit(actor, "event.phones_opened", event.id));
  return ok(null);
}

async function openedPhones(actor: Actor, eventId: string): Promise<boolean> {
  const userId = userIdOf(actor);
  if (userId === null) return false;
  const what = { actions: ["event.phones_opened"], subjectIds: [eventId], limit: 1 } as const;
  const [opened] = await entriesOf(userId, what);
  return opened !== undefined && staysOpen(opened.at, now());
}

type Row = Awaited<ReturnType<typeof confirmedRows>>[number];

const toListed = async (
  row: Row,
  athlete: ParticipantFacts | undefined,
  showPhone: boolean,
): Promise<ListedRegistration> => ({
  id: row.id,
  number: row.number ?? 0,
  name: athlete?.name ?? null,
  birthYear: row.birthYear,
  category: row.category,
  position: positionOf(athlete, row.positionGroup),
  walkIn: row.walkIn,
  came: row.came,
  subdomain: athlete?.open?.subdomain ?? null,
  phone: showPhone && row.phoneSealed ? await phoneOf(row.phoneSealed) : null,
});

async function phoneOf(sealed: string): Promise<string | null> {
  const phone = await unsealIfPossible(sealed);
  return phone && formatPhone(phone);
}

/** The position itself, or the group that the place was taken in. */
export const positionOf = (athlete: ParticipantFacts | undefined, group: PositionGroup): string =>
  athlete?.position ?? group;

/** Whom the organiser is about to take off the list. */
export async function removable(
  actor: Actor,
  eventId: string,
  registrationId: string,
): Promise<Result<{ event: EventHead; id: string; number: number; name: string }, "not_found">> {
  const event = await organisedEvent(actor, eventId);
  const row = event ? await rowById(registrationId) : undefined;
  if (!event || row?.eventId !== event.id || row.state !== "confirmed" || isOver(event, now()))
    return err("not_found");
  const athlete = (await participantFacts([row.athleteId])).get(row.athleteId);
  return ok({
    event: headOf(event),
    id: row.id,
    number: row.number ?? 0,
    name: athlete?.name ?? UNAVAILABLE,
  });
}
