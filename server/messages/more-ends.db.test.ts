import { beforeAll, describe, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { removeGuardian, setContactAllowed } from "#server/athletes/guardianship.server.ts";
import { mailsTo, staffOf } from "#server/athletes/testing/family.ts";
import { removeMember } from "#server/clubs/members.server.ts";
import { addMember, membershipOf } from "#server/clubs/membership.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aUser } from "#seed/factories/user.ts";
import { blockClub } from "./blocks.server.ts";
import { answerContact, endContact } from "./contacts.server.ts";
import { expireContacts } from "./ending.ts";
import { aFamilyOfTwo, aScout, ask, contactsOf, guardianOf, sent, type Scout } from "./testing/contact.ts";

type Two = Awaited<ReturnType<typeof aFamilyOfTwo>>;

interface World {
  scout: Scout;
  /** The family whose request waits, and the one of which the second guardian has accepted. */
  families: [Two, Two];
  ids: [string, string];
}

/** What one case does. The same table is in docs/decisions/0038. */
interface Row {
  happens(world: World): Promise<unknown>;
  /** As the first guardian reads it. */
  waiting: string;
  open: string;
  /** Which mails come, for the waiting request and for the open contact. */
  told: Record<"guardian" | "other" | "scout", [waiting: string | null, open: string | null]>;
  /** Whether the club may ask the second family again at once. */
  again: string;
}

const NOBODY: [null, null] = [null, null];

const TABLE: Record<string, Row> = {
  "30 days without an answer": {
    async happens() {
      await client().query("update contact_requests set expires_at = now() - interval '1 minute'");
      await expireContacts.handle({}, undefined as never);
    },
    waiting: "expired: expired",
    open: "accepted",
    told: {
      guardian: ["contact-ended", null],
      other: ["contact-ended", null],
      scout: ["contact-expired", null],
    },
    again: "already_talking",
  },
  "the club takes it back": {
    async happens({ scout, ids }) {
      for (const id of ids) expectOk(await endContact(scout.actor, id));
    },
    waiting: "withdrawn: ended_by_club",
    open: "closed: ended_by_club",
    told: {
      guardian: ["contact-ended", "contact-ended"],
      other: ["contact-ended", "contact-ended"],
      scout: NOBODY,
    },
    again: "ok",
  },
  "a guardian ends it": {
    async happens({ families, ids }) {
      expect(await endContact(guardianOf(families[0]), ids[0])).toMatchObject({ error: "ended" });
      expectOk(await endContact(guardianOf(families[1]), ids[1]));
    },
    waiting: "sent",
    open: "closed: ended_by_family",
    told: {
      guardian: NOBODY,
      other: [null, "contact-ended"],
      scout: [null, "contact-ended-by-family"],
    },
    again: "declined_recently",
  },
  "a guardian blocks the club": {
    async happens({ families, scout }) {
      for (const family of families)
        expectOk(await blockClub(guardianOf(family), { athleteId: family.id, clubId: scout.club.id }));
    },
    waiting: "blocked: blocked_by_family",
    open: "blocked: blocked_by_family",
    told: {
      guardian: NOBODY,
      other: ["contact-ended", "contact-ended"],
      scout: ["contact-ended-by-family", "contact-ended-by-family"],
    },
    again: "contact_off",
  },
  "the guardian who accepted is removed by staff": {
    async happens({ families }) {
      const staff = staffOf(await aUser({ role: "staff" }));
      for (const family of families)
        expectOk(await removeGuardian(staff, family.id, family.secondPerson.id, "Perdeu a guarda."));
    },
    waiting: "sent",
    open: "closed: guardian_replaced",
    told: { guardian: [null, "contact-ended"], other: NOBODY, scout: NOBODY },
    again: "ok",
  },
  "the scout is removed from the club": {
    async happens({ scout }) {
      const owner = await aUser();
      await addMember({ clubId: scout.club.id, userId: owner.id, role: "owner" });
      const member = await membershipOf(scout.actor.userId, scout.club.id);
      expectOk(await removeMember(actingAs(owner.id, "club", scout.club.id), scout.club.id, member!.id));
    },
    waiting: "withdrawn: scout_removed",
    open: "accepted",
    told: {
      guardian: ["contact-ended", "contact-passed"],
      other: ["contact-ended", "contact-passed"],
      scout: NOBODY,
    },
    again: "already_talking",
  },
  "the contact switch is turned off": {
    async happens({ families }) {
      for (const family of families) expectOk(await setContactAllowed(family.guardian, family.id, false));
    },
    waiting: "sent",
    open: "accepted",
    told: { guardian: NOBODY, other: NOBODY, scout: NOBODY },
    again: "contact_off",
  },
};

const ENDS = /^contact-(?:ended|expired|passed)/;

beforeAll(() => configure());

describe.each(Object.keys(TABLE))("%s", (name) => {
  const row = TABLE[name]!;

  test("ends what it should, and tells whom it should", async () => {
    const world = await aWorld();
    await row.happens(world);
    const [waiting, open] = world.families;
    expect(await stateOf(waiting)).toBe(row.waiting);
    expect(await stateOf(open)).toBe(row.open);
    for (const [n, family] of world.families.entries()) {
      expect(await lastMail(family.guardianPerson.email, world.ids[n]!), "guardian").toBe(
        row.told.guardian[n],
      );
      expect(await lastMail(family.secondPerson.email, world.ids[n]!), "other").toBe(row.told.other[n]);
      expect(await lastMail(world.scout.actor.email, world.ids[n]!), "scout").toBe(row.told.scout[n]);
    }
    const again = await ask(world.scout, open.id);
    expect(again.ok ? "ok" : again.error.code).toBe(row.again);
  });
});

async function aWorld(): Promise<World> {
  const scout = await aScout();
  const families: [Two, Two] = [await aFamilyOfTwo(), await aFamilyOfTwo()];
  const waiting = await sent(scout, families[0].id);
  const open = await sent(scout, families[1].id);
  expectOk(await answerContact(families[1].second, open.id, { decision: "accepted" }));
  return { scout, families, ids: [waiting.id, open.id] };
}

async function stateOf(family: Two): Promise<string> {
  const [contact] = await contactsOf(guardianOf(family));
  return [contact!.state, contact!.endReason].filter(Boolean).join(": ");
}

/** The mail about the end of this contact, if one came. */
async function lastMail(email: string, contactId: string): Promise<string | null> {
  const mails = await mailsTo(email);
  return (
    mails.find(({ template, text }) => ENDS.test(template) && text.includes(contactId))?.template ?? null
  );
}
