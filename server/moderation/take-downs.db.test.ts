import { beforeAll, expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { aPublishedFamily, staffOf, templatesTo } from "#server/athletes/testing/family.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { anItem } from "#server/media/testing/items.ts";
import { client } from "#server/platform/database/database.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import * as moderation from "./moderation.server.ts";
import { sweepTakeDowns } from "./rights.ts";

let staff: ReturnType<typeof staffOf>;

beforeAll(async () => {
  configure();
  staff = staffOf(await aUser({ role: "staff" }));
});

let mailboxes = 1;
const mailbox = () => `mae${mailboxes++}@example.com`;
let networks = 1;
const network = () => `198.51.100.${networks++}`;

const ask = (mediaId: string, more: { email?: string; address?: string; minor?: boolean } = {}) =>
  moderation.requestTakeDown(VISITOR, more.address ?? network(), mediaId, {
    reason: "Meu filho aparece na foto e não autorizei.",
    email: more.email ?? mailbox(),
    minor: more.minor === false ? undefined : "on",
  });

const reviewOf = async (mediaId: string) => {
  const { rows } = await client().query<{ id: string }>(
    "select id from reviews where kind = 'take_down' and subject_id = $1 and state = 'open'",
    [mediaId],
  );
  return rows[0]!.id;
};
const decide = async (mediaId: string, state: "approved" | "rejected") =>
  expectOk(await readAndDecide(staff, await reviewOf(mediaId), { state, reason: "Conferimos a imagem." }));
const isHidden = async (mediaId: string) =>
  (await client().query("select from media where id = $1 and hidden_at is not null", [mediaId])).rowCount ===
  1;

test("a photo that is said to show a minor is hidden at once, and a refusal puts it back", async () => {
  const family = await aPublishedFamily();
  const id = await anItem({ ownerId: family.id });
  const shown = async () =>
    expectOk(await athletes.site(VISITOR, family.subdomain)).gallery.some((photo) => photo.id === id);
  const email = mailbox();
  expect(await shown()).toBe(true);
  expect(await ask(id, { email })).toEqual({ ok: true, value: { hidden: true } });
  expect(await shown()).toBe(false);
  expect(await templatesTo(email)).toEqual(["take-down-received"]);
  for (const person of [family.person, family.guardianPerson])
    expect(await templatesTo(person.email)).toContain("media-hidden");
  // What is hidden cannot be asked about again by a stranger.
  expect(await ask(id)).toEqual({ ok: false, error: { code: "not_found" } });

  const page = await moderation.openReview(staff, await reviewOf(id));
  expect(page?.subject).toMatchObject({
    type: "media",
    hidden: true,
    owner: { minor: true },
    requests: [{ minor: true, hid: true, outcome: null }],
  });
  expect(JSON.stringify(page)).not.toContain(email);

  await decide(id, "rejected");
  expect(await shown()).toBe(true);
  expect(await templatesTo(email)).toEqual(["take-down-decided", "take-down-received"]);
  expect(await templatesTo(family.guardianPerson.email)).toContain("media-restored");
});

test("after a refusal the same item, and the same mailbox, only queue", async () => {
  const family = await aPublishedFamily();
  const [first, second, third] = [
    await anItem({ ownerId: family.id }),
    await anItem({ ownerId: family.id }),
    await anItem({ ownerId: family.id }),
  ];
  const email = mailbox();
  expectOk(await ask(first, { email }));
  await decide(first, "rejected");
  expect(await ask(first)).toEqual({ ok: true, value: { hidden: false } });
  expect(await ask(second, { email: email.replace("@", "+outra@").toUpperCase() })).toEqual({
    ok: true,
    value: { hidden: false },
  });
  expect(await isHidden(second)).toBe(false);
  expect(await ask(third)).toEqual({ ok: true, value: { hidden: true } });
});

test("without a minor it stays until staff decide; what staff remove stays hidden", async () => {
  const family = await aPublishedFamily();
  const id = await anItem({ ownerId: family.id });
  const email = mailbox();
  expect(await ask(id, { email, minor: false })).toEqual({ ok: true, value: { hidden: false } });
  expect(await templatesTo(family.person.email)).not.toContain("media-hidden");
  await decide(id, "approved");
  expect(await isHidden(id)).toBe(true);
  expect(await templatesTo(email)).toContain("take-down-decided");
  expect(await templatesTo(family.person.email)).toContain("media-removed");
});

test("a refusal does not put back what staff had hidden for another reason", async () => {
  const family = await aPublishedFamily();
  const id = await anItem({ ownerId: family.id });
  expectOk(await ask(id, { minor: false }));
  expect(
    await moderation.report(VISITOR, network(), {
      subjectType: "media",
      subjectId: id,
      reason: "improper_content",
      details: "",
    }),
  ).toMatchObject({ ok: true });
  await client().query("update media set hidden_at = now() where id = $1", [id]);
  await decide(id, "rejected");
  expect(await isHidden(id)).toBe(true);
});

test("a club's photo can be asked about too; what waits or is unknown cannot", async () => {
  const club = await aVerifiedClub({ contactEmail: "clube@example.com" });
  const id = await anItem({ ownerType: "club", ownerId: club.id });
  expect(await ask(id)).toEqual({ ok: true, value: { hidden: true } });
  expect(expectOk(await clubs.site(VISITOR, club.id)).photos).toEqual([]);
  expect(await templatesTo("clube@example.com")).toContain("media-hidden");
  const waiting = await anItem({ ownerType: "club", ownerId: club.id, state: "staff" });
  for (const unseen of [waiting, "no-id", "00000000-0000-7000-8000-000000000000"])
    expect(await ask(unseen)).toEqual({ ok: false, error: { code: "not_found" } });
});

test("the sixth request of an hour from one network is refused", async () => {
  const family = await aPublishedFamily();
  const id = await anItem({ ownerId: family.id });
  const address = network();
  for (let n = 0; n < 5; n++) expect((await ask(id, { address, minor: false })).ok).toBe(true);
  expect(await ask(id, { address, minor: false })).toMatchObject({ ok: false, error: { code: "too_many" } });
});

test("a year after the request it is forgotten who asked and why, not before it is decided", async () => {
  const { id: ownerId } = await aPublishedFamily();
  const [decided, fresh, waiting] = [
    await anItem({ ownerId }),
    await anItem({ ownerId }),
    await anItem({ ownerId }),
  ];
  for (const id of [decided, fresh, waiting]) expectOk(await ask(id));
  for (const id of [decided, fresh]) await decide(id, "rejected");
  await client().query(
    "update take_downs set created_at = now() - interval '366 days' where media_id = any($1)",
    [[decided, waiting]],
  );
  await sweepTakeDowns(365);
  const { rows } = await client().query<{ media_id: string; known: boolean }>(
    "select media_id, email is not null and reason is not null as known from take_downs where media_id = any($1)",
    [[decided, fresh, waiting]],
  );
  const known = new Map(rows.map((row) => [row.media_id, row.known]));
  expect([decided, fresh, waiting].map((id) => known.get(id))).toEqual([false, true, true]);
});
