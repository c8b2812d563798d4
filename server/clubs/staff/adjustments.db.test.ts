import { beforeEach, expect, test } from "vitest";
import { ADJUSTMENT_LIST } from "#domain/clubs/adjustment-list.ts";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { expectOk } from "#domain/result.ts";
import { aClub } from "#seed/factories/club.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { adjustClub, removeAdjustment } from "../adjustments.server.ts";
import { listAdjustments } from "./adjustments.server.ts";

const asked = (search = "") => readListQuery(ADJUSTMENT_LIST, new URLSearchParams(search));
const reasons = async (search = "") =>
  (await listAdjustments(SYSTEM, asked(search))).rows.map(({ reason }) => reason);

async function anAdjustment(clubId: string, points: number, reason: string): Promise<void> {
  expectOk(await adjustClub(SYSTEM, clubId, { points, reason }));
}

beforeEach(() => client().query("delete from clubs"));

test("adjustments come newest first, and are filtered, looked for and sorted", async () => {
  const [first, second] = [await aClub({ name: "Águia" }), await aClub({ name: "Bangu da Serra" })];
  await anAdjustment(second.id, -3, "Súmula atrasada");
  await anAdjustment(first.id, 6, "Torneio regional");
  await client().query("update club_point_adjustments set season = 2020 where points = 6");
  expect(await reasons()).toEqual(["Torneio regional", "Súmula atrasada"]);
  expect(await reasons("pontos=tirados")).toEqual(["Súmula atrasada"]);
  expect(await reasons("pontos=somados&temporada=2020")).toEqual(["Torneio regional"]);
  expect(await reasons(`temporada=${today().year}`)).toEqual(["Súmula atrasada"]);
  expect(await reasons("temporada=sempre")).toHaveLength(2);
  for (const text of ["aguia", "torneio"])
    expect(await reasons(`busca=${text}`)).toEqual(["Torneio regional"]);
  expect(await reasons("ordem=-clube")).toEqual(["Súmula atrasada", "Torneio regional"]);
  expect(await reasons("ordem=pontos")).toEqual(["Súmula atrasada", "Torneio regional"]);
  await expect(listAdjustments(VISITOR, asked())).rejects.toThrow("staff");
});

test.each(["", "ordem=clube", "ordem=pontos"])(
  "one that is undone while somebody turns the page neither repeats nor hides others (%s)",
  async (order) => {
    const club = await aClub();
    for (let n = 0; n < 53; n++) await anAdjustment(club.id, 1 + (n % 3), `Rodada ${n}`);
    const first = await listAdjustments(SYSTEM, asked(order));
    expectOk(await removeAdjustment(SYSTEM, first.rows.at(-1)!.id));
    const rest = await listAdjustments(SYSTEM, { ...asked(order), after: first.next! });
    const seen = [...first.rows, ...rest.rows].map(({ id }) => id);
    expect(seen).toHaveLength(53);
    expect(new Set(seen).size).toBe(53);
  },
);
