import { beforeAll, expect, test } from "vitest";
import { anApprovedEvent, anEvent } from "#seed/factories/event.ts";
import { aCup } from "#seed/factories/cup.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { playedCups } from "./played-cups.server.ts";

const inDays = (days: number) => now().add({ hours: 24 * days });

beforeAll(() => configure());

const idsOf = async (when: "running" | "finished") =>
  (await playedCups({ when, after: null, limit: 50 })).cups.map(({ id }) => id);

/** An approved championship that began so many days ago, with the status that its sheets gave it. */
async function aPlayedCup(status: "upcoming" | "ongoing" | "finished", begun: number): Promise<string> {
  const { championshipId } = await aCup();
  await client().query("update championships set status = $2 where id = $1", [championshipId, status]);
  const { rows } = await client().query<{ id: string }>(
    `update events set approval = 'approved', approved_at = now(), starts_at = $2, registration_ends_at = null,
     ends_at = $3 where championship_id = $1 returning id`,
    [championshipId, String(inDays(-begun)), String(inDays(30 - begun))],
  );
  return rows[0]!.id;
}

test("a championship is found while it is played and after it, as its status says, the last begun first", async () => {
  const long = await aPlayedCup("ongoing", 60);
  const running = await aPlayedCup("ongoing", 10);
  const notBegun = await aPlayedCup("upcoming", 2);
  const finished = await aPlayedCup("finished", 12);
  const forgotten = await aPlayedCup("upcoming", 90);
  await aPlayedCup("upcoming", -5);
  expect(await idsOf("running")).toEqual([notBegun, running, long]);
  expect(await idsOf("finished")).toEqual([finished, forgotten]);
});

test("an event without a table of ours is sorted by its days; trials, pending and held ones are in no list", async () => {
  await client().query("delete from events");
  const over = await anApprovedEvent({ type: "campeonato", startsAt: inDays(-9), endsAt: inDays(-8) });
  const running = await anApprovedEvent({ type: "campeonato", startsAt: inDays(-1), endsAt: inDays(3) });
  await anApprovedEvent({ type: "peneira", startsAt: inDays(-9), endsAt: inDays(-8) });
  await anEvent({ type: "campeonato", startsAt: inDays(-9), endsAt: inDays(-8) });
  const held = await anApprovedEvent({ type: "campeonato", startsAt: inDays(-9), endsAt: inDays(-8) });
  await client().query("update events set held_at = now() where id = $1", [held.id]);
  expect(await idsOf("running")).toEqual([running.id]);
  expect(await idsOf("finished")).toEqual([over.id]);
});

test("a page goes on where the one before ended", async () => {
  await client().query("delete from events");
  const made = [];
  for (const days of [3, 5, 7]) made.push(await aPlayedCup("finished", days));
  const first = await playedCups({ when: "finished", after: null, limit: 2 });
  expect(first.cups.map(({ id }) => id)).toEqual(made.slice(0, 2));
  const second = await playedCups({ when: "finished", after: first.next, limit: 2 });
  expect(second.cups.map(({ id }) => id)).toEqual(made.slice(2));
  expect(second.next).toBeNull();
});
