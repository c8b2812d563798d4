import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aClub } from "#seed/factories/club.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import { aSponsor } from "#seed/factories/sponsor.ts";
import { aUser } from "#seed/factories/user.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { aFamily, yearsAgo } from "#server/athletes/testing/family.ts";
import { ownProfile, saveProfile } from "#server/clubs/own-profile.server.ts";
import { createEvent } from "#server/events/edit-events.server.ts";
import { eventValues } from "#server/events/testing/event-values.ts";
import { aStaffMember, anOwner, change } from "#server/events/testing/organising.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import * as ownSponsor from "#server/sponsors/own-sponsor.server.ts";
import * as moderation from "./moderation.server.ts";

let team: Awaited<ReturnType<typeof aStaffMember>>;

beforeAll(async () => {
  configure();
  team = await aStaffMember();
});

beforeEach(async () => {
  await client().query("delete from reviews");
});

/**
 * Staff open the only review, somebody changes what it is about, staff decide. The same review waits in its place, and
 * is decided once it was read again.
 */
async function changedWhileRead(
  changes: () => Promise<unknown>,
  state: "approved" | "rejected" = "approved",
): Promise<void> {
  const id = (await openReviews({ limit: 2 }))[0]!.id;
  const { read } = (await moderation.openReview(team.staff, id))!;
  await changes();
  expect(await moderation.decideReview(team.staff, id, { state, reason: "Conferido.", read: read! })).toEqual(
    {
      ok: false,
      error: "changed_meanwhile",
    },
  );
  expect((await openReviews({ limit: 2 })).map((open) => open.id)).toEqual([id]);
  expectOk(await readAndDecide(team.staff, id, { state, reason: "Conferido." }));
}

test("another birth date, also of the same year, is not the one that staff have read", async () => {
  const family = await aFamily();
  const [first, second] = [yearsAgo(18), yearsAgo(18).subtract({ days: 1 })];
  const ask = async (date: Temporal.PlainDate) =>
    expectOk(await athletes.changeBirthdate(family.athlete, family.id, date));
  await ask(first);
  await changedWhileRead(() => ask(second));
  const { rows } = await client().query("select birthdate from athletes where id = $1", [family.id]);
  expect(rows).toEqual([{ birthdate: second.toString() }]);
});

test("a pending event that was saved again, and an approved one that was changed twice", async () => {
  const { actor } = await anOwner();
  const { id } = expectOk(await createEvent(actor, eventValues(), "enviar"));
  const save = async (given: Parameters<typeof change>[2]) => expectOk(await change(actor, id, given));
  await changedWhileRead(() => save({ feeCents: 9_000 }));
  await save({ description: "Traga água." });
  await changedWhileRead(() => save({ description: "Pague antes por Pix." }), "rejected");
});

test("a sponsor that waits, and the change of one that was approved", async () => {
  const { id: userId } = await aUser();
  const { id } = await aSponsor({ userId, name: "Marca", status: "Pendente" });
  const actor: Actor = { kind: "member", userId, role: "user", profile: null };
  const save = async (name: string) =>
    expectOk(await ownSponsor.update(actor, id, { name, description: undefined, link: undefined }));
  await requestReview({ kind: "sponsor", subjectId: id, requestedBy: userId });
  await changedWhileRead(() => save("Outra Marca"));
  await save("Marca Nova");
  await changedWhileRead(() => save("Marca Novíssima"));
});

test("a club that is not verified yet", async () => {
  const owner = await aUser();
  const { id } = await aClub({ userId: owner.id });
  await identity.addProfile(owner.id, "club", id);
  const actor = actingAs(owner.id, "club", id);
  const { values } = expectOk(await ownProfile(actor, id));
  await requestReview({ kind: "club_verification", subjectId: id, requestedBy: owner.id });
  const other = { values: { ...values, address: "Rua de Cima, 2" }, opened: values, cnpj: null };
  await changedWhileRead(async () => expectOk(await saveProfile(actor, id, other)), "rejected");
});

test("what was deleted while it was read is not decided either", async () => {
  const { id: subjectId } = await aSponsor({ status: "Pendente" });
  const { id } = await requestReview({ kind: "sponsor", subjectId, requestedBy: null });
  const { read } = (await moderation.openReview(team.staff, id))!;
  await client().query("update sponsors set deleted_at = now() where id = $1", [subjectId]);
  const decision = { state: "approved", reason: "", read: read! } as const;
  expect(await moderation.decideReview(team.staff, id, decision)).toEqual({
    ok: false,
    error: "changed_meanwhile",
  });
});
