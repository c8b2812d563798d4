import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SORTS } from "#domain/athletes/athlete-query.ts";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { appoint } from "#server/guardians/guardians.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client, connect, disconnect } from "#server/platform/database/database.ts";
import {
  countStatements,
  type StatementCounter,
} from "#server/platform/database/testing/statement-counter.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import * as athletes from "./athletes.server.ts";
import { requestSwitch, wards } from "./guardianship.server.ts";
import { ownMedia } from "./own-media.server.ts";
import { ownDashboard } from "./own-profile.server.ts";
import { ownSeasons } from "./own-seasons.server.ts";
import { siteStatement } from "./queries.ts";
import { aFamily, aPublishedFamily, type Family } from "./testing/family.ts";
import { ALL, insertAthletes } from "./testing/some-athletes.ts";

let counter: StatementCounter;

beforeAll(async () => {
  await insertAthletes(Array.from({ length: 500 }, (_, n) => ({ name: `Ana ${n}`, featured: n < 20 })));
  counter = await countStatements(connection);
  await disconnect();
  connect(counter.connection, 4);
});

afterAll(async () => {
  await disconnect();
  await counter.close();
});

test("a page of athletes costs two statements, whatever is asked of it", async () => {
  const { next } = await athletes.list({ ...ALL, page: 50 });
  const wishes = [
    {},
    { name: "ana 12" },
    { group: "Meio-Campista" as const, ageMin: 14, ageMax: 17 },
    { page: 50 },
    { after: next! },
    { before: next! },
  ];
  for (const sort of SORTS) {
    for (const wish of wishes)
      expect(await counter.during(() => athletes.list({ ...ALL, sort, ...wish }))).toBe(2);
  }
});

test("a page past the numbered ones costs one", async () => {
  expect(await counter.during(() => athletes.list({ ...ALL, page: 51 }))).toBe(1);
});

test("featured cards, and a whole site with all that belongs to it, cost one statement each", async () => {
  const [card] = await athletes.featured(6);
  expect(await counter.during(() => athletes.featured(6))).toBe(1);
  expect(await counter.during(() => athletes.site(VISITOR, card!.subdomain))).toBe(1);
});

test("a private profile costs what an unknown address costs: one statement, and a visitor no further table", async () => {
  const [own] = await insertAthletes([{ name: "Só Minha", visibility: "private" }]);
  const addresses = [own!.subdomain, "ninguem"];
  const stranger = { kind: "member", userId: randomUUID(), role: "user", profile: null } as const;
  for (const address of addresses) {
    for (const reader of [VISITOR, stranger])
      expect(await counter.during(() => athletes.site(reader, address))).toBe(1);
    expect(await tablesRead(address)).toEqual(["athletes"]);
  }
});

/** Which tables PostgreSQL really looked into to answer a visitor. */
async function tablesRead(subdomain: string): Promise<string[]> {
  const { text, values } = siteStatement(subdomain, VISITOR);
  const { rows } = await client().query(`explain (analyze, format json) ${text}`, values);
  const read: string[] = [];
  const walk = (node: PlanNode) => {
    if (node["Relation Name"] && node["Actual Loops"] > 0) read.push(node["Relation Name"]);
    for (const part of node.Plans ?? []) walk(part);
  };
  walk(rows[0]["QUERY PLAN"][0].Plan);
  return read;
}

interface PlanNode {
  "Relation Name"?: string;
  "Actual Loops": number;
  Plans?: PlanNode[];
}

test("an address that no athlete could have costs none", async () => {
  expect(await counter.during(() => athletes.site(VISITOR, "..%2f"))).toBe(0);
});

describe("an athlete's own pages", () => {
  let family: Family;
  beforeAll(async () => {
    configure();
    family = await aPublishedFamily();
    await client().query(
      "insert into media (owner_type, owner_id, kind, state) select 'athlete', $1, 'photo', 'guardian' from generate_series(1, 20)",
      [family.id],
    );
    for (const [field, value] of [
      ["visibility", "off"],
      ["contact", "off"],
    ] as const)
      expectOk(await requestSwitch(family.athlete, family.id, field, value));
  });

  test("the dashboard costs two statements, whatever waits", async () => {
    expect(await counter.during(() => ownDashboard(family.athlete, family.id))).toBe(2);
  });

  test("the media cost four, the numbers two", async () => {
    expect(await counter.during(() => ownMedia(family.athlete, family.id))).toBe(4);
    expect(await counter.during(() => ownSeasons(family.athlete, family.id))).toBe(2);
  });

  test("the guardian's list costs three, however many athletes are in it", async () => {
    expect(await counter.during(() => wards(family.guardian))).toBe(3);
    for (let n = 0; n < 3; n++) {
      const { id } = await aFamily();
      await client().query("delete from guardianships where athlete_id = $1", [id]);
      await appoint(SYSTEM, id, {
        userId: family.guardianPerson.id,
        name: "Rosa",
        email: "rosa@example.com",
      });
    }
    expect(await wards(family.guardian)).toHaveLength(4);
    expect(await counter.during(() => wards(family.guardian))).toBe(3);
  });
});
