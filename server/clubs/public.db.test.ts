import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CLUBS_PAGE_SIZE, SHOWN_ATHLETES } from "#domain/clubs/list.ts";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { aMatch } from "#seed/factories/match.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { insertAthletes, insertNamed } from "#server/athletes/testing/some-athletes.ts";
import { today } from "#server/platform/clock.ts";
import { rememberedValues } from "#server/platform/cache/remembered.ts";
import { client, connect, disconnect } from "#server/platform/database/database.ts";
import {
  countStatements,
  type StatementCounter,
} from "#server/platform/database/testing/statement-counter.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import * as clubs from "./clubs.server.ts";

const STAFF: Actor = {
  kind: "member",
  userId: "019a0000-0000-7000-8000-000000000009",
  role: "staff",
  profile: null,
};

const siteOf = async (id: string, options?: { allAthletes?: boolean }) => {
  const site = await clubs.site(VISITOR, id, options);
  if (!site.ok) throw new Error(site.error);
  return site.value;
};

beforeEach(() => client().query("delete from clubs"));

describe("linked athletes", () => {
  test("are those whom both sides confirmed and anyone may read", async () => {
    const { id } = await aClub();
    const [ana, bia, caio, duda] = await insertAthletes([
      { name: "Ana" },
      { name: "Bia" },
      { name: "Caio", visibility: "private" },
      { name: "Duda", visibility: "hidden" },
    ]);
    for (const athlete of [ana!, caio!, duda!]) await clubs.linkConfirmed(SYSTEM, id, athlete.id);
    await client().query(
      "insert into club_athletes (club_id, athlete_id, club_confirmed_at) values ($1, $2, now())",
      [id, bia!.id],
    );
    const site = await siteOf(id);
    expect(site.athletes.map(({ name }) => name)).toEqual(["Ana"]);
    expect(site.athleteCount).toBe(1);
    expect((await clubs.list(1)).clubs[0]!.athletes).toBe(1);
    expect((await clubs.ranking()).clubs[0]!.athletes).toBe(1);
    expect(JSON.stringify(site)).not.toMatch(/Bia|Caio|Duda/);
  });

  test("are first a few, and all when asked", async () => {
    const { id } = await aClub();
    const names = Array.from({ length: SHOWN_ATHLETES + 3 }, (_, n) => `Ana ${n}`);
    for (const athlete of await insertNamed(...names)) await clubs.linkConfirmed(SYSTEM, id, athlete.id);
    expect((await siteOf(id)).athletes).toHaveLength(SHOWN_ATHLETES);
    expect((await siteOf(id)).athleteCount).toBe(names.length);
    expect((await siteOf(id, { allAthletes: true })).athletes).toHaveLength(names.length);
  });

  test("are not for staff to confirm in the athlete's place", async () => {
    const { id } = await aClub();
    const [ana] = await insertNamed("Ana");
    expect(await clubs.linkConfirmed(STAFF, id, ana!.id)).toEqual({ ok: false, error: "not_allowed" });
    expect((await siteOf(id)).athletes).toEqual([]);
  });
});

