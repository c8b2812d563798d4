import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import * as athletes from "#server/athletes/rights.ts";
import * as billing from "#server/billing/rights.ts";
import * as championships from "#server/championships/rights.ts";
import * as clubs from "#server/clubs/rights.ts";
import * as events from "#server/events/rights.ts";
import * as desk from "#server/desk/rights.ts";
import { athletesOf } from "#server/guardians/guardians.ts";
import * as guardians from "#server/guardians/rights.ts";
import * as identity from "#server/identity/rights.ts";
import * as inquiries from "#server/inquiries/rights.ts";
import * as media from "#server/media/rights.ts";
import * as messages from "#server/messages/rights.ts";
import * as moderation from "#server/moderation/rights.ts";
import { entriesBy, valuesAbout } from "#server/platform/audit/audit.ts";
import { mailsTo } from "#server/platform/mail/retention.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";
import * as registrations from "#server/registrations/rights.ts";
import * as scouting from "#server/scouting/rights.ts";
import * as sponsors from "#server/sponsors/rights.ts";
import * as queries from "./queries.ts";

/** All that the product knows of a person, capability by capability. A test keeps the list complete. */
export async function gather(person: DataSubject): Promise<ExportPart[]> {
  const owned = await athletes.ownedBy(person.userId);
  const wards = await athletesOf(person.userId);
  const clubPart = await clubs.exportOf(person, [...owned, ...wards]);
  const sponsorPart = await sponsors.exportOf(person);
  const eventPart = await events.exportOf(person);
  const subjects = [...owned, ...wards, ...idsIn(clubPart, "clubs"), ...idsIn(sponsorPart, "sponsors")];
  return [
    await identity.exportOf(person),
    await guardians.exportOf(person, owned),
    await athletes.exportOf(person, wards),
    clubPart,
    sponsorPart,
    await media.exportOf(person, [...subjects, ...idsIn(eventPart, "events")]),
    await inquiries.exportOf(person),
    await championships.exportOf(person, [...owned, ...wards]),
    eventPart,
    await billing.exportOf(person),
    await messages.exportOf(person, [...owned, ...wards]),
    await registrations.exportOf(person, { owned, wards }),
    await scouting.exportOf(person, [...owned, ...wards]),
    await moderation.exportOf(person),
    await desk.exportOf(person, [...subjects, ...idsIn(eventPart, "events")]),
    await ofPlatform(person, [person.userId, ...owned], subjects),
    { tables: { data_exports: (await queries.listExports(person.userId)).map(toExport) } },
  ];
}

/** Matches no row: with it, a capability gives only what belongs to the athletes that are named beside it. */
const NOBODY: DataSubject = { userId: "00000000-0000-0000-0000-000000000000", email: "", name: "" };

/**
 * What a guardian takes along about an athlete under 18. The child's own account (sessions, mails) and the other
 * guardian's address are not part of it.
 */
export async function gatherWard(guardian: DataSubject, athleteId: string): Promise<ExportPart[]> {
  const ids = [athleteId];
  return [
    await athletes.exportOf(NOBODY, ids),
    await clubs.exportOf(NOBODY, ids),
    await media.exportOf(NOBODY, ids),
    await messages.exportAbout(guardian, ids),
    await championships.exportAbout(ids),
    await registrations.exportAbout(ids),
    await scouting.exportAbout(ids),
    await desk.exportAbout(ids),
    {
      tables: {
        consents: await guardians.decisionsOf(NOBODY.userId, ids),
        name_consents: await guardians.nameDecisionsOf(NOBODY.userId, ids),
        reviews: await decidedReviews(ids),
      },
    },
  ];
}

async function ofPlatform(
  person: DataSubject,
  dataSubjectIds: readonly string[],
  reviewed: readonly string[],
): Promise<ExportPart> {
  const actions = await entriesBy(person.userId);
  return {
    tables: {
      mails: await mailsTo(person.email),
      audit_log: actions.map(({ at, action, subjectType, subjectId, fields }) => ({
        at,
        action,
        subjectType,
        subjectId,
        fields,
      })),
      audit_values: await valuesAbout(dataSubjectIds),
      reviews: await decidedReviews(reviewed),
    },
  };
}

async function decidedReviews(subjectIds: readonly string[]) {
  // Reports are left out: who reported stays between the reporter and the team, and an open report must not warn anybody.
  const decisions = (await reviewsAbout(subjectIds)).filter(({ kind }) => kind !== "report");
  return decisions.map(({ kind, subjectId, state, reason, createdAt, decidedAt }) => ({
    kind,
    subjectId,
    state,
    reason,
    createdAt,
    decidedAt,
  }));
}

const idsIn = (part: ExportPart, table: string): string[] =>
  (part.tables[table] ?? []).map((row) => String((row as { id: unknown }).id));

const toExport = ({ state, createdAt, readyAt, expiresAt }: queries.ExportRow) => ({
  state,
  createdAt,
  readyAt,
  expiresAt,
});
