import { CSV_BEGIN, csvRow } from "#domain/csv.ts";
import { formatDateTime, formatTime } from "#domain/date-time.ts";
import { profileIdOf, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { formatAddress } from "#domain/places.ts";
import { isReleased, undoesEntrances } from "#domain/registrations/times.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { UNAVAILABLE } from "#domain/scouting/list-words.ts";
import { participantFacts } from "#server/athletes/athletes.server.ts";
import {
  drawable,
  presence as drawPresence,
  type SharedFile,
  type ShareProblem,
} from "#server/athletes/share/share.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { checkCodeOf, type RegistrationEvent } from "#server/events/events.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { headOf, organisedEvent, type EventHead } from "./organised.ts";
import { positionOf } from "./organiser-list.server.ts";
import { presenceRows } from "./organiser-rows.ts";

/** Somebody in the list of who came. It holds no contact data, in whatever form it leaves. */
export interface Present {
  id: string;
  number: number;
  name: string;
  birthYear: number;
  category: string | null;
  position: string;
  walkIn: boolean;
  /** The first reading of the ticket that reached us, in the venue's time. Null: did not come. */
  entered: { at: string; gate: string } | null;
  /** Further readings of the same ticket. */
  doubles: { at: string; gate: string }[];
}

interface PresenceList {
  event: EventHead;
  /** Thirty days after the event the list is gone. */
  closed: boolean;
  /** Whether an entrance can still be undone. */
  undoes: boolean;
  came: number;
  people: Present[];
}

export async function presenceList(
  actor: Actor,
  eventId: string,
): Promise<Result<PresenceList, "not_found">> {
  const event = await organisedEvent(actor, eventId);
  return event ? ok(await listOf(event)) : err("not_found");
}

async function listOf(event: RegistrationEvent): Promise<PresenceList> {
  const moment = now();
  const closed = !isReleased(event, moment);
  const rows = closed ? [] : await presenceRows(event.id);
  const facts = await participantFacts(rows.map(({ athleteId }) => athleteId));
  const reading = ({ at, gate }: { at: string; gate: string }) => ({
    at: formatTime(Temporal.Instant.from(at), event.timeZone),
    gate,
  });
  const people = rows.map((row): Present => {
    const athlete = facts.get(row.athleteId);
    const [first, ...doubles] = row.readings;
    return {
      id: row.id,
      number: row.number ?? 0,
      name: athlete?.name ?? UNAVAILABLE,
      birthYear: row.birthYear,
      category: row.category,
      position: positionOf(athlete, row.positionGroup),
      walkIn: row.walkIn,
      entered: first ? reading(first) : null,
      doubles: doubles.map(reading),
    };
  });
  return {
    event: headOf(event),
    closed,
    undoes: undoesEntrances(event, moment),
    came: people.filter(({ entered }) => entered).length,
    people,
  };
}

const COLUMNS: readonly (readonly [header: string, of: (person: Present) => string | number | null])[] = [
  ["Nº", ({ number }) => number],
  ["Nome", ({ name }) => name],
  ["Ano de nascimento", ({ birthYear }) => birthYear],
  ["Categoria", ({ category }) => category],
  ["Posição", ({ position }) => position],
  ["Entrada", ({ entered }) => entered?.at ?? null],
  ["Portão", ({ entered }) => entered?.gate ?? null],
  ["Lido de novo", ({ doubles }) => doubles.map(({ at, gate }) => `${at}, ${gate}`).join(" | ")],
];

type ExportProblem = "not_found" | "closed";

/** The list as CSV. Who took it, for whom and when stands in its last line. */
export async function presenceCsv(actor: Actor, eventId: string): Promise<Result<string, ExportProblem>> {
  const taken = await take(actor, eventId, "csv");
  if (!taken.ok) return taken;
  const { list, takenBy } = taken.value;
  const head = csvRow(COLUMNS.map(([header]) => header));
  const rows = list.people.map((person) => csvRow(COLUMNS.map(([, of]) => of(person))));
  const foot = csvRow([
    null,
    `Presença: ${list.event.title}`,
    `Exportada por ${takenBy} em ${formatDateTime(now())}`,
  ]);
  return ok(CSV_BEGIN + head + rows.join("") + foot);
}

/** The same on paper, with the code that leads to the page where a trial can be checked. */
export async function presencePdf(
  actor: Actor,
  browser: Pick<Browser, "address">,
  eventId: string,
): Promise<Result<SharedFile, ShareProblem | ExportProblem>> {
  const taken = await take(actor, eventId, "pdf");
  if (!taken.ok) return taken;
  const { event, list, takenBy } = taken.value;
  const code = list.event.trial ? await checkCodeOf(event.id) : null;
  return drawPresence(browser, {
    title: drawable(event.title) || "Evento",
    when: formatDateTime(event.startsAt, event.timeZone),
    place: drawable(formatAddress(event)),
    came: `${list.came} de ${list.people.length} vieram`,
    checkUrl: code ? publicUrl(`/peneira-segura/${code}`) : null,
    madeFor: drawable(takenBy),
    madeOn: formatDateTime(now()),
    rows: list.people.map((person) => ({
      number: String(person.number),
      cells: [
        drawable(person.name) || "–",
        String(person.birthYear),
        drawable(person.category ?? "–"),
        person.position,
        person.entered?.at ?? "–",
        drawable(person.entered?.gate ?? ""),
        person.doubles.length > 0 ? person.doubles.map(({ at }) => at).join(", ") : "",
      ],
    })),
  });
}

/** Data of many people leaves at once: the audit log says who took it, before it is sent. */
async function take(
  actor: Actor,
  eventId: string,
  format: "csv" | "pdf",
): Promise<Result<{ event: RegistrationEvent; list: PresenceList; takenBy: string }, ExportProblem>> {
  const event = await organisedEvent(actor, eventId);
  if (!event) return err("not_found");
  const list = await listOf(event);
  if (list.closed) return err("closed");
  await inTransaction(() => audit(actor, "event.presence_exported", event.id, [format]));
  return ok({ event, list, takenBy: await nameOf(actor) });
}

/** "Renato Falcão, Esporte Clube Litoral" */
async function nameOf(actor: Actor): Promise<string> {
  const [userId, clubId] = [userIdOf(actor), profileIdOf(actor, "club")];
  const [people, names] = await Promise.all([
    identity.names(userId ? [userId] : []),
    clubs.names(clubId ? [clubId] : []),
  ]);
  return [people.get(userId ?? ""), names.get(clubId ?? "")].filter(Boolean).join(", ");
}
