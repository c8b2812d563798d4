import type { Actor, Member } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { REVIEW_LIST } from "#domain/moderation/staff-list.ts";
import { expectOk } from "#domain/result.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aClubMember } from "#seed/factories/member.ts";
import { aUser } from "#seed/factories/user.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { client } from "#server/platform/database/database.ts";
import { changeEvent, createEvent } from "../edit-events.server.ts";
import { ownEvent } from "../own-events.server.ts";
import { eventCancelled, eventChanged, eventHeld, eventReleased, limitsChanged } from "../signals.ts";
import { eventValues } from "./event-values.ts";

const EVENT_REVIEWS = readListQuery(REVIEW_LIST, new URLSearchParams("tipo=event"));

type Given = Parameters<typeof eventValues>[0];

/** The owner of a verified club, acting for it. */
export async function anOwner(): Promise<{ actor: Member; clubId: string; email: string }> {
  const { id: clubId } = await aVerifiedClub();
  const { actor, email } = await aClubMember(clubId, { role: "owner" });
  return { actor, clubId, email };
}

export const read = async (actor: Actor, id: string) => expectOk(await ownEvent(actor, id));

export async function change(
  actor: Actor,
  id: string,
  given: Given,
  intent: "rascunho" | "enviar" = "enviar",
) {
  const { values, savedAt } = await read(actor, id);
  return changeEvent(actor, { id, savedAt, intent }, { ...values, ...given });
}

/** Somebody of the team, and what they do about events. */
export async function aStaffMember() {
  const { id } = await aUser({ role: "staff" });
  const staff: Actor = { kind: "member", userId: id, role: "staff", profile: null };
  const openReview = async () => (await moderation.queue(staff, EVENT_REVIEWS)).rows[0];
  const decide = async (state: "approved" | "rejected", reason = "") =>
    readAndDecide(staff, (await openReview())!.id, { state, reason });
  /** In the calendar, by the club's own form and a decision of staff. */
  const approved = async (actor: Actor, given: Given = {}): Promise<string> => {
    const made = expectOk(await createEvent(actor, eventValues(given), "enviar"));
    expectOk(await decide("approved"));
    await client().query("delete from mails");
    return made.id;
  };
  return { staff, openReview, decide, approved };
}

/** What events tell those above them, in order. */
export function recordedSignals(): string[] {
  const told: string[] = [];
  eventChanged.on(async ({ eventId }) => void told.push(`changed ${eventId}`));
  eventCancelled.on(async ({ eventId, reason }) => void told.push(`cancelled ${eventId} ${reason}`));
  eventHeld.on(async ({ eventId }) => void told.push(`held ${eventId}`));
  eventReleased.on(async ({ eventId }) => void told.push(`released ${eventId}`));
  limitsChanged.on(async ({ eventId }) => void told.push(`limits ${eventId}`));
  return told;
}

export async function emptyTables(): Promise<void> {
  for (const table of ["events", "mails", "reviews", "rate_limits"])
    await client().query(`delete from ${table}`);
}
