import { beforeAll, expect, test } from "vitest";
import { foldSheet } from "#domain/championships/sheet.ts";
import { expectOk } from "#domain/result.ts";
import { declareWalkover } from "#server/championships/sheets/closing.server.ts";
import { sheetAtDesk } from "#server/championships/sheets/sheet-view.server.ts";
import { aMatch } from "#server/championships/testing/a-match.ts";
import { closed, logOf, REFEREE, type Match } from "#server/championships/testing/sheet-steps.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { answerMatchForm } from "./match-action.ts";

beforeAll(() => configure());

const read = async ({ organising, id }: Match) => expectOk(await sheetAtDesk(organising, id));
const stateOf = async (match: Match) => foldSheet(await logOf(match));

/** The form as the page has it: both line-ups and the officials are filled in. */
async function prefilled(match: Match): Promise<Record<string, string>> {
  const { people } = await read(match);
  const { lineUps, officials } = await stateOf(match);
  const players = [...(lineUps.home?.players ?? []), ...(lineUps.away?.players ?? [])];
  const placeOf = (row: string) => {
    const player = players.find((one) => one.row === row);
    return player ? (player.starter ? "starter" : "bench") : "";
  };
  const shirt = (side: "home" | "away", is: "goalkeeper" | "captain") =>
    lineUps[side]?.players.find((player) => player[is])?.row ?? "";
  return {
    ...Object.fromEntries(
      people.filter(({ role }) => role === "athlete").map(({ row }) => [`place-${row}`, placeOf(row)]),
    ),
    ...Object.fromEntries(
      (["home", "away"] as const).flatMap((side) =>
        (["goalkeeper", "captain"] as const).map((is) => [`${is}-${side}`, shirt(side, is)]),
      ),
    ),
    "role-0": "Árbitro",
    "name-0": officials[0]?.name ?? "",
  };
}