test("a club's page has all its parts, and nothing that only the team may know", async () => {
  const { id } = await aVerifiedClub({
    name: "Esporte Clube Litoral",
    city: "Salvador",
    state: "BA",
    address: "Rua das Marés, 120",
    foundationYear: 1948,
    responsibleName: "Antônia Bastos",
    contactEmail: "contato@litoral.example",
    phone: "71999990000",
    highlighted: true,
    achievements: ["Campeão da Copa dos Rios"],
    social: { instagram: "@litoral", youtube: "javascript:alert(1)", website: "http://litoral.example" },
    videos: [{ title: "Treino", videoKey: "clubs/secret.mp4", durationSeconds: 184 }],
    testimonials: [
      { name: "Rosângela Ribeiro", type: "parent", message: "Treina tranquilo.", image: "/rosangela.svg" },
      { name: "Danilo Góes", type: "athlete", message: "Cheguei por uma peneira.", image: "/danilo.svg" },
    ],
  });
  await aMatch(id, { opponent: { name: "Vale Verde" }, goalsFor: 2, goalsAgainst: 1 });
  const site = await siteOf(id);
  expect(site).toMatchObject({
    name: "Esporte Clube Litoral",
    city: "Salvador",
    state: "BA",
    address: "Rua das Marés, 120",
    foundationYear: 1948,
    verified: true,
    highlighted: true,
    position: 1,
    points: 3,
    social: { instagram: "https://www.instagram.com/litoral", youtube: null, website: null },
    achievements: ["Campeão da Copa dos Rios"],
    matches: [{ opponent: "Vale Verde", result: "W", score: "2-1", date: String(today()) }],
    videos: [{ title: "Treino", seconds: 184 }],
    testimonials: [
      { name: "Rosângela", type: "parent", image: "/rosangela.svg" },
      { name: "Danilo", type: "athlete", image: null },
    ],
  });
  const sent = JSON.stringify([site, await clubs.list(1), await clubs.ranking()]);
  expect(sent).not.toMatch(/secret\.mp4|Antônia|contato@|71999|Ribeiro|Góes|danilo\.svg|cnpj|user/i);
});

test.each(["", "1", "abc", "019a0000-0000-7000-8000-000000000000", "' or 1=1 --", "%00", "x".repeat(10_000)])(
  "no club has the id %.40j",
  async (id) => {
    expect(await clubs.site(VISITOR, id)).toEqual({ ok: false, error: "not_found" });
  },
);

test("clubs are listed by name, a page at a time, and a page past the end says so", async () => {
  for (let n = CLUBS_PAGE_SIZE; n >= 0; n--) await aClub({ name: `Clube ${String(n).padStart(2, "0")}` });
  const first = await clubs.list(1);
  expect(first).toMatchObject({ total: CLUBS_PAGE_SIZE + 1, page: 1, pages: 2, beyondEnd: false });
  expect(first.clubs).toHaveLength(CLUBS_PAGE_SIZE);
  expect(first.clubs[0]!.name).toBe("Clube 00");
  expect((await clubs.list(2)).clubs.map(({ name }) => name)).toEqual([`Clube ${CLUBS_PAGE_SIZE}`]);
  expect(await clubs.list(3)).toMatchObject({ clubs: [], beyondEnd: true });
});

describe("what a page costs", () => {
  let counter: StatementCounter;

  beforeAll(async () => {
    counter = await countStatements(connection);
    await disconnect();
    connect(counter.connection, 4);
  });

  afterAll(async () => {
    await disconnect();
    await counter.close();
    connect(connection, 4);
  });

  test("does not depend on how many clubs and athletes are on it", async () => {
    const athletes = await insertNamed("Ana", "Bia", "Caio", "Duda");
    const made = await Promise.all(Array.from({ length: 8 }, () => aClub()));
    for (const { id } of made)
      for (const athlete of athletes) await clubs.linkConfirmed(SYSTEM, id, athlete.id);
    expect(await counter.during(() => clubs.ranking())).toBe(1);
    expect(await counter.during(() => clubs.list(1))).toBe(2);
    // The places of all clubs are read once, and again after a club has changed.
    rememberedValues.setListening(true);
    try {
      expect(await counter.during(() => clubs.site(VISITOR, made[0]!.id))).toBe(3);
      for (const { id } of made) expect(await counter.during(() => clubs.site(VISITOR, id))).toBe(2);
      rememberedValues.changed("club", [made[0]!.id]);
      expect(await counter.during(() => clubs.site(VISITOR, made[0]!.id))).toBe(3);
    } finally {
      rememberedValues.setListening(false);
    }
    expect(await counter.during(() => clubs.site(VISITOR, "abc"))).toBe(0);
  });
});
