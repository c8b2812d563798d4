import { isAboutMinor } from "#domain/inquiries/about-minor.ts";
import { detailFacts } from "#domain/inquiries/detail-labels.ts";
import { INQUIRY_DAYS, INQUIRY_LABELS } from "#domain/inquiries/kinds.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { responsibleForAll, type Responsible } from "#server/athletes/responsible.server.ts";
import * as identity from "#server/identity/staff-view.ts";
import { holderOf } from "#server/platform/leases/leases.ts";
import type { InquiryRow } from "./staff-queries.ts";

export type Inquiry = ReturnType<typeof toInquiry>;

export async function toInquiries(rows: readonly InquiryRow[]): Promise<Inquiry[]> {
  const athletes = await responsibleForAll(rows.flatMap(({ athleteId }) => athleteId ?? []));
  return rows.map((row) => toInquiry(row, (row.athleteId && athletes.get(row.athleteId)) || null));
}

/** Who works on each of these now. */
export async function holdersOf(actor: Actor, rows: readonly InquiryRow[]) {
  const holders = rows.map(holderOf);
  const people = await identity.names(actor, [...new Set(holders.filter((holder) => holder !== null))]);
  return holders.map((holder) => ({
    assignee: holder && (people.get(holder) ?? null),
    mine: holder !== null && holder === userIdOf(actor),
  }));
}

function toInquiry(row: InquiryRow, athlete: Pick<Responsible, "name" | "minor"> | null) {
  const { id, kind, name, email, phone, subject, message, details, state, createdAt, handledAt } = row;
  return {
    id,
    kind,
    kindLabel: INQUIRY_LABELS[kind],
    name,
    email,
    /** LGPD art. 14: under 18 the address is the guardian's. */
    emailOfGuardian: details["guardian"] === true,
    phone,
    subject,
    message,
    details: detailFacts(details),
    /** The event that a visitor sent, with the id under which it was published. */
    event: kind === "new_event" ? toAskedEvent(details) : null,
    athlete: row.athleteId && { id: row.athleteId, name: athlete?.name ?? "Atleta" },
    aboutMinor: isAboutMinor(row, athlete),
    state,
    createdAt,
    handledAt,
    /** What the team wrote back from here. */
    answer: row.answer,
    /** The last day of a request about personal data. */
    dueOn: row.dueOn,
    keptUntil: createdAt.add({ hours: 24 * INQUIRY_DAYS[kind] }),
  };
}

function toAskedEvent(details: InquiryRow["details"]) {
  const text = (key: string) => String(details[key] ?? "");
  return { location: text("location"), date: text("date"), publishedAs: text("event") || null };
}