async function corrected(match: Match, fields: Record<string, string>, undo: readonly string[] = []) {
  const form = new FormData();
  const all = {
    intent: "corrigir",
    reason: "Confrontada com o papel",
    ...(await prefilled(match)),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  for (const id of undo) form.append("undo", id);
  const answer = await answerMatchForm({ organising: match.organising, sheet: await read(match), form });
  return { answer, sheet: await read(match) };
}

const mailsAbout = async () =>
  (await client().query("select count(*)::int as n from mails where template like 'sheet-%'")).rows[0].n;

test("one correction adds a whole series of kicks, and asks the teams once", async () => {
  const { sheet } = await corrected(await closed(await aMatch()), { "kicks-home": "4", "kicks-away": "3" });
  expect(sheet.result?.kicks).toEqual({ home: 4, away: 3 });
  expect(sheet.corrections).toHaveLength(1);
});

test.each(["-1", "31", "1.5", "dois"])(
  "%s is no number of kicks, and nothing is corrected",
  async (typed) => {
    const { answer, sheet } = await corrected(await closed(await aMatch()), { "kicks-home": typed });
    expect(answer).toMatchObject({
      data: { fields: { "kicks-home": "Escreva um número de 0 a 30." }, typed: { "kicks-home": typed } },
    });
    expect(sheet.corrections).toEqual([]);
  },
);

test("a form that changes nothing corrects nothing, whatever it is filled in with", async () => {
  const match = await closed(await aMatch());
  const { answer, sheet } = await corrected(match, {});
  expect(answer).toMatchObject({
    data: { flash: { title: expect.stringMatching(/^Marque o que está errado/) } },
  });
  expect(sheet.corrections).toEqual([]);
});

test("a wrong starter is mended: who did not play has no match, who played has one, with the shirt of the day", async () => {
  const match = await closed(await aMatch());
  const { home } = match;
  await client().query("update championship_squad set number = 77 where id = $1", [home.row(2)]);
  await corrected(match, {
    [`place-${home.row(3)}`]: "",
    [`place-${home.row(5)}`]: "starter",
    "captain-home": home.row(5),
  });
  const { lineUps } = await stateOf(match);
  expect(lineUps.home!.players.map(({ number, starter, captain }) => [number, starter, captain])).toEqual([
    [1, true, false],
    [4, true, false],
    [5, true, true],
    [2, true, false],
  ]);
  expect(lineUps.away!.players).toHaveLength(5);
  const { rows } = await client().query(
    "select squad_id from match_appearances where match_id = $1 and team_id = $2 and played",
    [match.id, home.id],
  );
  expect(new Set(rows.map(({ squad_id }) => squad_id))).toEqual(
    new Set([1, 2, 4, 5].map((number) => home.row(number))),
  );
});

test("who may not play is put into a closed line-up with a reason only, and the reasons of the day stay", async () => {
  const match = await closed(await aMatch());
  const { home } = match;
  await client().query(
    "update championship_squad set document_kind = 'rg', document_checked_by = 'Ana', document_checked_at = now(), face_agrees = false where id = any($1)",
    [[home.row(5)]],
  );
  const wanted = { [`place-${home.row(5)}`]: "starter" };
  const refused = await corrected(match, wanted);
  expect(refused.answer).toMatchObject({
    data: { fields: { [`why-${home.row(5)}`]: expect.stringMatching(/^Escreva o motivo/) }, typed: wanted },
  });
  await corrected(match, { ...wanted, [`why-${home.row(5)}`]: "A comissão o reconheceu" });
  // The face agrees after all; another change of the line-up leaves what was written.
  await client().query("update championship_squad set face_agrees = true where id = $1", [home.row(5)]);
  await corrected(match, { "captain-home": home.row(2) });
  expect((await stateOf(match)).lineUps.home!.overrides).toEqual([
    { row: home.row(5), obstacle: "face_differs", reason: "A comissão o reconheceu" },
  ]);
});

test("a wrong W.O. becomes a match with its goals, shirts and line-ups in one act", async () => {
  const match = await aMatch();
  const { home, away } = match;
  expectOk(await declareWalkover(match.organising, match.id, { ...REFEREE, loser: "away" }));
  const [walkover] = await logOf(match);
  const before = await mailsAbout();
  const starters = (team: typeof home) =>
    Object.fromEntries([1, 2, 3].map((number) => [`place-${team.row(number)}`, "starter"]));
  const event = (at: number, person: string, minute: string) => ({
    [`what-${at}`]: "goal:normal",
    [`person-${at}`]: person,
    [`minute-${at}`]: minute,
    [`half-${at}`]: "1",
  });
  const fields = {
    ...starters(home),
    ...starters(away),
    ...event(0, `home:${home.row(2)}`, "12"),
    ...event(5, `away:${away.row(3)}`, "30"),
    "goals-home": "3",
    "goals-away": "1",
  };
  const { answer } = await corrected(match, { ...fields, "minute-5": "cedo" }, [walkover!.id]);
  expect(answer).toMatchObject({
    data: { fields: { "minute-5": expect.stringMatching(/^Escreva o minuto/) } },
  });
  const { sheet } = await corrected(match, fields, [walkover!.id]);
  expect(sheet.result).toMatchObject({ homeGoals: 4, awayGoals: 2, walkover: null });
  expect(sheet.corrections).toHaveLength(1);
  expect((await mailsAbout()) - before).toBe(2);
});

test("officials and remarks are mended like everything else", async () => {
  const match = await closed(await aMatch());
  await corrected(match, { "name-0": "Rita Prado", about: "doctor", text: "Não havia médico." });
  const state = await stateOf(match);
  expect(state.officials).toEqual([{ role: "Árbitro", name: "Rita Prado" }]);
  expect(state.remarks).toMatchObject([{ about: "doctor", text: "Não havia médico." }]);
  await corrected(match, {}, [state.remarks[0]!.id]);
  expect((await stateOf(match)).remarks).toEqual([]);
});
