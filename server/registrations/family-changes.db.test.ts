import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { anApprovedEvent } from "#seed/factories/event.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { familyChanged } from "#server/athletes/responsible.server.ts";
import { templatesTo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { approve } from "./decisions.server.ts";
import { isEveningBefore, remindOfEvent, remindOfEvents } from "./day-jobs.ts";
import { register } from "./register.server.ts";
import { rowById, rowOf } from "./rows.ts";
import { exportOf } from "./rights.ts";
import { aPerson } from "./testing/people.ts";

beforeAll(() => configure());

const RUN = {} as Parameters<typeof remindOfEvent.handle>[1];
const aTrial = (places = 5) =>
  anApprovedEvent({
    type: "peneira",
    modality: null,
    maxParticipants: places,
    reservedForSubscribers: 0,
    startsAt: now().add({ hours: 24 * 9 }),
  });
const stateOf = async (id: string) => (await rowById(id))?.state;

test("a yes stops counting when whoever gave it no longer answers for the child", async () => {
  const child = await aPerson({ years: 15 });
  const second = await aGuardianOf(child.athleteId);
  const { id: eventId } = await aTrial();
  const { id } = expectOk(await register(child.deciding, { eventId, athleteId: child.athleteId }));
  expect(await stateOf(id)).toBe("confirmed");
  const change = { athleteId: child.athleteId, what: "guardian_removed" } as const;
  await inTransaction(() => familyChanged.tell({ ...change, guardianUserId: second.id }));
  expect(await stateOf(id)).toBe("confirmed");
  await inTransaction(() => familyChanged.tell({ ...change, guardianUserId: child.deciding.userId }));
  expect(await stateOf(id)).toBe("awaiting_guardian");
  expect(await templatesTo(second.email)).toContain("registration-asked");
  expectOk(await approve(actingAs(second.id, "guardian"), id));
  expect(await stateOf(id)).toBe("confirmed");
});

test("when an account goes, its place passes to who waits", async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  const { id: eventId } = await aTrial(1);
  const taken = expectOk(await register(one.self, { eventId, athleteId: one.athleteId }));
  const waits = expectOk(await register(other.self, { eventId, athleteId: other.athleteId }));
  expect([taken.state, waits.state]).toEqual(["confirmed", "waiting"]);
  await inTransaction(() => familyChanged.tell({ athleteId: one.athleteId, what: "account_deleted" }));
  expect(await stateOf(taken.id)).toBe("cancelled");
  expect(await stateOf(waits.id)).toBe("offered");
  expect(await templatesTo(other.email)).toContain("registration-offered");
});

test("the evening before is the venue's, and each family is reminded once", async () => {
  const startsAt = Temporal.Instant.from("2026-11-21T12:00:00Z");
  const at = (text: string) => Temporal.Instant.from(text);
  // 18h in Rio Branco is 23h UTC, in Noronha 20h.
  expect(isEveningBefore({ startsAt, timeZone: "America/Rio_Branco" }, at("2026-11-20T22:59:00Z"))).toBe(
    false,
  );
  expect(isEveningBefore({ startsAt, timeZone: "America/Rio_Branco" }, at("2026-11-20T23:00:00Z"))).toBe(
    true,
  );
  expect(isEveningBefore({ startsAt, timeZone: "America/Noronha" }, at("2026-11-20T20:00:00Z"))).toBe(true);
  expect(isEveningBefore({ startsAt, timeZone: "America/Noronha" }, at("2026-11-21T20:00:00Z"))).toBe(false);

  const child = await aPerson({ years: 14 });
  const { id: eventId } = await aTrial();
  expectOk(await register(child.deciding, { eventId, athleteId: child.athleteId }));
  for (let run = 0; run < 3; run++) await remindOfEvent.handle({ eventId }, RUN);
  const reminders = (await templatesTo(child.guardianEmail)).filter(
    (name) => name === "registration-reminder",
  );
  expect(reminders).toHaveLength(1);
  expect(await templatesTo(child.email)).not.toContain("registration-reminder");
});

test("a phone for the day is erased the day after", async () => {
  const child = await aPerson({ years: 14 });
  const { id: eventId } = await aTrial();
  const asked = { eventId, athleteId: child.athleteId, phone: "(71) 99999-1234" };
  expectOk(await register(child.deciding, asked));
  const phone = async () => (await rowOf(eventId, child.athleteId))?.phoneSealed;
  await remindOfEvents.handle({}, RUN);
  expect(await phone()).toBeTruthy();
  expect(await phone()).not.toContain("1234");
  await client().query("update events set starts_at = now() - interval '29 hours' where id = $1", [eventId]);
  await remindOfEvents.handle({}, RUN);
  expect(await phone()).toBeNull();
});

test("a family takes its registrations along, and an answer only after the guardian has read it", async () => {
  const child = await aPerson({ years: 14 });
  const { id: eventId, title } = await aTrial();
  const { id } = expectOk(await register(child.deciding, { eventId, athleteId: child.athleteId }));
  await client().query(
    "insert into evaluations (registration_id, scores, remarks, outcome, sent_at) values ($1, '{}', '{}', 'called', now())",
    [id],
  );
  const subject = { userId: child.self.userId, email: child.email, name: "Teste" };
  const own = async () => (await exportOf(subject, { owned: [child.athleteId], wards: [] })).tables;
  expect(await own()).toMatchObject({
    registrations: [{ event: title, state: "confirmed" }],
    evaluations: [],
  });
  const guardian = await exportOf(
    { ...subject, userId: child.deciding.userId },
    { owned: [], wards: [child.athleteId] },
  );
  expect(guardian.tables).toMatchObject({ evaluations: [{ outcome: "called" }] });
  await client().query("update evaluations set read_at = now() where registration_id = $1", [id]);
  expect(await own()).toMatchObject({ evaluations: [{ outcome: "called" }] });
});
