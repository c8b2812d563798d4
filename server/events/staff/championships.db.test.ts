import { beforeAll, expect, test } from "vitest";
import type { ChampionshipValues } from "#domain/championships/championship-fields.ts";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aCup, anOrganiser, approveCup } from "#seed/factories/cup.ts";
import { aClubMember } from "#seed/factories/member.ts";
import { aTeam } from "#seed/factories/team.ts";
import { aUser } from "#seed/factories/user.ts";
import { ownChampionship, ownChampionships } from "#server/championships/championships.server.ts";
import { setStatusByStaff } from "#server/championships/staff/status.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { requestReview, reviewsAbout, withdraw } from "#server/platform/reviews/reviews.ts";
import { event as publicEvent } from "../events.server.ts";
import { changeByStaff, createByStaff, readForStaff } from "./championships.server.ts";
import { remove, undoRemoval } from "./championship-removal.server.ts";

beforeAll(() => configure());

async function aMember(role: "user" | "staff" | "admin"): Promise<Actor> {
  return { kind: "member", userId: (await aUser({ role })).id, role, profile: null };
}

const values = (change: Partial<ChampionshipValues> = {}): ChampionshipValues => ({
  name: `Copa ${crypto.randomUUID()}`,
  description: null,
  location: "Centro Esportivo",
  city: "Blumenau",
  state: "SC",
  startDate: today().add({ days: 20 }),
  endDate: today().add({ days: 40 }),
  ...change,
});
const NOBODY = { club: "", email: "" };

const openReviewOf = async (eventId: string) =>
  (await reviewsAbout([eventId], 20)).find(({ state }) => state === "open");

test("staff enter a championship for a club, which works on it from then on", async () => {
  const staff = await aMember("staff");
  const club = await aVerifiedClub({ name: "Clube da Copa Nova" });
  const owner = await aClubMember(club.id, { role: "owner" });
  const { id, event } = expectOk(
    await createByStaff(staff, values(), { ...NOBODY, club: "clube da copa nová" }),
  );
  expect(event).toBe("pending");
  expect((await ownChampionships(owner.actor)).championships.map((cup) => cup.id)).toEqual([id]);
  const read = expectOk(await readForStaff(staff, id));
  expect(read).toMatchObject({
    organiser: { clubId: club.id, name: club.name },
    status: "upcoming",
    event: { approval: "pending" },
  });
  expect(read.event!.reviewId).not.toBeNull();
});

test("or for a person by the e-mail of the account, or for our own team", async () => {
  const staff = await aMember("staff");
  const organiser = await anOrganiser();
  const { id } = expectOk(await createByStaff(staff, values(), { ...NOBODY, email: organiser.email }));
  expect((await ownChampionship(organiser.actor, id)).ok).toBe(true);
  const own = expectOk(await createByStaff(staff, values(), NOBODY));
  expect(expectOk(await readForStaff(staff, own.id)).organiser).toBeNull();
});

test.each([
  [{ club: "Clube que não existe", email: "" }, "club_unknown"],
  [{ club: "", email: "ninguem@example.com" }, "no_organiser"],
  [{ club: "Um", email: "dois@example.com" }, "two_organisers"],
])("an organiser named %j is refused: %s", async (named, code) => {
  expect(await createByStaff(await aMember("staff"), values(), named)).toEqual({
    ok: false,
    error: { code },
  });
});

test("nobody else reads, enters, changes or deletes it here", async () => {
  const { championshipId: id } = await aCup();
  for (const actor of [VISITOR, await aMember("user")]) {
    expect(await readForStaff(actor, id)).toEqual({ ok: false, error: "not_found" });
    expect((await createByStaff(actor, values(), NOBODY)).ok).toBe(false);
    const since = { id, savedAt: Temporal.Now.instant() };
    expect(await changeByStaff(actor, since, values())).toEqual({ ok: false, error: { code: "not_found" } });
    expect(await remove(actor, id)).toEqual({ ok: false, error: "not_found" });
    const status = { status: "finished", reason: "Acabou antes." } as const;
    expect(await setStatusByStaff(actor, id, status)).toEqual({ ok: false, error: "not_found" });
  }
});

