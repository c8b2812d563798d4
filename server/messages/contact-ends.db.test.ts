import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { expectOk } from "#domain/result.ts";
import { decideConsent, inviteGuardian } from "#server/athletes/guardianship.server.ts";
import {
  aPublishedFamily,
  mailsTo,
  staffOf,
  yearsAgo,
  type Family,
  comeOfAge,
} from "#server/athletes/testing/family.ts";
import { issueVideoPass } from "#server/billing/access/athlete-access.server.ts";
import { withdraw } from "#server/billing/subscriber/withdraw.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aVideo } from "#server/media/testing/items.ts";
import { client } from "#server/platform/database/database.ts";
import { startWorkers } from "#server/platform/jobs/jobs.ts";
import { closeTransport, openTransport, sendMail } from "#server/platform/mail/mail.ts";
import { startMailbox, type Mailbox } from "#server/platform/mail/testing/mailbox.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { erase } from "#server/rights/erasure.ts";
import { aUser } from "#seed/factories/user.ts";
import { answerContact, type Contact } from "./contacts.server.ts";
import { SETTLED_AT_ONCE, settleContacts } from "./ending.ts";
import {
  contactsOf,
  aPublishedAdult,
  aScout,
  ask,
  athleteOf,
  guardianOf,
  sent,
  type Scout,
} from "./testing/contact.ts";

/** What one case does. The same table is in docs/decisions/0024. */
interface Row {
  happens(world: World): Promise<unknown>;
  /** As the family reads it: the state and, when it ended, why. */
  waiting: string;
  open: string;
  /** What becomes of the mail to the guardian and of the one to the scout, and who of the family is told. */
  mails: { request: string; answer: string; told: "guardian" | "athlete" | "nobody" };
  /** "Clube Verificado", as the family sees it. */
  badge: boolean | "gone";
  /** Whom the club reads it asked about, and which club the family reads. */
  names: { athlete: "shown" | "Atleta indisponível" | "gone"; club: "shown" | "Clube removido" | "gone" };
  /** The minor's video, asked for by the club. */
  videos: "open" | "not_entitled" | "not_found";
}

