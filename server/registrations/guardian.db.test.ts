import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { anApprovedEvent } from "#seed/factories/event.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import { aUser } from "#seed/factories/user.ts";
import { removeGuardian } from "#server/athletes/guardianship.server.ts";
import { staffOf } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { acceptChange, approve, decline, leave } from "./decisions.server.ts";
import { registration } from "./own.server.ts";
import { register, registerOnTheDay } from "./register.server.ts";
import { remindGuardian } from "./remind.server.ts";
import { rowById, rowOf } from "./rows.ts";
import { aPerson, type Person } from "./testing/people.ts";
import { walkInCode, enterOnTheDay } from "./walk-in.server.ts";

// Registering a minor without the guardian's approval is impossible by any request.

let child: Person;
let others: Record<string, Actor>;

beforeAll(async () => {
  configure();
  const second = await aPerson({ years: 14 });
  const [staff, admin, user] = [
    await aUser({ role: "staff" }),
    await aUser({ role: "admin" }),
    await aUser(),
  ];
  child = await aPerson({ years: 15 });
  const ended = await aGuardianOf(child.athleteId);
  expectOk(await removeGuardian(staffOf(staff), child.athleteId, ended.id, "Pediu para sair."));
  others = {
    visitor: VISITOR,
    "the product itself": SYSTEM,
    stranger: actingAs(user.id, "guardian"),
    staff: staffOf(staff),
    admin: { kind: "member", userId: admin.id, role: "admin", profile: null },
    "another child": second.self,
    "another child's guardian": second.deciding,
    "an ended guardian": actingAs(ended.id, "guardian"),
    "a stranger who says to act as the child": actingAs(user.id, "athlete", child.athleteId),
  };
}, 60_000);

beforeEach(() => client().query("delete from rate_limits"));

const inDays = (days: number) => now().add({ hours: 24 * days });
const anEvent = (given: Parameters<typeof anApprovedEvent>[0] = {}) =>
  anApprovedEvent({
    type: "peneira",
    modality: null,
    startsAt: inDays(10),
    reservedForSubscribers: 0,
    ...given,
  });

async function asked(): Promise<{ id: string; eventId: string; athleteId: string }> {
  const { id: eventId } = await anEvent();
  const { athleteId } = child;
  const made = expectOk(await register(child.self, { eventId, athleteId }));
  expect(made.state).toBe("awaiting_guardian");
  return { id: made.id, eventId, athleteId };
}

const stateOf = async (id: string) => (await rowById(id))?.state;

test("a minor's own asking waits, however often and by whatever verb the minor tries", async () => {
  const { id, eventId, athleteId } = await asked();
  expect(await approve(child.self, id, { phone: "+5571999991234" })).toEqual({
    ok: false,
    error: "not_found",
  });
  expect(await decline(child.self, id)).toEqual({ ok: false, error: "not_found" });
  expect(await acceptChange(child.self, id, id)).toEqual({ ok: false, error: "not_found" });
  expect(await register(child.self, { eventId, athleteId })).toMatchObject({
    error: { code: "already_registered" },
  });
  expect(await registerOnTheDay(child.self, { eventId, athleteId })).toMatchObject({ ok: false });
  expect(expectOk(await registration(child.self, id)).may).toMatchObject({
    approve: false,
    accept: false,
    decline: false,
    remind: true,
  });
  expect(await stateOf(id)).toBe("awaiting_guardian");
  const row = await rowById(id);
  expect(row).toMatchObject({
    approvedAt: null,
    approvedBy: null,
    phoneSealed: null,
    number: null,
    ticketHash: null,
  });
});

test("nobody else can say yes, no, remind or even read it", async () => {
  const { id, eventId, athleteId } = await asked();
  for (const [who, actor] of Object.entries(others)) {
    expect(await approve(actor, id), who).toEqual({ ok: false, error: "not_found" });
    expect(await decline(actor, id), who).toEqual({ ok: false, error: "not_found" });
    expect(await leave(actor, id), who).toEqual({ ok: false, error: "not_found" });
    expect(await acceptChange(actor, id, id), who).toEqual({ ok: false, error: "not_found" });
    expect(await remindGuardian(actor, id), who).toMatchObject({ error: { code: "not_found" } });
    expect(await registration(actor, id), who).toEqual({ ok: false, error: "not_found" });
    const other = await anEvent();
    expect(await register(actor, { eventId: other.id, athleteId }), who).toMatchObject({
      error: { code: "not_found" },
    });
    expect(await rowOf(other.id, athleteId), who).toBeUndefined();
  }
  expect(await stateOf(id)).toBe("awaiting_guardian");
  expect(await rowOf(eventId, athleteId)).toMatchObject({ approvedAt: null });
}, 60_000);

