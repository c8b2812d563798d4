import { beforeAll, expect, test } from "vitest";
import type { LineUpEvent, SheetEntry } from "#domain/championships/sheet-entries.ts";
import { foldSheet } from "#domain/championships/sheet.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { aMatch, aPhone, aTeam, lineUp } from "../testing/a-match.ts";
import { REFEREE, HERE, tokenOf, stateOf, logOf, wholeMatch, closed } from "../testing/sheet-steps.ts";
import { closeSheet } from "./closing.server.ts";
import { correctSheet } from "./corrections.server.ts";
import { appendEntries } from "./entries.server.ts";
import { sheetAtDesk, sheetFor, type SheetView } from "./sheet-view.server.ts";

beforeAll(() => configure());

test("an entry that is sent twice is stored once, and both times its id is answered", async () => {
  const match = await aMatch();
  const token = await tokenOf(match, "referee");
  const entries = wholeMatch(match);
  const first = expectOk(await appendEntries({ token }, null, entries.slice(0, 4)));
  const second = expectOk(await appendEntries({ token }, null, entries));
  expect(first.accepted).toHaveLength(4);
  expect(new Set(second.accepted)).toEqual(new Set(entries.map(({ id }) => id)));
  expect(second.log).toHaveLength(entries.length);
  expect(await stateOf(match)).toMatchObject({ state: "open", sheet_version: 2 });
});

