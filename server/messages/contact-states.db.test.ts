import { beforeAll, expect, test } from "vitest";
import { setContactAllowed } from "#server/athletes/guardianship.server.ts";
import { aPublishedFamily } from "#server/athletes/testing/family.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { blockClub } from "./blocks.server.ts";
import { contactStatesOf } from "./contact-states.server.ts";
import { answerContact } from "./contacts.server.ts";
import { aPublishedAdult, aScout, athleteOf, guardianOf, sent } from "./testing/contact.ts";

beforeAll(() => configure());

test("a row says where the club stands with each athlete, and nothing of other clubs", async () => {
  const [scout, other] = [await aScout(), await aScout()];
  const [asked, talks, refused, off, blocked, free] = [
    await aPublishedFamily(),
    await aPublishedAdult(),
    await aPublishedFamily(),
    await aPublishedFamily(),
    await aPublishedAdult(),
    await aPublishedFamily(),
  ];
  const { id } = await sent(scout, asked.id);
  const accepted = await sent(scout, talks.id);
  expectOk(await answerContact(athleteOf(talks), accepted.id, { decision: "accepted" }));
  const declined = await sent(scout, refused.id);
  expectOk(await answerContact(guardianOf(refused), declined.id, { decision: "declined" }));
  expectOk(await setContactAllowed(off.guardian, off.id, false));
  await sent(scout, blocked.id);
  expectOk(await blockClub(athleteOf(blocked), { athleteId: blocked.id, clubId: scout.club.id }));
  const ids = [asked, talks, refused, off, blocked, free].map((family) => family.id);

  const states = await contactStatesOf(scout.actor, ids);
  expect(ids.map((athlete) => states.get(athlete))).toEqual([
    { state: "sent", contactId: id },
    { state: "conversation", contactId: accepted.id },
    { state: "closed", contactId: null },
    { state: "closed", contactId: null },
    { state: "closed", contactId: null },
    { state: "open", contactId: null },
  ]);
  const others = await contactStatesOf(other.actor, ids);
  expect(ids.map((athlete) => others.get(athlete)?.state)).toEqual([
    "open",
    "open",
    "open",
    "closed",
    "open",
    "open",
  ]);

  // A no counts for 90 days, a request for 30.
  await client().query("update contact_requests set answered_at = now() - interval '91 days' where id = $1", [
    declined.id,
  ]);
  await client().query("update contact_requests set expires_at = now() - interval '1 hour' where id = $1", [
    id,
  ]);
  const later = await contactStatesOf(scout.actor, ids);
  expect([later.get(refused.id)?.state, later.get(asked.id)?.state]).toEqual(["open", "open"]);
});
