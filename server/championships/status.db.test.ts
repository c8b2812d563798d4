import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { aCup, anOrganiser, categoryForm } from "#seed/factories/cup.ts";
import { createCategory } from "./categories.server.ts";
import { followSheets, ownChampionship, setStatus } from "./championships.server.ts";
import { settle } from "./tables-job.ts";
import { aDrawnCup, close, KNOCKOUT, matchesOf, play } from "./testing/played.ts";

beforeAll(() => configure());

type Cup = Awaited<ReturnType<typeof aCup>>;

const FINAL_ONLY = { format: { kind: "knockout", knockout: KNOCKOUT } } as const;
const statusOf = async ({ organising, championshipId }: Cup) => {
  const { status, statusReason } = expectOk(await ownChampionship(organising.actor, championshipId));
  return { status, statusReason };
};
const byHand = ({ organising, championshipId }: Cup, status: "upcoming" | "ongoing" | "finished") =>
  setStatus(organising, championshipId, { status, reason: "Chuva parou a copa" });
const follow = ({ organising, championshipId }: Cup) => followSheets(organising, championshipId);

test("a status set by hand is given back to the match sheets, and follows them again", async () => {
  const cup = await aDrawnCup(2, FINAL_ONLY);
  expectOk(await byHand(cup, "finished"));
  expectOk(await follow(cup));
  expect(await statusOf(cup)).toEqual({ status: "upcoming", statusReason: null });
  expectOk(await byHand(cup, "upcoming"));
  await play(cup);
  expect(await statusOf(cup)).toEqual({ status: "upcoming", statusReason: "Chuva parou a copa" });
  expectOk(await follow(cup));
  expect(await statusOf(cup)).toEqual({ status: "finished", statusReason: null });
  const { rows } = await client().query(
    "select count(*)::int as times from audit_log where action = 'championship.status_set' and subject_id = $1",
    [cup.championshipId],
  );
  expect(rows).toEqual([{ times: 4 }]);
});

test("after it was given back, the next closed sheet begins the cup", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "league", rounds: 1 } });
  expectOk(await byHand(cup, "finished"));
  expectOk(await follow(cup));
  const [match] = await matchesOf(cup);
  await close(cup, match!.id, [1, 0]);
  await settle(cup.categoryId);
  expect((await statusOf(cup)).status).toBe("ongoing");
});

test("another organiser gives back nothing", async () => {
  const cup = await aCup();
  expectOk(await byHand(cup, "ongoing"));
  const { organising } = await anOrganiser();
  expect(await followSheets(organising, cup.championshipId)).toEqual({ ok: false, error: "not_found" });
  expect((await statusOf(cup)).status).toBe("ongoing");
});

test("of two categories that end at the same moment, the second ends the cup", async () => {
  const cup = await aDrawnCup(2, FINAL_ONLY);
  const { id: other } = expectOk(
    await createCategory(cup.organising, cup.championshipId, categoryForm({ name: "Sub-15" })),
  );
  await play(cup);
  expect((await statusOf(cup)).status).toBe("ongoing");
  const [locked, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // Another process settles the other category: it saw this one open, and has not committed yet.
  const elsewhere = inTransaction(async () => {
    const champion = "update championship_categories set champion_team_id = $2 where id = $1";
    await client().query(champion, [other, cup.teams[0]]);
    await client().query("select from championships where id = $1 for update", [cup.championshipId]);
    locked.resolve();
    await commit.promise;
  });
  await locked.promise;
  let over = false;
  const settled = settle(cup.categoryId).then(() => (over = true));
  await expect.poll(async () => over || (await someoneWaits())).toBe(true);
  commit.resolve();
  await Promise.all([elsewhere, settled]);
  expect((await statusOf(cup)).status).toBe("finished");
});

const someoneWaits = async (): Promise<boolean> =>
  (
    await client().query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
  ).rowCount! > 0;
