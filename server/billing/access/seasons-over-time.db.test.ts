import { beforeAll, expect, test } from "vitest";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aFamily, yearsAgo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { buy } from "../testing/paying.ts";
import { seasonsOverTime } from "./seasons-over-time.server.ts";

beforeAll(() => configure());

test("a plan with the grant opens the years, a plan without it does not", async () => {
  const { id, person } = await aFamily({ birthdate: yearsAgo(20) });
  const actor = { ...actingAs(person.id, "athlete", id), email: person.email };
  await client().query(
    "insert into athlete_seasons (athlete_id, year, games) values ($1, 2025, 20), ($1, 2026, 30)",
    [id],
  );
  expect(await seasonsOverTime(actor, id)).toMatchObject({
    value: { evolution: null, seasons: [{ games: 30 }, { games: 20 }] },
  });
  await buy(actor, { plan: (await aPlan({ audience: "athlete", grants: ["seasons_over_time"] })).id });
  expect(await seasonsOverTime(actor, id)).toMatchObject({
    ok: true,
    value: { evolution: { years: [2025, 2026], rows: [{ games: 20 }, { games: 30 }] } },
  });
  const other = await aFamily({ birthdate: yearsAgo(20) });
  expect(await seasonsOverTime(actor, other.id)).toMatchObject({ error: "not_found" });
  const unsubscribed = actingAs(other.person.id, "athlete", other.id);
  await buy(
    { ...unsubscribed, email: other.person.email },
    { plan: (await aPlan({ audience: "athlete", grants: ["side_by_side"] })).id },
  );
  expect(await seasonsOverTime(unsubscribed, other.id)).toMatchObject({ value: { evolution: null } });
});
