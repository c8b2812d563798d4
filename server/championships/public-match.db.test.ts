import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { liveCompetition } from "#server/events/live.ts";
import { client } from "#server/platform/database/database.ts";
import { publicMatch } from "./public-match.server.ts";
import { publicCompetition } from "./public.server.ts";
import { closeSheet } from "./sheets/closing.server.ts";
import { appendEntries } from "./sheets/entries.server.ts";
import { aMatch, aPhone, lineUp } from "./testing/a-match.ts";
import { closed, REFEREE, wholeMatch, type Match } from "./testing/sheet-steps.ts";

beforeAll(() => configure());

/** On the calendar and drawn, as a visitor finds it. */
async function aPublicMatch(change: Parameters<typeof aMatch>[0] = {}): Promise<Match> {
  const match = await aMatch(change);
  const { categoryId, championshipId } = match.cup;
  await client().query("update championship_categories set drawn_at = now() where id = $1", [categoryId]);
  await client().query("update championship_teams set drawn_as = 1 where category_id = $1", [categoryId]);
  await client().query(
    "update events set approval = 'approved', approved_at = now() where championship_id = $1",
    [championshipId],
  );
  return match;
}

const read = async (match: Match) =>
  (await publicMatch((await publicCompetition(match.cup.categoryId))!, match.id))!;
const write = async (match: Match, entries: readonly unknown[]) =>
  expectOk(await appendEntries(match.organising, match.id, entries));
const versionOf = async ({ cup }: Match) => (await liveCompetition(cup.categoryId))?.version;

test("a match that has not begun shows no line-up and no score", async () => {
  const match = await aPublicMatch();
  await write(match, [aPhone()(lineUp("home", match.home), { minute: 0 })]);
  const page = await read(match);
  expect(page).toMatchObject({ lines: [], lineUps: null, match: { score: null, state: "open" } });
  expect(page.match.running).toMatchObject({ stage: "before", score: { home: 0, away: 0 } });
});

test("an open sheet gives a running score, on its page and in the rounds, and counts in no table", async () => {
  const match = await aPublicMatch();
  await write(match, wholeMatch(match).slice(0, 4));
  const page = await read(match);
  expect(page.match.running).toMatchObject({
    stage: "playing",
    half: 1,
    minute: { minute: 12 },
    score: { home: 1, away: 0 },
  });
  expect(page.lines.map(({ kind }) => kind)).toEqual(["half_started", "goal"]);
  expect(page.lineUps!.home.map(({ number, goals }) => [number, goals])).toContainEqual([4, 1]);
  const competition = (await publicCompetition(match.cup.categoryId))!;
  expect(competition.matches.find(({ id }) => id === match.id)!.running!.score).toEqual({ home: 1, away: 0 });
  expect(competition.view.tables[0]!.rows.every(({ played }) => played === 0)).toBe(true);
});

test("reasons of cards, remarks, officials, birth dates and names without a yes are never public", async () => {
  const match = await aPublicMatch();
  const note = aPhone();
  await write(match, [
    ...wholeMatch(match, note).slice(0, 4),
    note({
      kind: "card",
      card: "red",
      side: "home",
      person: { row: match.home.row(2) },
      reason: "XINGOU o árbitro",
    }),
    note({
      kind: "card",
      card: "yellow",
      side: "away",
      person: { staff: "Rogério SEGREDO", role: "técnico" },
      reason: null,
    }),
    note({ kind: "remark", about: "public", text: "REMARK do árbitro" }),
    note({ kind: "officials", officials: [{ role: "árbitro", name: "OFICIAL da Silva" }] }),
  ]);
  const { competition: _competition, ...page } = await read(match);
  const text = JSON.stringify(page);
  expect(text).not.toMatch(/XINGOU|SEGREDO|REMARK|OFICIAL|Camisa|birthdate|reason/);
  expect(page.lines.filter(({ kind }) => kind === "card")).toMatchObject([
    { person: { number: 2, staff: false } },
    { person: { number: null, name: null, staff: true } },
  ]);
});

test("an undone goal is gone, and the version goes up with each entry and the closing", async () => {
  const match = await aPublicMatch();
  const note = aPhone();
  const entries = wholeMatch(match, note).slice(0, 4);
  await write(match, entries);
  const before = (await versionOf(match))!;
  expect((await read(match)).competition.version).toBe(before);
  await write(match, [note({ kind: "undo", of: entries[3]!.id })]);
  expect(await versionOf(match)).toBe(before + 1);
  expect((await read(match)).match.running!.score).toEqual({ home: 0, away: 0 });
  expectOk(await closeSheet(match.organising, match.id, { ...REFEREE, confirmed: true }));
  expect(await versionOf(match)).toBeGreaterThan(before + 1);
  expect((await read(match)).competition.version).toBe(await versionOf(match));
});

test("where scores are hidden a match tells neither score nor what happened", async () => {
  const match = await closed(await aPublicMatch({ category: { tablesHidden: true } }));
  const page = await read(match);
  expect(page).toMatchObject({ lines: [], match: { score: null, annulled: false, running: null } });
  expect(page.lineUps!.home.every(({ goals, cards }) => goals === 0 && cards.length === 0)).toBe(true);
  const open = await aPublicMatch({ category: { tablesHidden: true } });
  await write(open, wholeMatch(open).slice(0, 4));
  expect((await read(open)).match.running).toMatchObject({ stage: "playing", score: null });
});

test("a match of another category, and a category that is not public, are not there", async () => {
  const [match, other] = [await aPublicMatch(), await aPublicMatch()];
  const elsewhere = (await publicCompetition(other.cup.categoryId))!;
  expect(await publicMatch(elsewhere, match.id)).toBeNull();
  expect(await liveCompetition("nada")).toBeNull();
  expect(await versionOf(match)).toBe(0);
  await client().query("update events set hidden_at = now() where championship_id = $1", [
    match.cup.championshipId,
  ]);
  expect(await versionOf(match)).toBeUndefined();
});
