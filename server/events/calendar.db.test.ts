import { beforeAll, expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { anApprovedEvent, anEvent } from "#seed/factories/event.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now, today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { calendar, calendarFile, calendarPage, event, indexable, reservedSoon } from "./events.server.ts";
import { readable } from "./staff.server.ts";

const inDays = (days: number) => now().add({ hours: 24 * days });
const ids = async (type: "campeonato" | "peneira" | null = null) =>
  (await calendar(type)).map(({ id }) => id);

beforeAll(() => configure());

test("visitors read approved events from today on, in order; not pending, deleted or past ones", async () => {
  const later = await anApprovedEvent({ startsAt: inDays(40), type: "campeonato" });
  const soon = await anApprovedEvent({ startsAt: inDays(5), type: "peneira" });
  const pending = await anEvent({ startsAt: inDays(6) });
  const past = await anApprovedEvent({ startsAt: inDays(-2) });
  const gone = await anApprovedEvent({ startsAt: inDays(7) });
  await client().query("update events set deleted_at = now() where id = $1", [gone.id]);
  expect(await ids()).toEqual([soon.id, later.id]);
  expect(await ids("peneira")).toEqual([soon.id]);
  expect(await ids("campeonato")).toEqual([later.id]);
  for (const id of [pending.id, gone.id, "nada", "00000000-0000-7000-8000-000000000000"])
    expect(await event(id), id).toEqual({ ok: false, error: "not_found" });
  expect(await event(past.id)).toMatchObject({ ok: true, value: { over: true } });
});

test("a page tells when, where, what it costs and who organises it", async () => {
  const startsAt = Temporal.Instant.from("2027-03-07T00:30:00Z");
  const made = await anApprovedEvent({
    startsAt,
    feeCents: 4500,
    city: "Recife",
    state: "PE",
    location: "Campo",
  });
  const told = await event(made.id);
  expect(told).toMatchObject({
    ok: true,
    value: {
      startsAt: "2027-03-07T00:30:00Z",
      location: "Campo",
      city: "Recife",
      state: "PE",
      feeCents: 4500,
      organiser: { id: made.clubId, verified: true },
    },
  });
  const file = await calendarFile(VISITOR, made.id);
  for (const line of ["DTSTART:20270307T003000Z", String.raw`LOCATION:Campo\, Recife\, PE`])
    expect(file).toMatchObject({ ok: true, value: expect.stringContaining(line) });
});

test("the members' number counts what has reserved places in the next two months", async () => {
  await client().query("delete from events");
  expect(await reservedSoon()).toBe(0);
  const edge = today().add({ months: 2 }).toZonedDateTime("America/Sao_Paulo").toInstant();
  await anApprovedEvent({ startsAt: inDays(3), reservedForSubscribers: 4 });
  await anApprovedEvent({ startsAt: edge.subtract({ hours: 1 }), reservedForSubscribers: 1 });
  await anApprovedEvent({ startsAt: edge.add({ hours: 1 }), reservedForSubscribers: 4 });
  await anApprovedEvent({ startsAt: inDays(4), reservedForSubscribers: 0 });
  await anEvent({ startsAt: inDays(4), reservedForSubscribers: 4 });
  expect(await reservedSoon()).toBe(2);
});

test.each(["hidden_at", "deleted_at"])("the events of a club with %s are nowhere public", async (column) => {
  await client().query("delete from events");
  const { id, clubId } = await anApprovedEvent({ startsAt: inDays(3), reservedForSubscribers: 4 });
  const nobodys = await anEvent({ startsAt: inDays(4), type: "campeonato", reservedForSubscribers: 0 });
  await client().query("update events set approval = 'approved' where id = $1", [nobodys.id]);
  expect(await ids()).toEqual([id, nobodys.id]);
  await client().query(`update clubs set ${column} = now() where id = $1`, [clubId]);
  expect(await ids()).toEqual([nobodys.id]);
  const page = await calendarPage({ type: null, after: null, limit: 9 });
  expect(page.events.map((card) => card.id)).toEqual([nobodys.id]);
  expect(await event(id)).toEqual({ ok: false, error: "not_found" });
  expect(await calendarFile(VISITOR, id)).toEqual({ ok: false, error: "not_found" });
  expect(await readable(VISITOR, id)).toBeNull();
  expect(await reservedSoon()).toBe(0);
  expect(await indexable.pageStarts()).toEqual([nobodys.id]);
  expect((await indexable.page(id)).map(({ key }) => key)).toEqual([nobodys.id]);
});
