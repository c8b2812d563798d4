import { beforeAll, expect, test } from "vitest";
import type { SeasonSource } from "#domain/athletes/seasons.ts";
import { expectOk } from "#domain/result.ts";
import { aFamily, yearsAgo } from "#server/athletes/testing/family.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { anAthlete, aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { sideBySide } from "./side-by-side.server.ts";
import { buy } from "../testing/paying.ts";

beforeAll(() => configure());

test("a subscribed athlete stands beside another whom every visitor may read", async () => {
  const { id, person } = await aFamily({ birthdate: yearsAgo(20) });
  await client().query("insert into athlete_seasons (athlete_id, games, goals) values ($1, 20, 7)", [id]);
  const actor = { ...actingAs(person.id, "athlete", id), email: person.email };
  const other = await aPublishedAthlete({ birthdate: yearsAgo(19) });
  const hidden = await anAthlete({ birthdate: yearsAgo(19) });
  expect(await sideBySide(actor, other.subdomain)).toMatchObject({ error: "not_entitled" });
  await buy(actor, { plan: (await aPlan({ audience: "athlete", grants: ["side_by_side"] })).id });
  const compared = await sideBySide(actor, other.subdomain);
  expect(compared).toMatchObject({ ok: true, value: { other: { name: other.name } } });
  expect(compared.ok && compared.value.comparison).toMatchObject({
    source: "declared",
    rows: expect.arrayContaining([expect.objectContaining({ label: "Gols", own: "7" })]),
  });
  expect(await sideBySide(actor, hidden.subdomain)).toMatchObject({ error: "not_found" });
  expect(await sideBySide(actor, "nobody-at-all")).toMatchObject({ error: "not_found" });
});

test("two are compared by one source, and not at all without one in common", async () => {
  const { id, person } = await aFamily({ birthdate: yearsAgo(20) });
  const actor = { ...actingAs(person.id, "athlete", id), email: person.email };
  await buy(actor, { plan: (await aPlan({ audience: "athlete", grants: ["side_by_side"] })).id });
  const seasonOf = (source: string, games: number) =>
    client().query(
      "insert into athlete_seasons (athlete_id, year, source, games) values ($1, 2026, $2, $3)",
      [id, source, games],
    );
  const other = await aPublishedAthlete({
    birthdate: yearsAgo(19),
    seasons: [
      { year: 2026, source: "match_sheet", games: 8 },
      { year: 2026, source: "declared", games: 30 },
    ],
  });
  const compared = async (wanted: SeasonSource | null = null) =>
    expectOk(await sideBySide(actor, other.subdomain, wanted));
  expect(await compared()).toMatchObject({ comparison: null, sources: { own: [], common: [] } });

  await seasonOf("declared", 20);
  expect(await compared("match_sheet")).toMatchObject({
    comparison: {
      source: "declared",
      rows: expect.arrayContaining([expect.objectContaining({ label: "Jogos", own: "20", average: "30" })]),
    },
    sources: { other: ["match_sheet", "declared"], common: ["declared"] },
  });
  await seasonOf("match_sheet", 0);
  expect((await compared()).comparison?.source).toBe("declared");
  expect((await compared("match_sheet")).comparison?.source).toBe("match_sheet");

  await client().query("delete from athlete_seasons where athlete_id = $1 and source = 'match_sheet'", [
    other.id,
  ]);
  await client().query("update athlete_seasons set source = 'match_sheet' where athlete_id = $1", [other.id]);
  await client().query("delete from athlete_seasons where athlete_id = $1 and source = 'match_sheet'", [id]);
  expect(await compared()).toMatchObject({
    comparison: null,
    sources: { own: ["declared"], other: ["match_sheet"], common: [] },
  });
});
