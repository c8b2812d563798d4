import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { anApprovedEvent } from "#seed/factories/event.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { register } from "./register.server.ts";
import { settleEvent } from "./settle.ts";
import { watchLimits } from "./testing/limits-hold.ts";
import { aPerson, subscribe } from "./testing/people.ts";

const PLACES = 40;
const PEOPLE = 500;

beforeAll(() => configure());

test("500 at once for 40 places, from two processes: 40 get one, the others wait, subscribers first", async () => {
  await watchLimits();
  const people = await adults(PEOPLE);
  await subscribe(people.filter((_, index) => index % 5 === 0).map(({ athleteId }) => athleteId));
  const { id: eventId } = await anApprovedEvent({
    type: "peneira",
    startsAt: now().add({ hours: 24 * 20 }),
    maxParticipants: PLACES,
    reservedForSubscribers: 0,
  });
  await makeQueues();
  // Everyone is asked for twice, once by each process.
  const [one, other] = await Promise.all([
    registerInOwnProcess(eventId, people),
    registerInOwnProcess(eventId, people.toReversed()),
  ]);
  const answers = [...one, ...other];
  const counted = (answer: string) => answers.filter((given) => given === answer).length;
  expect({
    confirmed: counted("confirmed"),
    waiting: counted("waiting"),
    twice: counted("already_registered"),
  }).toEqual({ confirmed: PLACES, waiting: PEOPLE - PLACES, twice: PEOPLE });

  const { rows } = await client().query<{ state: string; people: number; numbers: number; athletes: number }>(
    `select state, count(*)::int as people, count(distinct number)::int as numbers,
       count(distinct athlete_id)::int as athletes
     from registrations where event_id = $1 group by state order by state`,
    [eventId],
  );
  expect(rows).toEqual([
    { state: "confirmed", people: PLACES, numbers: PLACES, athletes: PLACES },
    { state: "waiting", people: PEOPLE - PLACES, numbers: 0, athletes: PEOPLE - PLACES },
  ]);
  const line = await offerEveryPlace(eventId);
  expect(line.length).toBe(PEOPLE - PLACES);
  expect(line).toEqual(
    line.toSorted(
      (first, second) => Number(second.subscriber) - Number(first.subscriber) || first.turn - second.turn,
    ),
  );
}, 180_000);

/** Workers make the queues when they start; there are none here. */
async function makeQueues(): Promise<void> {
  const { athleteId, self } = await aPerson();
  const { id: eventId } = await anApprovedEvent({ type: "peneira", modality: null });
  expectOk(await register(self, { eventId, athleteId }));
}

/** Gives the line its places one by one, and tells in which order. */
async function offerEveryPlace(eventId: string): Promise<{ subscriber: boolean; turn: number }[]> {
  const order: { subscriber: boolean; turn: number }[] = [];
  const run = {} as Parameters<typeof settleEvent.handle>[1];
  for (let places = PLACES; ; places += 20) {
    await client().query("update events set max_participants = $2 where id = $1", [eventId, places + 20]);
    await settleEvent.handle({ eventId }, run);
    const { rows } = await client().query<{ subscriber: boolean; turn: string }>(
      `update registrations set state = 'cancelled', held_until = null, end_reason = 'left'
       where event_id = $1 and state = 'offered' returning subscriber, turn`,
      [eventId],
    );
    if (rows.length === 0) return order;
    await client().query("update events set max_participants = $2 where id = $1", [eventId, places]);
    const offered = rows.map(({ subscriber, turn }) => ({ subscriber, turn: Number(turn) }));
    order.push(...offered.toSorted((a, b) => Number(b.subscriber) - Number(a.subscriber) || a.turn - b.turn));
    places -= 20;
  }
}

const SCRIPT = fileURLToPath(new URL("testing/register-many.ts", import.meta.url));

function registerInOwnProcess(
  eventId: string,
  people: readonly { userId: string; athleteId: string }[],
): Promise<string[]> {
  const child = fork(SCRIPT, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  child.send({ connection, eventId, people });
  return new Promise((resolve, reject) => {
    child.once("message", (answers) => resolve(answers as string[]));
    child.once("exit", (code) => reject(new Error(`the process ended with ${code}`)));
  });
}

/** Athletes of age with accounts, in two statements. */
async function adults(count: number): Promise<{ userId: string; athleteId: string }[]> {
  const { rows } = await client().query<{ userId: string; athleteId: string }>(
    `with people as (
       insert into users (name, email) select 'Atleta ' || n, 'atleta' || n || '@parallel.example'
       from generate_series(1, $1::int) as n returning id, email
     )
     insert into athletes (subdomain, name, user_id, birthdate, position)
     select split_part(email, '@', 1), 'Atleta de Teste', id, date '2004-05-06', 'Volante' from people
     returning user_id as "userId", id as "athleteId"`,
    [count],
  );
  return rows;
}