const TABLE: Record<string, Row> = {
  "club hidden": {
    happens: async ({ scout }) => expectOk(await clubs.hide(await staff(), scout.club.id)),
    waiting: "withdrawn: club_hidden",
    open: "closed: club_hidden",
    mails: { request: "cancelled", answer: "cancelled", told: "guardian" },
    badge: false,
    names: { athlete: "Atleta indisponível", club: "shown" },
    videos: "not_entitled",
  },
  "club no longer verified": {
    happens: async ({ scout }) =>
      expectOk(await clubs.withdrawVerification(await staff(), scout.club.id, "O CNPJ foi baixado.")),
    waiting: "withdrawn: club_unverified",
    open: "closed: club_unverified",
    mails: { request: "cancelled", answer: "cancelled", told: "guardian" },
    badge: false,
    names: { athlete: "Atleta indisponível", club: "shown" },
    videos: "not_entitled",
  },
  "consent revoked": {
    happens: ({ families }) =>
      each(families, async ({ guardian, id }) =>
        expectOk(await decideConsent(guardian, id, "revoked", null)),
      ),
    waiting: "withdrawn: consent_revoked",
    open: "closed: consent_revoked",
    mails: { request: "cancelled", answer: "cancelled", told: "nobody" },
    badge: true,
    names: { athlete: "Atleta indisponível", club: "shown" },
    videos: "not_found",
  },
  "athlete turns 18": {
    async happens({ families }) {
      await each(families, ({ id }) =>
        client().query("update athletes set birthdate = $2 where id = $1", [id, yearsAgo(18).toString()]),
      );
      await comeOfAge();
    },
    waiting: "sent",
    open: "accepted",
    // The guardian no longer decides; the athlete is asked instead.
    mails: { request: "cancelled", answer: "sent", told: "athlete" },
    badge: true,
    names: { athlete: "shown", club: "shown" },
    videos: "open",
  },
  "guardian replaced": {
    happens: ({ families }) =>
      each(families, async ({ id }, n) =>
        expectOk(
          await inviteGuardian(await staff(), id, {
            guardianName: "Vera Nova",
            guardianEmail: `vera-nova-${n}@example.com`,
          }),
        ),
      ),
    waiting: "withdrawn: guardian_replaced",
    open: "closed: guardian_replaced",
    mails: { request: "cancelled", answer: "cancelled", told: "nobody" },
    badge: true,
    names: { athlete: "Atleta indisponível", club: "shown" },
    videos: "not_found",
  },
  "the athlete's account deleted": {
    happens: ({ families }) => each(families, ({ person }) => deleteAccount(person.id)),
    waiting: "gone",
    open: "gone",
    mails: { request: "cancelled", answer: "cancelled", told: "nobody" },
    badge: "gone",
    names: { athlete: "gone", club: "gone" },
    videos: "not_found",
  },
  "the guardian's account deleted": {
    happens: ({ families }) => each(families, ({ guardianPerson }) => deleteAccount(guardianPerson.id)),
    waiting: "withdrawn: account_deleted",
    open: "closed: account_deleted",
    mails: { request: "gone", answer: "cancelled", told: "nobody" },
    badge: true,
    names: { athlete: "Atleta indisponível", club: "shown" },
    videos: "not_found",
  },
  "the scout's account deleted": {
    happens: ({ scout }) => deleteAccount(scout.actor.userId),
    waiting: "withdrawn: club_left",
    open: "closed: club_left",
    mails: { request: "cancelled", answer: "gone", told: "guardian" },
    badge: false,
    names: { athlete: "Atleta indisponível", club: "Clube removido" },
    videos: "not_entitled",
  },
  "plan ended": {
    happens: async ({ scout }) => expectOk(await withdraw(scout.actor, scout.subscriptionId)),
    // What was asked while the plan ran may still be answered: the family decides, not the invoice.
    waiting: "sent",
    open: "accepted",
    mails: { request: "sent", answer: "sent", told: "nobody" },
    // Verification is never sold.
    badge: true,
    names: { athlete: "shown", club: "shown" },
    videos: "not_entitled",
  },
};

interface World {
  scout: Scout;
  /** The family whose request waits, and the one that has accepted. */
  families: [Family, Family];
  video: string;
  mails: { request: string; answer: string };
}

