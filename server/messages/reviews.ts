import type { Actor } from "#domain/identity/actor.ts";
import { maskContacts } from "#domain/messages/mask.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { responsibleForAll } from "#server/athletes/responsible.server.ts";
import { defineReviewKind, type Review } from "#server/platform/reviews/reviews.ts";
import { contactNow } from "./contact-view.ts";
import { end } from "./ending.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";

const SHOWN = 20;

/** A club wrote a way around the guardian. One open review per club, so that staff see all that it tried. */
export const maskedContact = defineReviewKind({
  name: "masked_contact",
  subjectType: "club",
  readSubject: maskedMessages,
  onDecision: withdrawWaiting,
});

/** What a club wrote to families of minors that had to be masked, as it was written and as the family reads it. */
async function maskedMessages(actor: Actor, clubId: string) {
  assertModerator(actor);
  const rows = await queries.maskedBy(clubId, SHOWN);
  const people = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
  const first = rows[0];
  if (!first) return null;
  return {
    type: "masked_contact" as const,
    title: first.clubName,
    messages: rows.map((row) => {
      const athlete = people.get(row.athleteId);
      return {
        id: row.id,
        scoutName: row.scoutName,
        written: row.message,
        masked: row.message && maskContacts(row.message),
        state: athlete ? contactNow(row, athlete).state : row.state,
        createdAt: row.createdAt,
      };
    }),
  };
}

async function withdrawWaiting({ subjectId: clubId, state, reason }: Review): Promise<void> {
  if (state !== "rejected") return;
  const rows = await queries.maskedBy(clubId, SHOWN);
  const people = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
  for (const row of rows.filter((one) => one.state === "waiting")) {
    await end(row, "removed_by_staff", people.get(row.athleteId));
    if (row.scoutUserId) await mails.removed(row.scoutUserId, row, reason ?? "");
  }
}