test("what staff correct is public at once, with nobody to look at it again", async () => {
  const staff = await aMember("staff");
  const cup = await aCup();
  const eventId = await approveCup(cup);
  await inTransaction(() => withdraw({ kind: "event", subjectId: eventId }));
  const { savedAt, values: before } = expectOk(await readForStaff(staff, cup.championshipId));
  const since = { id: cup.championshipId, savedAt: Temporal.Instant.from(savedAt) };
  expectOk(await changeByStaff(staff, since, { ...before, location: "Ginásio do Porto" }));
  expect(expectOk(await publicEvent(eventId)).location).toBe("Ginásio do Porto");
  expect(await openReviewOf(eventId)).toBeUndefined();
  expect(await changeByStaff(staff, since, before)).toEqual({
    ok: false,
    error: { code: "changed_meanwhile" },
  });
});

test("the status by hand has its public reason, and goes back to the sheets", async () => {
  const staff = await aMember("staff");
  const { championshipId: id } = await aCup();
  expectOk(await setStatusByStaff(staff, id, { status: "finished", reason: "Cancelado pela chuva." }));
  expect(expectOk(await readForStaff(staff, id))).toMatchObject({
    status: "finished",
    statusReason: "Cancelado pela chuva.",
  });
  expectOk(await setStatusByStaff(staff, id, { status: "sheets" }));
  expect(expectOk(await readForStaff(staff, id))).toMatchObject({ status: "upcoming", statusReason: null });
});

test("only an admin deletes it, with its event and its page; undone, both are as they were", async () => {
  const [staff, admin] = [await aMember("staff"), await aMember("admin")];
  const cup = await aCup();
  await aTeam(cup);
  const { championshipId: id, organiser } = cup;
  const eventId = await approveCup(cup);
  expect(await remove(staff, id)).toEqual({ ok: false, error: "not_found" });
  expectOk(await remove(admin, id));
  expect((await publicEvent(eventId)).ok).toBe(false);
  expect((await ownChampionship(organiser.actor, id)).ok).toBe(false);
  expect(expectOk(await readForStaff(staff, id)).deletedAt).not.toBeNull();
  expectOk(await undoRemoval(admin, id));
  expect((await publicEvent(eventId)).ok).toBe(true);
  expect((await ownChampionship(organiser.actor, id)).ok).toBe(true);
  expect((await recent({ limit: 2 })).map(({ action }) => action)).toEqual([
    "championship.restored",
    "championship.deleted",
  ]);
});

test("one whose event waits for staff leaves their queue, and is back in it when this is undone", async () => {
  const admin = await aMember("admin");
  const { championshipId: id } = await aCup();
  const eventId = expectOk(await readForStaff(admin, id)).event!.id;
  expectOk(await remove(admin, id));
  expect(await openReviewOf(eventId)).toBeUndefined();
  expectOk(await undoRemoval(admin, id));
  expect(await openReviewOf(eventId)).toBeDefined();
});

test("a change of its public event waits in the same place once this is undone", async () => {
  const admin = await aMember("admin");
  const cup = await aCup();
  const eventId = await approveCup(cup);
  const waits = await requestReview({ kind: "event", subjectId: eventId, requestedBy: null });
  expectOk(await remove(admin, cup.championshipId));
  expect(await openReviewOf(eventId)).toBeUndefined();
  expectOk(await undoRemoval(admin, cup.championshipId));
  expect(await openReviewOf(eventId)).toEqual(waits);
});

test("with a closed sheet it counts for clubs and athletes, and stays", async () => {
  const admin = await aMember("admin");
  const { championshipId: id, categoryId } = await aCup();
  await client().query("update championship_categories set frozen_at = now() where id = $1", [categoryId]);
  expect(await remove(admin, id)).toEqual({ ok: false, error: "has_results" });
});