const REPLY = "Pode ligar: (71) 98888-7777.";
const worlds = new Map<string, World>();
let folder: string;
let mailbox: Mailbox;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "joia-contacts-"));
  configure({ DATA_DIR: folder });
  for (const [name, row] of Object.entries(TABLE)) {
    const world = await aWorld();
    await row.happens(world);
    worlds.set(name, world);
  }
  // Every mail was under way while it happened: they are sent only now.
  mailbox = await startMailbox();
  await openTransport({ smtpUrl: mailbox.url, from: "Joia da Base <contato@joiadabase.com.br>" });
  const workers = await startWorkers([sendMail], { connection, pollSeconds: 1 });
  await vi.waitFor(
    async () => expect((await client().query("select from mails where state = 'waiting'")).rowCount).toBe(0),
    { timeout: 60_000, interval: 200 },
  );
  await workers.stop();
}, 180_000);
afterAll(async () => {
  closeTransport();
  await mailbox.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(Object.keys(TABLE))("%s", (name) => {
  const row = TABLE[name]!;
  const world = () => worlds.get(name)!;

  test("the waiting request", async () => {
    const [family] = world().families;
    const contact = await familysContact(family);
    expect(describeState(contact)).toBe(row.waiting);
    if (!contact) return;
    // Whoever may still answer can do so only while it waits.
    const answer = await answerContact(await answerer(family), contact.id, { decision: "accepted" });
    expect(answer.ok).toBe(row.waiting === "sent");
    if (!answer.ok) expect(["ended", "not_found"]).toContain(answer.error);
  });

  test("the open contact", async () => {
    const [, family] = world().families;
    expect(describeState(await familysContact(family))).toBe(row.open);
    const own = JSON.stringify(await contactsOf(guardianOf(family)));
    const seen = JSON.stringify([
      own,
      await contactsOf(athleteOf(family)),
      await contactsOf(world().scout.actor),
    ]);
    // Phones and links stay open only with the contact.
    const open = row.open === "accepted";
    if (row.open !== "gone") expect(/98888/.test(seen)).toBe(open || /98888/.test(own));
    const club = (await contactsOf(world().scout.actor)).map(({ reply }) => reply);
    expect(club.includes(REPLY)).toBe(open);
  });

  test("the child never reads the words before turning 18", async () => {
    for (const family of world().families)
      for (const contact of await contactsOf(athleteOf(family)))
        if (contact.reader === "minor") expect(contact).toMatchObject({ message: null, reply: null });
        else expect(name).toBe("athlete turns 18");
  });

  test("mails under way", async () => {
    const { mails, families } = world();
    const [family] = families;
    expect({
      request: await stateOfMail(mails.request),
      answer: await stateOfMail(mails.answer),
      told: await whoWasTold(family),
    }).toEqual(row.mails);
    const subjects = mailbox.received.map(({ message }) => message).join("\n");
    expect(subjects).not.toMatch(/gostamos dos jogos|99999|98888/);
  });

  test("the badge", async () => {
    const contact = await familysContact(world().families[1]);
    expect(contact ? contact.club.verified : "gone").toBe(row.badge);
  });

  test("names", async () => {
    const contact = (await contactsOf(world().scout.actor)).find(({ state }) => state !== "sent");
    const family = await familysContact(world().families[1]);
    expect({
      athlete: contact ? (contact.athlete ? "shown" : "Atleta indisponível") : "gone",
      club: family ? (family.club.name === "Clube removido" ? "Clube removido" : "shown") : "gone",
    }).toEqual(row.names);
    if (row.names.athlete !== "shown")
      expect(JSON.stringify(await contactsOf(world().scout.actor))).not.toMatch(/Kauã|familia-/);
  });

  test("videos", async () => {
    const { scout, video } = world();
    const opened = await issueVideoPass(scout.actor, video);
    expect(opened.ok ? "open" : opened.error).toBe(row.videos);
  });
});

test("a club back on the air finds everything closed, and may ask anew", async () => {
  const { scout, families } = worlds.get("club hidden")!;
  expectOk(await clubs.restore(await staff(), scout.club.id));
  expect(describeState(await familysContact(families[0]))).toBe("withdrawn: club_hidden");
  expect(describeState(await familysContact(families[1]))).toBe("closed: club_hidden");
  expect(await ask(scout, families[0].id)).toMatchObject({ ok: true });
});

test("an adult's contacts end with a hidden club, and not with its verification", async () => {
  const [hidden, unverified] = [await aScout(), await aScout()];
  const adult = await aPublishedAdult();
  await sent(hidden, adult.id);
  await sent(unverified, adult.id);
  expectOk(await clubs.hide(await staff(), hidden.club.id));
  expectOk(await clubs.withdrawVerification(await staff(), unverified.club.id, "CNPJ baixado."));
  expect(
    (await contactsOf(athleteOf(adult))).map(({ state, message }) => [state, /99999/.test(message!)]),
  ).toEqual([
    ["withdrawn", false],
    ["sent", true],
  ]);
});

test("a club hidden behind our back reaches nobody either, and the night writes it down", async () => {
  const [family, scout] = [await aPublishedFamily(), await aScout()];
  const { id } = await sent(scout, family.id);
  await client().query("update clubs set hidden_at = now() where id = $1", [scout.club.id]);
  expect((await contactsOf(guardianOf(family)))[0]).toMatchObject({
    state: "withdrawn",
    endReason: "club_hidden",
    club: { verified: false },
    mayAnswer: false,
  });
  expect(await answerContact(guardianOf(family), id, { decision: "accepted" })).toEqual({
    ok: false,
    error: "ended",
  });
  expect((await contactsOf(scout.actor))[0]).toMatchObject({ athlete: null });
  await settleContacts.handle({}, undefined as never);
  const stored = await client().query("select state, end_reason from contact_requests where id = $1", [id]);
  expect(stored.rows).toEqual([{ state: "withdrawn", end_reason: "club_hidden" }]);
});

test("the nightly check reads one page after another and reaches the oldest request", async () => {
  const [closed, trusted] = [await aScout(), await aScout()];
  const oldest = await sent(closed, (await aPublishedAdult()).id);
  const adult = await aPublishedAdult();
  const accepted = await client().query(
    `insert into contact_requests (athlete_id, club_id, scout_user_id, purpose, message, state, answered_at)
     select $1, $2, $3, 'other', 'Olá', 'accepted', now() from generate_series(1, $4)`,
    [adult.id, trusted.club.id, trusted.actor.userId, SETTLED_AT_ONCE + 1],
  );
  const newest = await sent(closed, adult.id);
  await client().query("update clubs set hidden_at = now() where id = $1", [closed.club.id]);
  await settleContacts.handle({}, undefined as never);
  const stateOf = async (clubId: string) =>
    (await client().query("select id, state from contact_requests where club_id = $1 order by id", [clubId]))
      .rows;
  expect(await stateOf(closed.club.id)).toEqual([
    { id: oldest.id, state: "withdrawn" },
    { id: newest.id, state: "withdrawn" },
  ]);
  const untouched = (await stateOf(trusted.club.id)).filter(({ state }) => state === "accepted");
  expect(untouched).toHaveLength(accepted.rowCount!);
});

async function aWorld(): Promise<World> {
  const scout = await aScout();
  const families: World["families"] = [await aPublishedFamily(), await aPublishedFamily()];
  await sent(scout, families[0].id);
  const accepted = await sent(scout, families[1].id);
  expectOk(await answerContact(guardianOf(families[1]), accepted.id, { decision: "accepted", reply: REPLY }));
  return {
    scout,
    families,
    video: await aVideo(families[1].id),
    mails: {
      request: await mailTo(families[0].guardianPerson.email, "contact-requested"),
      answer: await mailTo(scout.actor.email, "contact-answered"),
    },
  };
}

/** As whoever of the family still reads it: the guardian, or else the athlete. */
async function familysContact(family: Family): Promise<Contact | undefined> {
  return (await contactsOf(guardianOf(family)))[0] ?? (await contactsOf(athleteOf(family)))[0];
}

const answerer = async (family: Family) =>
  (await contactsOf(guardianOf(family))).length > 0 ? guardianOf(family) : athleteOf(family);

const describeState = (contact: Contact | undefined): string =>
  contact ? [contact.state, contact.endReason].filter(Boolean).join(": ") : "gone";

async function whoWasTold({ guardianPerson, person }: Family) {
  const told = async (email: string, template: string) =>
    (await mailsTo(email)).some((mail) => mail.template === template);
  if (await told(guardianPerson.email, "contact-ended")) return "guardian";
  return (await told(person.email, "contact-requested")) ? "athlete" : "nobody";
}

async function mailTo(email: string, template: string): Promise<string> {
  const { rows } = await client().query<{ id: string }>(
    `select id from mails where "to" = $1 and template = $2`,
    [email, template],
  );
  return rows[0]!.id;
}

async function stateOfMail(id: string): Promise<string> {
  const { rows } = await client().query<{ state: string }>("select state from mails where id = $1", [id]);
  return rows[0]?.state ?? "gone";
}

/** The days of grace pass. */
async function deleteAccount(userId: string): Promise<void> {
  await client().query("update users set deletion_due_at = now() - interval '1 minute' where id = $1", [
    userId,
  ]);
  expect(await erase(userId)).toBe(true);
}

const staff = async () => staffOf(await aUser({ role: "staff" }));

async function each(
  families: readonly Family[],
  act: (family: Family, n: number) => Promise<unknown>,
): Promise<void> {
  let n = 0;
  for (const family of families) await act(family, n++);
}
