import type { Actor } from "#domain/identity/actor.ts";
import { maskContacts } from "#domain/messages/mask.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { responsibleForAll } from "#server/athletes/responsible.server.ts";
import { requestReview, reviewKind } from "#server/platform/reviews/reviews.ts";
import { contactNow } from "./contact-view.ts";
import { end } from "./ending.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";

const SHOWN = 20;

/** One open review a club: staff see all that it tried, not one message at a time. */
const MASKED_CONTACT = reviewKind({
  kind: "masked_contact",
  async decided({ subjectId: clubId, state, reason }) {
    if (state !== "rejected") return;
    const rows = await queries.maskedBy(clubId, SHOWN);
    const people = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
    for (const row of rows.filter((one) => one.state === "waiting")) {
      await end(row, "removed_by_staff", people.get(row.athleteId));
      if (row.scoutUserId) await mails.removed(row.scoutUserId, row, reason ?? "");
    }
  },
});

export const reportMasked = (clubId: string, scoutUserId: string) =>
  requestReview({ kind: MASKED_CONTACT.kind, subjectId: clubId, requestedBy: scoutUserId });

/** What a club wrote to families of minors that had to be masked, as it was written and as it was shown. */
export async function maskedContacts(actor: Actor, clubId: string) {
  assertModerator(actor);
  const rows = await queries.maskedBy(clubId, SHOWN);
  const people = await responsibleForAll(rows.map(({ athleteId }) => athleteId));
  const first = rows[0];
  return (
    first && {
      clubName: first.clubName,
      messages: rows.map((row) => {
        const athlete = people.get(row.athleteId);
        return {
          id: row.id,
          scoutName: row.scoutName,
          written: row.message,
          shown: row.message && maskContacts(row.message),
          state: athlete ? contactNow(row, athlete).state : row.state,
          createdAt: row.createdAt,
        };
      }),
    }
  );
}
