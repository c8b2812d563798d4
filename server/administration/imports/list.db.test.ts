import { beforeEach, expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { IMPORT_LIST } from "#domain/imports/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { aUser } from "#seed/factories/user.ts";
import { client, db } from "#server/platform/database/database.ts";
import { list } from "./imports.server.ts";
import { imports } from "./tables.ts";

let staff: Actor;

beforeEach(async () => {
  await client().query("delete from imports");
  staff = { kind: "member", userId: (await aUser({ role: "staff" })).id, role: "staff", profile: null };
});

const asked = (search = "") => readListQuery(IMPORT_LIST, new URLSearchParams(search));
const names = async (search = "") => (await list(staff, asked(search))).rows.map(({ fileName }) => fileName);

/** Later ones are newer. */
async function bring(...files: Partial<typeof imports.$inferInsert>[]): Promise<void> {
  for (const file of files)
    await db()
      .insert(imports)
      .values({ kind: "athletes", fileName: "a.csv", ...file });
}

test("files come newest first, and are filtered, looked for and sorted", async () => {
  await bring(
    { fileName: "Sub-15 São Paulo.csv", rows: 40 },
    { fileName: "clubes.csv", kind: "clubs", state: "receiving", rows: 7 },
    { fileName: "acre.csv", state: "checking", rows: 9 },
  );
  expect(await names()).toEqual(["acre.csv", "clubes.csv", "Sub-15 São Paulo.csv"]);
  expect(await names("tipo=clubes")).toEqual(["clubes.csv"]);
  expect(await names("situacao=conferindo")).toEqual(["acre.csv"]);
  expect(await names("busca=sao+sub")).toEqual(["Sub-15 São Paulo.csv"]);
  expect(await names("ordem=arquivo")).toEqual(["acre.csv", "clubes.csv", "Sub-15 São Paulo.csv"]);
  expect(await names("ordem=-linhas")).toEqual(["Sub-15 São Paulo.csv", "acre.csv", "clubes.csv"]);
  expect((await list(VISITOR, asked())).rows).toEqual([]);
  expect((await list(SYSTEM, asked())).rows).toHaveLength(3);
});

test.each(["", "ordem=arquivo", "ordem=linhas"])(
  "one that goes while somebody turns the page neither repeats nor hides others (%s)",
  async (order) => {
    await bring(...Array.from({ length: 53 }, (_, n) => ({ fileName: `${n % 4}.csv`, rows: n % 5 })));
    const first = await list(staff, asked(order));
    await client().query("delete from imports where id = $1", [first.rows.at(-1)!.id]);
    const rest = await list(staff, { ...asked(order), after: first.next! });
    expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(53);
    expect(rest.rows).toHaveLength(3);
  },
);
