import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { aPublishedFamily, mailsTo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { adultsWhoWrote, type Adult } from "./adults.server.ts";
import { blockClub, unblockClub } from "./blocks.server.ts";
import { answerContact, readContact } from "./contacts.server.ts";
import { sendMessage } from "./conversation.server.ts";
import { aFamilyOfTwo, aScout, ask, athleteOf, guardianOf, sent } from "./testing/contact.ts";

beforeAll(() => configure());

test("a block ends what is open, stops new requests of the whole club, and the club does not learn of it", async () => {
  const family = await aFamilyOfTwo();
  const scout = await aScout();
  const { id } = await sent(scout, family.id);
  expectOk(await answerContact(guardianOf(family), id, { decision: "accepted" }));
  const pair = { athleteId: family.id, clubId: scout.club.id };
  expect(await blockClub(athleteOf(family), pair)).toMatchObject({ error: "not_found" });
  expect(await blockClub(scout.actor, pair)).toMatchObject({ error: "not_found" });
  expectOk(await blockClub(family.second, pair));
  expect(await readContact(guardianOf(family), id)).toMatchObject({
    value: { state: "blocked", endReason: "blocked_by_family" },
  });
  expect(await readContact(scout.actor, id)).toMatchObject({
    value: { state: "closed", endReason: null, athlete: null, reply: null },
  });
  expect(await sendMessage(scout.actor, id, "Oi")).toMatchObject({ error: { code: "ended" } });
  expect(await ask(scout, family.id)).toMatchObject({ error: { code: "contact_off" } });
  const [told] = await mailsTo(scout.actor.email);
  expect(told!.text).not.toMatch(/bloque/i);
  expect((await mailsTo(family.guardianPerson.email))[0]).toMatchObject({ template: "contact-ended" });
  // Only who blocked lifts it, and the 90 days stay.
  expect(await unblockClub(guardianOf(family), pair)).toMatchObject({ error: "blocked_by_other" });
  expectOk(await unblockClub(family.second, pair));
  expect(await ask(scout, family.id)).toMatchObject({ error: { code: "declined_recently" } });
  await client().query("update contact_requests set ended_at = now() - interval '91 days' where id = $1", [
    id,
  ]);
  expect(await ask(scout, family.id)).toMatchObject({ ok: true });
});

test("a club that never wrote cannot be blocked", async () => {
  const [family, scout] = [await aPublishedFamily(), await aScout()];
  for (const clubId of [scout.club.id, "x"])
    expect(await blockClub(guardianOf(family), { athleteId: family.id, clubId })).toMatchObject({
      error: "not_found",
    });
});

test("a guardian reads every adult who wrote, page by page, and nobody else does", async () => {
  const [family, other] = [await aPublishedFamily(), await aPublishedFamily()];
  const scout = await aScout();
  await sent(scout, family.id);
  await sent(await aScout(), other.id);
  const { adults } = await adultsWhoWrote(guardianOf(family));
  expect(adults).toMatchObject([
    {
      name: scout.name,
      club: { id: scout.club.id, verifiedThen: true, verifiedNow: true },
      athlete: { id: family.id },
      state: "sent",
      block: null,
    },
  ] satisfies object[]);
  expect((await adultsWhoWrote(athleteOf(family))).adults).toEqual([]);
  const contactId = adults[0]!.contactId;
  await client().query(
    `insert into contact_writers (athlete_id, club_id, contact_id, club_verified, last_at)
     select $1, $2, $3, false, now() - make_interval(days => n) from generate_series(1, 30) n`,
    [family.id, scout.club.id, contactId],
  );
  const seen: Adult[] = [];
  let page = await adultsWhoWrote(guardianOf(family));
  seen.push(...page.adults);
  while (page.next) {
    page = await adultsWhoWrote(guardianOf(family), page.next);
    seen.push(...page.adults);
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(31);
  expect(seen.at(-1)).toMatchObject({ name: null, club: { verifiedThen: false, verifiedNow: true } });
});
