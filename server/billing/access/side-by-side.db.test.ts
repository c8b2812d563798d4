import { beforeAll, expect, test } from "vitest";
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
  await client().query("insert into athlete_stats (athlete_id, games, goals) values ($1, 20, 7)", [id]);
  const actor = { ...actingAs(person.id, "athlete", id), email: person.email };
  const other = await aPublishedAthlete({ birthdate: yearsAgo(19) });
  const hidden = await anAthlete({ birthdate: yearsAgo(19) });
  expect(await sideBySide(actor, other.subdomain)).toMatchObject({ error: "not_entitled" });
  await buy(actor, { plan: (await aPlan({ audience: "athlete", grants: ["side_by_side"] })).id });
  const compared = await sideBySide(actor, other.subdomain);
  expect(compared).toMatchObject({ ok: true, value: { other: { name: other.name } } });
  expect(compared.ok && compared.value.rows?.find(({ label }) => label === "Gols")?.own).toBe("7");
  expect(await sideBySide(actor, hidden.subdomain)).toMatchObject({ error: "not_found" });
  expect(await sideBySide(actor, "nobody-at-all")).toMatchObject({ error: "not_found" });
});
