import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import type { TeamEvent } from "#domain/events/staff-schema.ts";
import { expectOk } from "#domain/result.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aCup } from "#seed/factories/cup.ts";
import { anApprovedEvent, anEvent } from "#seed/factories/event.ts";
import { aUser } from "#seed/factories/user.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { requestReview, reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { event as publicEvent } from "../events.server.ts";
import { recordedSignals } from "../testing/organising.ts";
import { correctByStaff, createByStaff } from "./edit.server.ts";
import { cancelByStaff, removeByStaff, undoRemoval } from "./ending.server.ts";
import { readForStaff } from "./read.server.ts";

let staff: Actor;
let told: string[];

beforeAll(async () => {
  configure();
  staff = { kind: "member", userId: (await aUser({ role: "staff" })).id, role: "staff", profile: null };
  told = recordedSignals();
});
beforeEach(() => void told.splice(0));

const read = async (id: string) => expectOk(await readForStaff(staff, id));
const opened = async (id: string) => ({ id, savedAt: Temporal.Instant.from((await read(id)).savedAt) });
const openReviewOf = async (id: string) =>
  (await reviewsAbout([id], 20)).find(({ state }) => state === "open");

describe("a correction by staff", () => {
  test("is public at once; of a new place those who are registered hear, and nobody looks again", async () => {
    const { id } = await anApprovedEvent();
    const { values } = await read(id);
    expect(
      expectOk(await correctByStaff(staff, await opened(id), { ...values, location: "Estádio Novo" })),
    ).toEqual({ told: true });
    expect(expectOk(await publicEvent(id)).location).toBe("Estádio Novo");
    expect(told).toEqual([`changed ${id}`]);
    expect(await openReviewOf(id)).toBeUndefined();
    const quiet = await read(id);
    const bring = { ...quiet.values, bring: "Chuteira e água" };
    expect(expectOk(await correctByStaff(staff, await opened(id), bring))).toEqual({ told: false });
  });

  test("moves nothing into the past, nor before the end of its registrations", async () => {
    const { id } = await anApprovedEvent({ registrationEndsAt: now().add({ hours: 72 }) });
    const { values } = await read(id);
    const at = (startsAt: Temporal.Instant) => ({ ...values, startsAt, endsAt: null });
    expect(await correctByStaff(staff, await opened(id), at(now().subtract({ hours: 1 })))).toEqual({
      ok: false,
      error: "in_past",
    });
    expect(await correctByStaff(staff, await opened(id), at(now().add({ hours: 48 })))).toEqual({
      ok: false,
      error: "late_deadline",
    });
  });

  test("of a championship's event is made on the championship", async () => {
    const { championshipId } = await aCup();
    const { eventOfChampionship } = await import("../championship-events.server.ts");
    const { id } = (await eventOfChampionship(championshipId))!;
    const { values, mayEdit } = await read(id);
    expect(mayEdit).toBe(false);
    expect(await correctByStaff(staff, await opened(id), values)).toEqual({
      ok: false,
      error: "of_championship",
    });
  });

  test("by somebody without a role finds nothing", async () => {
    const { id } = await anApprovedEvent();
    const { values } = await read(id);
    expect(await correctByStaff(VISITOR, await opened(id), values)).toEqual({
      ok: false,
      error: "not_found",
    });
    expect(await readForStaff(VISITOR, id)).toEqual({ ok: false, error: "not_found" });
    expect(await cancelByStaff(VISITOR, id, "Chuva forte.")).toEqual({ ok: false, error: "not_found" });
    expect(await removeByStaff(VISITOR, id)).toEqual({ ok: false, error: "not_found" });
  });
});

describe("an event of our own team", () => {
  const startsAt = now()
    .add({ hours: 24 * 30 })
    .round("minute");
  const teamEvent = (given: Partial<TeamEvent> = {}): TeamEvent => ({
    type: "peneira",
    title: "Peneira da Joia",
    location: "Campo municipal",
    city: "Manaus",
    state: "AM",
    timeZone: "America/Manaus",
    description: null,
    bring: null,
    feeCents: 0,
    startsAt,
    endsAt: null,
    maxParticipants: 40,
    registrationEndsAt: startsAt.subtract({ hours: 24 }),
    ...given,
  });
  const create = async (given?: Partial<TeamEvent>) => createByStaff(staff, teamEvent(given));

  test("is in the calendar at once, with a city, its clock and its places, and the log says so", async () => {
    const { id } = expectOk(await create());
    expect(expectOk(await publicEvent(id))).toMatchObject({
      type: "peneira",
      city: "Manaus",
      timeZone: "America/Manaus",
      maxParticipants: 40,
      organiser: null,
    });
    expect(await read(id)).toMatchObject({ ofTeam: true, approval: "approved", mayEdit: true });
    const log = await recent({ limit: 2 });
    expect(log.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ["event.approved", id],
      ["event.created", id],
    ]);
  });

  test("does not begin in the past, and is nobody's to enter but the team's", async () => {
    const yesterday = now().subtract({ hours: 24 });
    expect(await create({ startsAt: yesterday })).toEqual({ ok: false, error: "in_past" });
    expect(await create({ registrationEndsAt: yesterday })).toEqual({ ok: false, error: "deadline_past" });
    expect(await createByStaff(VISITOR, teamEvent())).toEqual({ ok: false, error: "not_allowed" });
  });

  test("is corrected whole, but never to fewer places than are kept; a club's is not", async () => {
    const { id } = expectOk(await create());
    const moved = teamEvent({ city: "Belém", state: "PA", timeZone: "America/Belem", maxParticipants: 60 });
    expect(expectOk(await correctByStaff(staff, await opened(id), moved))).toEqual({ told: true });
    expect(told).toEqual([`changed ${id}`, `limits ${id}`]);
    expect(await read(id)).toMatchObject({ place: { city: "Belém", state: "PA" }, maxParticipants: 60 });
    await client().query("update events set reserved_for_subscribers = 50 where id = $1", [id]);
    const fewer = { ...moved, maxParticipants: 49 };
    expect(await correctByStaff(staff, await opened(id), fewer)).toEqual({
      ok: false,
      error: "places_taken",
    });
    const { id: clubId } = await aVerifiedClub();
    const ofClub = await anApprovedEvent({ clubId });
    expect(await correctByStaff(staff, await opened(ofClub.id), moved)).toEqual({
      ok: false,
      error: "not_found",
    });
  });
});

test("what was public is cancelled with its reason, and not deleted", async () => {
  const { id } = await anApprovedEvent();
  expect(await removeByStaff(staff, id)).toEqual({ ok: false, error: "was_public" });
  expectOk(await cancelByStaff(staff, id, "O campo foi interditado."));
  expect(await read(id)).toMatchObject({ approval: "cancelled", mayEdit: false, mayCancel: false });
  expect(told).toEqual([`cancelled ${id} O campo foi interditado.`]);
  expect(await cancelByStaff(staff, id, "De novo.")).toEqual({ ok: false, error: "not_public" });
});

test("what nobody saw is deleted, and waits for staff again when this is undone", async () => {
  const { id } = await anEvent();
  await inTransaction(() => requestReview({ kind: "event", subjectId: id, requestedBy: null }));
  expectOk(await removeByStaff(staff, id));
  expect((await read(id)).deletedAt).not.toBeNull();
  expect(await openReviewOf(id)).toBeUndefined();
  expectOk(await undoRemoval(staff, id));
  expect((await read(id)).deletedAt).toBeNull();
  expect(await openReviewOf(id)).toBeDefined();
  expect(await undoRemoval(staff, id)).toEqual({ ok: false, error: "not_found" });
});
