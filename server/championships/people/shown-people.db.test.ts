import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { decideCompetitionName } from "#server/athletes/competition-names.server.ts";
import { hide } from "#server/athletes/athletes.server.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aConsentingGuardianOf } from "#seed/factories/guardian.ts";
import { aUser } from "#seed/factories/user.ts";
import { aMatch } from "../testing/a-match.ts";
import { closed } from "../testing/sheet-steps.ts";
import { shownPeople } from "./shown-people.ts";

beforeAll(() => configure());

const link = (row: string, athleteId: string, state = "confirmed") =>
  client().query("update championship_squad set athlete_id = $2, link_state = $3 where id = $1", [
    row,
    athleteId,
    state,
  ]);

const shown = async (row: string, where?: "page" | "elsewhere") =>
  (await shownPeople([row], where)).get(row)!;

async function aLinked(age: number) {
  const user = await aUser();
  const athlete = await aPublishedAthlete({
    userId: user.id,
    birthdate: today().subtract({ years: age }),
  });
  const match = await aMatch();
  const row = match.home.row(4);
  await link(row, athlete.id);
  return { athlete, row, match, self: actingAs(user.id, "athlete", athlete.id) };
}

test("without a yes everybody is a number and initials", async () => {
  const { match } = await aLinked(16);
  const row = match.home.row(2);
  expect(await shown(row)).toMatchObject({ number: 2, named: false, subdomain: null });
  expect((await shown(row)).name).toHaveLength(2);
});

test("a minor is named with a guardian's yes, not with their own, and no longer after the guardian's no", async () => {
  const { athlete, row, self } = await aLinked(16);
  const guardian = actingAs((await aConsentingGuardianOf(athlete.id)).id, "guardian");
  expect(await decideCompetitionName(self, athlete.id, "granted")).toEqual({ ok: false, error: "not_found" });
  expectOk(await decideCompetitionName(guardian, athlete.id, "granted"));
  expect(await shown(row)).toMatchObject({ name: athlete.name, named: true, subdomain: athlete.subdomain });
  expect(await shown(row, "elsewhere")).toMatchObject({ named: false, subdomain: null });
  expectOk(await decideCompetitionName(guardian, athlete.id, "revoked"));
  expect(await shown(row)).toMatchObject({ name: expect.stringMatching(/^\p{Lu}{2}$/u), named: false });
});

test("an adult decides alone, and a profile that is not public has no name", async () => {
  const { athlete, row, self } = await aLinked(22);
  expectOk(await decideCompetitionName(self, athlete.id, "granted"));
  expect(await shown(row)).toMatchObject({ name: athlete.name, named: true, subdomain: athlete.subdomain });
  expect(await shown(row, "elsewhere")).toMatchObject({ named: true });
  expectOk(await hide(SYSTEM, athlete.id));
  expect(await shown(row)).toMatchObject({ named: false, subdomain: null });
});

test("a link that nobody confirmed names nobody", async () => {
  const { athlete, row, self } = await aLinked(22);
  expectOk(await decideCompetitionName(self, athlete.id, "granted"));
  await link(row, athlete.id, "asked");
  expect(await shown(row)).toMatchObject({ named: false });
});

test("a child under 13 and a coach are only a number, or nobody", async () => {
  const { match } = await aLinked(16);
  const row = match.home.row(2);
  await client().query("update championship_squad set birthdate = $2 where id = $1", [
    row,
    String(today().subtract({ years: 12 })),
  ]);
  expect(await shown(row)).toMatchObject({ number: 2, name: null, named: false });
  expect(await shown(match.home.staff)).toMatchObject({ staff: true, name: null });
});

test("a closed sheet says who played, how long and with how many goals", async () => {
  const match = await aMatch();
  await closed(match);
  const { rows } = await client().query(
    "select squad_id, played, minutes, goals from match_appearances where match_id = $1",
    [match.id],
  );
  expect(rows).toHaveLength(10);
  expect(rows.find(({ squad_id }) => squad_id === match.home.row(4))).toMatchObject({
    played: true,
    goals: 1,
  });
  expect(rows.find(({ squad_id }) => squad_id === match.home.row(5))).toMatchObject({
    played: false,
    minutes: 0,
  });
});