test("the guardian's yes gives the ticket, the minor may leave, and a no is only the guardian's to take back", async () => {
  const { id, eventId, athleteId } = await asked();
  expect(await approve(child.deciding, id)).toEqual({ ok: true, value: "confirmed" });
  expect(expectOk(await registration(child.self, id)).ticket).not.toBeNull();
  expectOk(await leave(child.self, id));
  expect(await stateOf(id)).toBe("cancelled");
  expectOk(await register(child.self, { eventId, athleteId }));
  expectOk(await decline(child.deciding, id));
  expect(await register(child.self, { eventId, athleteId })).toMatchObject({
    error: { code: "guardian_declined" },
  });
  expect(expectOk(await register(child.deciding, { eventId, athleteId })).state).toBe("confirmed");
});

test("an athlete without a guardian, a birth date or an account of theirs gets nowhere", async () => {
  const { id: eventId } = await anEvent();
  const alone = await aPerson({ years: 15 });
  await client().query("update guardianships set ended_at = now() where athlete_id = $1", [alone.athleteId]);
  const asking = { eventId, athleteId: alone.athleteId };
  expect(await register(alone.self, asking)).toMatchObject({ error: { code: "guardian_missing" } });
  await client().query("update athletes set birthdate_estimated = true where id = $1", [alone.athleteId]);
  expect(await register(alone.self, asking)).toMatchObject({ error: { code: "birthdate_missing" } });
  expect(await rowOf(eventId, alone.athleteId)).toBeUndefined();
});

describe("on the day", () => {
  test("the organiser's code lets the guardian in, never the minor, and nobody on another day", async () => {
    const today = await anEvent({ startsAt: now().subtract({ minutes: 5 }) });
    const later = await anEvent();
    const organiser = actingAs((await aUser()).id, "club", today.clubId);
    expect(await walkInCode(child.deciding, today.id)).toEqual({ ok: false, error: "not_found" });
    expect(await walkInCode(organiser, later.id)).toEqual({ ok: false, error: "not_found" });
    const code = expectOk(await walkInCode(organiser, today.id))
      .url.split("/")
      .at(-1)!;
    const asking = { athleteId: child.athleteId, phone: null };
    for (const [who, actor] of Object.entries({ ...others, "the minor": child.self }))
      expect(await enterOnTheDay(actor, code, asking), who).toMatchObject({ error: { code: "not_found" } });
    const forged = code.slice(0, -1) + (code.endsWith("A") ? "B" : "A");
    expect(await enterOnTheDay(child.deciding, forged, asking)).toMatchObject({
      error: { code: "not_found" },
    });
    await client().query("update events set max_participants = 1 where id = $1", [today.id]);
    expect(expectOk(await walkInCode(organiser, today.id))).toMatchObject({ left: 1, over: false });
    expect(expectOk(await enterOnTheDay(child.deciding, code, asking)).state).toBe("confirmed");
    expect(expectOk(await walkInCode(organiser, today.id))).toMatchObject({ left: 0 });
    const ofLater = actingAs((await aUser()).id, "club", later.clubId);
    const early = expectOk(await walkInCode(ofLater, later.id))
      .url.split("/")
      .at(-1)!;
    expect(await enterOnTheDay(child.deciding, early, asking)).toMatchObject({
      error: { code: "no_walk_ins" },
    });
  });
});

test("the database itself confirms no minor without a yes", async () => {
  const { id } = await asked();
  await expect(
    client().query(
      "update registrations set state = 'confirmed', held_until = null, number = 99, ticket_hash = $2 where id = $1",
      [id, "0".repeat(64)],
    ),
  ).rejects.toThrow(/registrations_guardian/);
});
