import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { groupOf, POSITIONS } from "#domain/athletes/positions.ts";
import { MAX_TRAITS, TRAITS, traitMask } from "#domain/athletes/traits.ts";
import { client } from "#server/platform/database/database.ts";

beforeEach(async () => {
  await client().query("delete from athletes");
});

const value = async (sql: string, values: unknown[]) => (await client().query(sql, values)).rows[0].value;
const insert = (columns: Record<string, unknown>) => {
  const row = { subdomain: "kaua", name: "Kauã", ...columns };
  const names = Object.keys(row);
  return client().query(
    `insert into athletes (${names.join(", ")}) values (${names.map((_, n) => `$${n + 1}`).join(", ")}) returning *`,
    Object.values(row),
  );
};

describe("traits", () => {
  test("are the same bits for the database as for the rules", async () => {
    for (const trait of TRAITS)
      expect(await value("select trait_mask($1) as value", [[trait]]), trait).toBe(traitMask([trait]));
    await fc.assert(
      fc.asyncProperty(fc.subarray([...TRAITS]), async (traits) => {
        expect(await value("select trait_mask($1) as value", [traits])).toBe(traitMask(traits));
      }),
    );
  });

  test("that are unknown are refused", async () => {
    for (const traits of [["voar"], ["velocidade", "Velocidade"], ["velocidade", null], [""]]) {
      await expect(insert({ traits })).rejects.toMatchObject({ constraint: "athletes_traits" });
    }
  });

  test("are six at most", async () => {
    const { rows } = await insert({ traits: TRAITS.slice(0, MAX_TRAITS) });
    expect(rows[0].trait_mask).toBe(2 ** MAX_TRAITS - 1);
    await expect(
      insert({ subdomain: "outro", traits: TRAITS.slice(0, MAX_TRAITS + 1) }),
    ).rejects.toMatchObject({ constraint: "athletes_traits" });
  });

  test("may be none", async () => {
    expect((await insert({})).rows[0]).toMatchObject({ traits: [], trait_mask: 0 });
  });
});

test("the database puts each position into the group that the rules put it into", async () => {
  for (const position of POSITIONS) {
    const { rows } = await insert({ subdomain: `a${POSITIONS.indexOf(position)}`, position });
    expect(rows[0].position_group, position).toBe(groupOf(position));
  }
  expect((await insert({ subdomain: "sem-posicao" })).rows[0].position_group).toBeNull();
});

describe("search keys", () => {
  const key = (text: string | null) => value("select search_key($1) as value", [text]);

  test("fold case and accents, and begin with a space", async () => {
    expect(await key("João VÍCTOR D'Ávila")).toBe(" joao victor d'avila");
    expect(await key("ÇÃÕÜÉ Ñandú")).toBe(" caoue nandu");
    expect(await key("")).toBe(" ");
    expect(await key(null)).toBeNull();
  });

  test("are the same for an accent in one character or in two", async () => {
    for (const name of ["João", "Ângelo Conceição", "Müller", "Ñandú"])
      expect(await key(name.normalize("NFD"))).toBe(await key(name.normalize("NFC")));
  });

  test("follow the row that they are made from", async () => {
    await insert({ name: "Kauã Ribeiro", club: "São Caetano", position: "Volante", city: "Maceió" });
    const read = () =>
      client()
        .query("select name_key, search from athletes")
        .then(({ rows }) => rows[0]);
    expect(await read()).toEqual({
      name_key: " kaua ribeiro",
      search: " kaua ribeiro sao caetano volante maceio",
    });
    await client().query("update athletes set name = 'Ágata Luz', club = null");
    expect(await read()).toEqual({ name_key: " agata luz", search: " agata luz  volante maceio" });
  });

  test("are made by a function that PostgreSQL may keep in indexes", async () => {
    for (const name of ["search_key", "trait_mask"]) {
      expect(await value("select provolatile::text as value from pg_proc where proname = $1", [name])).toBe(
        "i",
      );
    }
  });
});
