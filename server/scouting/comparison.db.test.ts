import { beforeAll, beforeEach, expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { anAthlete, aPublishedAthlete, type AthleteOverrides } from "#seed/factories/athlete.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import { readPdf } from "#server/athletes/share/testing/read-pdf.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { refreshCategoryAverages } from "#server/athletes/category-averages.ts";
import { buy } from "#server/billing/testing/paying.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { comparisonPdf } from "./comparison-pdf.server.ts";
import { addAthletes } from "./entries.server.ts";
import { createList } from "./lists.server.ts";
import { compareAthletes } from "./comparison.server.ts";

beforeAll(() => configure());
beforeEach(() => client().query("delete from athletes"));

const CATEGORY = {
  birthdate: Temporal.PlainDate.from("2004-06-15"),
  position: "Centroavante",
  modality: "masculino",
} as const;
const played = (goals: number, source: "declared" | "match_sheet" = "declared") => ({
  games: 10,
  goals,
  minutes: 900,
  source,
});

async function some(count: number, overrides: AthleteOverrides = {}) {
  const made = [];
  for (let n = 0; n < count; n++)
    made.push(await aPublishedAthlete({ ...CATEGORY, seasons: [played(n)], ...overrides }));
  return made;
}

async function aClubWith(plan: boolean) {
  const { id, email } = await aUser({ name: "Renato Prado" });
  const club = await aVerifiedClub({ userId: id });
  await identity.addProfile(id, "club", club.id);
  const actor = { ...actingAs(id, "club", club.id), email };
  if (plan) await buy(actor, { plan: (await aPlan({ audience: "club", grants: ["scouting_tools"] })).id });
  return actor;
}

test("a percentile counts peers of one source with enough minutes, and needs ten of them", async () => {
  const club = await aClubWith(true);
  const [last] = await some(10);
  const goalsOf = async () => {
    await refreshCategoryAverages();
    const { columns } = expectOk(await compareAthletes(club, { subdomains: [last!.subdomain] }));
    return columns[0]!.athlete!.measures![0]!;
  };
  expect(await goalsOf()).toMatchObject({ value: "0,00", percentile: null, why: "few_peers" });
  // None of these is a peer by this source: another source, too few minutes, another year, not public.
  await some(1, { seasons: [played(20, "match_sheet")] });
  await some(1, { seasons: [{ ...played(20), minutes: 449 }] });
  await some(1, { birthdate: CATEGORY.birthdate.add({ years: 1 }) });
  await anAthlete({ ...CATEGORY, seasons: [played(20)] });
  expect(await goalsOf()).toMatchObject({ why: "few_peers" });
  await some(1, { seasons: [played(20), played(0, "match_sheet")] });
  expect(await goalsOf()).toEqual({ key: "goals", value: "0,00", percentile: 0, peers: 10, why: null });
  await client().query("update athlete_seasons set goals = 30 where athlete_id = $1", [last!.id]);
  expect(await goalsOf()).toMatchObject({ value: "3,00", percentile: 100, peers: 10 });
});

test("ties count half, percentages are weighted, and cards rank from few to many", async () => {
  const club = await aClubWith(true);
  const alike = await some(11, {
    seasons: [
      { year: 2025, games: 5, minutes: 300, passAccuracy: 60, yellowCards: 3 },
      { year: 2026, games: 5, minutes: 600, passAccuracy: 90 },
    ],
  });
  const [clean] = await some(1, { seasons: [{ games: 10, minutes: 900, passAccuracy: 81 }] });
  await refreshCategoryAverages();
  const { columns, source } = expectOk(
    await compareAthletes(club, { subdomains: [alike[0]!.subdomain, clean!.subdomain] }),
  );
  const of = (place: number, key: string) =>
    columns[place]!.athlete!.measures!.find((measure) => measure.key === key);
  expect(source).toBe("declared");
  expect(of(0, "passes")).toMatchObject({ value: "80%", percentile: 45 });
  expect(of(1, "passes")).toMatchObject({ value: "81%", percentile: 100, peers: 11 });
  expect(of(1, "cards")).toMatchObject({ value: "0,00", percentile: 100 });
  expect(of(0, "dribbles")).toMatchObject({ value: "–", why: "not_measured" });
});

test("a club without the plan compares nobody, and nobody is compared who is not public", async () => {
  const [shown] = await some(1);
  const hidden = await anAthlete({ ...CATEGORY, seasons: [played(3)] });
  expect(await compareAthletes(await aClubWith(false), { subdomains: [shown!.subdomain] })).toEqual({
    ok: false,
    error: "not_entitled",
  });
  const club = await aClubWith(true);
  const asked = [hidden.subdomain, shown!.subdomain, "ninguem"];
  const { columns } = expectOk(await compareAthletes(club, { subdomains: asked }));
  expect(columns.map(({ athlete }) => athlete?.name ?? null)).toEqual([null, shown!.name, null]);
  expect(JSON.stringify(columns)).not.toContain("2004-06-15");
  expectOk(await athletes.hide(SYSTEM, shown!.id));
  const after = expectOk(await compareAthletes(club, { subdomains: asked }));
  expect(after.columns.every(({ athlete }) => athlete === null)).toBe(true);
});

test("the club reads its own stage and notes, and nobody else's private ones", async () => {
  const [athlete] = await some(1);
  const [club, other] = [await aClubWith(true), await aClubWith(true)];
  const list = expectOk(
    await createList(club, { name: "Camisa 9", positions: [], bornFrom: null, bornTo: null, foot: null }),
  );
  expectOk(await addAthletes(club, list.id, [athlete!.subdomain]));
  await client().query(
    `insert into scout_notes (club_id, athlete_id, author_id, private, text)
     values ($1, $2, $3, false, $4), ($1, $2, $3, true, $4), ($1, $2, $5, true, $4)`,
    [club.profile!.profileId, athlete!.id, club.userId, "Bom primeiro toque", other.userId],
  );
  const seenBy = async (actor: typeof club) =>
    expectOk(await compareAthletes(actor, { subdomains: [athlete!.subdomain] })).columns[0]!.athlete;
  expect(await seenBy(club)).toMatchObject({ stage: "watching", notes: 2 });
  expect(await seenBy(other)).toMatchObject({ stage: null, notes: 0 });
});

test("opened from a list it names that list and the stages in it; another club's list is none", async () => {
  const [athlete] = await some(1);
  const [club, other] = [await aClubWith(true), await aClubWith(true)];
  const listNamed = async (name: string) => {
    const need = { name, positions: [], bornFrom: null, bornTo: null, foot: null };
    const { id } = expectOk(await createList(club, need));
    expectOk(await addAthletes(club, id, [athlete!.subdomain]));
    return id;
  };
  const [older, newer] = [await listNamed("Camisa 9"), await listNamed("Camisa 10")];
  await client().query("update shortlist_entries set stage = 'approved' where shortlist_id = $1", [older]);
  await client().query(
    "update shortlist_entries set updated_at = now() + interval '1 minute' where shortlist_id = $1",
    [newer],
  );
  const opened = async (actor: typeof club, listId?: string) => {
    const { list, columns } = expectOk(
      await compareAthletes(actor, { subdomains: [athlete!.subdomain], listId }),
    );
    return [list?.name, columns[0]!.athlete!.stage];
  };
  expect(await opened(club)).toEqual([undefined, "watching"]);
  expect(await opened(club, older)).toEqual(["Camisa 9", "approved"]);
  expect(await opened(club, "nenhuma")).toEqual([undefined, "watching"]);
  expect(await opened(other, older)).toEqual([undefined, null]);
});

test("the PDF is one page for whoever may compare, and nothing for anybody else", async () => {
  const somewhere = { address: "198.51.100.77" };
  const made = await some(4, { seasons: [played(3), played(2, "match_sheet")] });
  const club = await aClubWith(true);
  const asked = [...made.slice(0, 3).map(({ subdomain }) => subdomain), "ninguem"];
  const { body, cacheControl } = expectOk(
    await comparisonPdf(club, somewhere, { subdomains: asked, source: "match_sheet" }),
  );
  expect(cacheControl).toBe("private, no-store");
  const pdf = readPdf(body);
  expect(pdf.pages).toBe(1);
  expect(pdf.info("Title")).toBe("Lado a lado");
  const missing = { ok: false, error: "not_found" };
  expect(await comparisonPdf(club, somewhere, { subdomains: ["ninguem"] })).toEqual(missing);
  expect(await comparisonPdf(await aClubWith(false), somewhere, { subdomains: asked })).toEqual(missing);
});