test("the order is the phone's own count, whatever arrived first", async () => {
  const match = await aMatch();
  const entries = wholeMatch(match);
  for (const entry of entries.toReversed())
    expectOk(await appendEntries(match.organising, match.id, [entry]));
  expect((await logOf(match)).map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  expect(foldSheet(await logOf(match)).problems).toEqual([]);
});

test("one entry that is wrong does not hold up the others", async () => {
  const match = await aMatch();
  const note = aPhone();
  const stranger = (await aTeam(match.cup)).row(1);
  const good = note({ kind: "goal", side: "home", scorer: match.home.row(2), goalKind: "normal" });
  const otherSide = note({ kind: "goal", side: "home", scorer: match.away.row(2), goalKind: "normal" });
  const own = note({ kind: "goal", side: "home", scorer: match.away.row(2), goalKind: "own" });
  const unknown = note({ kind: "card", card: "red", side: "away", person: { row: stranger }, reason: null });
  // Half of an emoji, which PostgreSQL stores in no text.
  const broken = { ...note({ kind: "remark", about: "pitch", text: "Campo \ud83d" }) };
  const sent = [good, otherSide, own, unknown, { id: "x" }, broken, null];
  const answer = expectOk(await appendEntries(match.organising, match.id, sent));
  expect(answer.accepted).toEqual([good.id, own.id]);
  expect(answer.refused).toEqual([
    { id: "x", code: "unreadable" },
    { id: broken.id, code: "unreadable" },
    { id: "", code: "unreadable" },
    { id: otherSide.id, code: "not_in_squad" },
    { id: unknown.id, code: "not_in_squad" },
  ]);
});

test("the id of another match's entry is not taken over", async () => {
  const [one, other] = [await aMatch(), await aMatch()];
  const entry = aPhone()({ kind: "remark", about: "pitch", text: "Campo molhado." });
  expectOk(await appendEntries(one.organising, one.id, [entry]));
  const answer = expectOk(await appendEntries(other.organising, other.id, [entry]));
  expect(answer.refused).toEqual([{ id: entry.id, code: "id_taken" }]);
  expect(await logOf(other)).toEqual([]);
});

test("a team reads its own squad, of the other one only who stands on the sheet, and writes its own line-up only", async () => {
  const match = await aMatch();
  const token = await tokenOf(match, "home");
  const people = async (side: "home" | "away") =>
    expectOk(await sheetFor(HERE, token)).people.filter((one) => one.side === side);
  expect((await people("home")).map(({ name }) => name)[0]).toMatch(/^Atleta/);
  expect(await people("away")).toEqual([]);
  const note = aPhone("phone-h");
  const own = note(lineUp("home", match.home));
  const others = note(lineUp("away", match.away));
  const goal = note({ kind: "goal", side: "home", scorer: null, goalKind: "normal" });
  const answer = expectOk(await appendEntries({ token }, null, [own, others, goal]));
  expect(answer.accepted).toEqual([own.id]);
  expect(answer.refused.map(({ code }) => code)).toEqual(["not_yours", "not_yours"]);
  expect(await closeSheet({ token }, null, { ...REFEREE, confirmed: true })).toMatchObject({
    error: { code: "not_yours" },
  });
  expectOk(
    await appendEntries(match.organising, match.id, [
      aPhone()({ kind: "half_started", clock: now().toString() }),
    ]),
  );
  expect(await people("away")).toEqual([]);
  const late = expectOk(await appendEntries({ token }, null, [note(lineUp("home", match.home))]));
  expect(late.refused.map(({ code }) => code)).toEqual(["not_yours"]);
});

test("of the other squad a team reads initials of the line-up and of who was booked, and of a child the shirt", async () => {
  const match = await aMatch();
  const { away } = match;
  await client().query(
    "update championship_squad set birthdate = current_date - interval '11 years' where id = $1",
    [away.row(3)],
  );
  const note = aPhone();
  const card = note({
    kind: "card",
    card: "yellow",
    side: "away",
    person: { row: away.staff },
    reason: null,
  });
  const four = { ...lineUp("away", away) } as LineUpEvent;
  const lined = note({ ...four, players: four.players.filter(({ number }) => number < 5) });
  expectOk(await appendEntries(match.organising, match.id, [lined, card]));
  const token = await tokenOf(match, "home");
  const shown = async () => {
    const view = expectOk(await sheetFor(HERE, token));
    expect(JSON.stringify(view)).not.toMatch(/birthdate|cpf/i);
    return view.people.filter(({ side }) => side === "away");
  };
  // Before the match a line-up is the team's own.
  expect(await shown()).toEqual([]);
  const start = note({ kind: "half_started", clock: now().toString() });
  expectOk(await appendEntries(match.organising, match.id, [start]));
  expect((await shown()).map(({ row, number, name }) => [row, number, name])).toEqual([
    [away.row(1), 1, "AC"],
    [away.row(2), 2, "AC"],
    [away.row(3), 3, ""],
    [away.row(4), 4, "AC"],
    [away.staff, null, expect.stringMatching(/^T/)],
  ]);
  expect(expectOk(await sheetAtDesk(match.organising, match.id)).people.length).toBe(12);
});

test("of a child under 13 the referee reads the shirt; who organises and the own team read the name", async () => {
  const match = await aMatch();
  await client().query(
    "update championship_squad set birthdate = current_date - interval '11 years' where id = $1",
    [match.home.row(3)],
  );
  const nameIn = ({ people }: Pick<SheetView, "people">) =>
    people.find(({ row }) => row === match.home.row(3))!.name;
  const shown = async (role: "referee" | "home") =>
    nameIn(expectOk(await sheetFor(HERE, await tokenOf(match, role))));
  expect(await shown("referee")).toBe("");
  expect(await shown("home")).toMatch(/Camisa 3$/);
  expect(nameIn(expectOk(await sheetAtDesk(match.organising, match.id)))).toMatch(/Camisa 3$/);
  const { people } = expectOk(await sheetFor(HERE, await tokenOf(match, "referee")));
  expect(people.find(({ row }) => row === match.home.row(2))!.name).toMatch(/Camisa 2$/);
});

test("a team's count or a team's many line-ups leave the referee's sheet usable", async () => {
  const match = await aMatch();
  const [home, referee] = [await tokenOf(match, "home"), await tokenOf(match, "referee")];
  const team = aPhone("phone-h");
  const refusals = async (token: string, entries: readonly SheetEntry[]) =>
    expectOk(await appendEntries({ token }, null, entries)).refused.map(({ code }) => code);
  const far = team(lineUp("home", match.home), { seq: 1_000_000 });
  expect(await refusals(home, [far])).toEqual(["out_of_order"]);
  const many = Array.from({ length: 100 }, () => team(lineUp("home", match.home)));
  const over = await refusals(home, many);
  expect(over).toEqual(Array.from({ length: 40 }, () => "too_many"));
  expect(await refusals(home, [team(lineUp("home", match.home))])).toEqual(["too_many"]);
  expect(await refusals(referee, wholeMatch(match))).toEqual([]);
});

test("a phone that wrote hundreds without signal sends them in whatever order", async () => {
  const match = await aMatch();
  const note = aPhone();
  const remarks = Array.from({ length: 900 }, () =>
    note({ kind: "remark", about: "other", text: "Observação." }),
  );
  const send = (entries: readonly SheetEntry[]) => appendEntries(match.organising, match.id, entries);
  expect(expectOk(await send(remarks.slice(700))).refused).toEqual([]);
  expect(expectOk(await send(remarks.slice(0, 700).toReversed())).refused).toEqual([]);
});

test("a sheet that holds a count far above all others goes on, and is corrected", async () => {
  const match = await aMatch();
  await closed(match);
  await client().query(
    `update sheet_entries set seq = 1000000, entry = jsonb_set(entry, '{seq}', '1000000')
     where match_id = $1 and entry->>'kind' = 'half_started' and entry->>'half' = '2'`,
    [match.id],
  );
  const goal = { kind: "goal", side: "away", scorer: match.away.row(2), goalKind: "normal" } as const;
  const corrected = await correctSheet(match.organising, match.id, {
    reason: "Faltou um gol",
    undo: [],
    add: [{ ...goal, half: 2, minute: 60, added: null }],
  });
  expect(expectOk(corrected)).toMatchObject({ homeGoals: 1, awayGoals: 1 });
});
