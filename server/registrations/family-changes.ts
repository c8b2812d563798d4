import { familyChanged, type Responsible } from "#server/athletes/responsible.server.ts";
import { responsibleForAll } from "#server/athletes/responsible.server.ts";
import { heldForGuardian } from "#domain/registrations/times.ts";
import { lockPlaces, type RegistrationEvent } from "#server/events/events.ts";
import { now } from "#server/platform/clock.ts";
import * as mails from "./mails.ts";
import * as rows from "./rows.ts";
import { settleAt, settlePlaces } from "./settle.ts";

/**
 * A yes counts as long as whoever gave it answers for the athlete. Who is told has locked the athlete; events follow
 * one by one, in the order of their ids.
 */
familyChanged.on(async (told) => {
  // Coming of age: what is open is the athlete's own from now on. Consent to publishing is another matter.
  if (told.what === "came_of_age" || told.what === "consent_revoked") return;
  const athlete = (await responsibleForAll([told.athleteId])).get(told.athleteId);
  for (const { id, eventId, approvedBy } of await rows.openRowsOfAthlete(told.athleteId)) {
    if (told.what === "guardian_removed" && approvedBy !== told.guardianUserId) continue;
    const event = await lockPlaces(eventId);
    const row = await rows.rowById(id);
    if (!event || !row) continue;
    const goesOn = told.what !== "account_deleted" && athlete && athlete.guardianUserIds.length > 0;
    if (goesOn) await askAgain(row, event, athlete);
    else await rows.changeState(id, "cancelled", { endReason: "family_changed", phoneSealed: null });
    await settlePlaces(event);
  }
});

/** A place is held for the guardian of today; in line, the turn stays. */
async function askAgain(
  row: rows.RegistrationRow,
  event: RegistrationEvent,
  { minor }: Responsible,
): Promise<void> {
  const unapproved = { minor, approvedBy: null, approvedAt: null, phoneSealed: null };
  if (row.state === "waiting" || row.state === "offered") {
    await rows.changeRowOnly(row.id, unapproved);
    return mails.guardianAsked(row, event);
  }
  const heldUntil = heldForGuardian(event, now());
  const asked = await rows.changeState(row.id, "awaiting_guardian", { ...unapproved, heldUntil });
  await settleAt(event.id, heldUntil);
  await mails.guardianAsked(asked, event);
}
