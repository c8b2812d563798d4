import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { fullFor, nextInLine } from "#domain/registrations/seating.ts";
import { anApprovedEvent } from "#seed/factories/event.ts";
import { findEvent } from "#server/events/events.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { approve, decline, leave } from "./decisions.server.ts";
import { register } from "./register.server.ts";
import { lineOf, rowOf, takenSeats } from "./rows.ts";
import { placesOf, settleEvent } from "./settle.ts";
import { watchLimits } from "./testing/limits-hold.ts";
import { aPerson, type Person } from "./testing/people.ts";

let people: Person[];

beforeAll(async () => {
  configure();
  await watchLimits();
  people = [];
  for (let index = 0; index < 24; index++)
    people.push(
      await aPerson({
        years: [14, 16, 20][index % 3]!,
        position: index % 5 === 0 ? "Goleiro" : "Centroavante",
        subscriber: index % 4 === 0,
      }),
    );
}, 60_000);

type Act = { who: number; what: "ask" | "guardian asks" | "yes" | "no" | "leave" | "time passes" };

const act = fc.record({
  who: fc.nat({ max: 23 }),
  what: fc.constantFrom(
    "ask" as const,
    "ask" as const,
    "guardian asks" as const,
    "yes" as const,
    "no" as const,
    "leave" as const,
    "time passes" as const,
  ),
});

const limits = fc.record({
  size: fc.integer({ min: 1, max: 10 }),
  reserved: fc.nat({ max: 4 }),
  sub15: fc.option(fc.integer({ min: 1, max: 4 })),
  keepers: fc.option(fc.integer({ min: 1, max: 2 })),
});

test("whatever happens at once, no limit is passed at any commit and no place is lost", async () => {
  await fc.assert(
    fc.asyncProperty(
      limits,
      fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 4, maxLength: 14 }),
      async ({ size, reserved, sub15, keepers }, rounds) => {
        const eventId = await anEventWith({ size, reserved: Math.min(reserved, size), sub15, keepers });
        for (const round of rounds) await Promise.all(round.map((one) => carryOut(eventId, one)));
        await expectNoPlaceLost(eventId);
      },
    ),
    { numRuns: 25 },
  );
}, 300_000);

interface Limits {
  size: number;
  reserved: number;
  sub15: number | null;
  keepers: number | null;
}

async function anEventWith({ size, reserved, sub15, keepers }: Limits): Promise<string> {
  await client().query("delete from rate_limits");
  const { id } = await anApprovedEvent({
    type: "peneira",
    modality: null,
    startsAt: now().add({ hours: 24 * 20 }),
    maxParticipants: size,
    reservedForSubscribers: reserved,
  });
  const year = now()
    .add({ hours: 24 * 20 })
    .toZonedDateTimeISO("America/Sao_Paulo").year;
  await client().query(
    `insert into event_limits (event_id, kind, name, born_from, size) values
       ($1, 'category', 'Sub-15', $2, $3), ($1, 'category', 'Livre', null, null)`,
    [id, year - 15, sub15],
  );
  if (keepers !== null)
    await client().query(
      "insert into event_limits (event_id, kind, name, size) values ($1, 'position', 'Goleiro', $2)",
      [id, keepers],
    );
  return id;
}

async function carryOut(eventId: string, { who, what }: Act): Promise<void> {
  const person = people[who]!;
  const { athleteId, self, deciding } = person;
  if (what === "ask") return void (await register(self, { eventId, athleteId }));
  if (what === "guardian asks") return void (await register(deciding, { eventId, athleteId }));
  const row = await rowOf(eventId, athleteId);
  if (!row) return;
  if (what === "yes") return void (await approve(deciding, row.id));
  if (what === "no") return void (await decline(deciding, row.id));
  if (what === "leave") return void (await leave(self, row.id));
  // What it is held for has not come in time; another process may settle it at the same moment.
  await client().query(
    "update registrations set held_until = now() - interval '1 minute' where id = $1 and held_until is not null",
    [row.id],
  );
  await Promise.all([settleEvent.handle({ eventId }, RUN), settleEvent.handle({ eventId }, RUN)]);
}

const RUN = { finish: (effect: () => Promise<void>) => effect() } as Parameters<typeof settleEvent.handle>[1];

async function expectNoPlaceLost(eventId: string): Promise<void> {
  const event = (await findEvent(eventId))!;
  const places = placesOf(event, now());
  const taken = await takenSeats(eventId);
  const line = await lineOf(eventId);
  expect(nextInLine(places, taken, line)).toEqual([]);
  for (const person of line) expect(fullFor(places, taken, person)).not.toEqual([]);
  const confirmedMinors = await client().query(
    "select from registrations where event_id = $1 and minor and state = 'confirmed' and approved_at is null",
    [eventId],
  );
  expect(confirmedMinors.rowCount).toBe(0);
}
