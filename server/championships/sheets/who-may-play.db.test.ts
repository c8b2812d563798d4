import { beforeAll, expect, test } from "vitest";
import type { LineUpEvent, SheetEntry } from "#domain/championships/sheet-entries.ts";
import { overridesOf } from "#domain/championships/sheet-overrides.ts";
import { foldSheet } from "#domain/championships/sheet.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { checkDocument } from "../teams/check-document.server.ts";
import { aMatch, aPhone, aTeam, lineUp } from "../testing/a-match.ts";
import { closed, HERE, logOf, REFEREE, tokenOf } from "../testing/sheet-steps.ts";
import { decide } from "../decisions/decisions.server.ts";
import { declareWalkover } from "./closing.server.ts";
import { appendEntries } from "./entries.server.ts";
import { sheetAtDesk, sheetFor } from "./sheet-view.server.ts";

beforeAll(() => configure());

/** The home team's shirt 3 was sent off, and the two teams meet again. */
async function afterRed() {
  const first = await aMatch({ kickOff: now().subtract({ hours: 30 }) });
  const sentOff = first.home.row(3);
  await closed(first, [
    aPhone("phone-x")(
      { kind: "card", card: "red", side: "home", person: { row: sentOff }, reason: "agressão" },
      { seq: 90 },
    ),
  ]);
  const next = await aMatch({ cup: first.cup, home: first.home, away: first.away });
  return { first, next, sentOff };
}

test("who is suspended is not lined up without a reason, which stays in the entry", async () => {
  const { first, next, sentOff } = await afterRed();
  const note = aPhone();
  const plain = note(lineUp("home", first.home));
  expect(expectOk(await appendEntries(next.organising, next.id, [plain])).refused).toEqual([
    { id: plain.id, code: "reason_needed" },
  ]);
  const person = expectOk(await sheetAtDesk(next.organising, next.id)).people.find(
    ({ row }) => row === sentOff,
  );
  expect(person?.obstacles).toContain("suspended");
  const reason = "Efeito suspensivo do tribunal";
  const explained = note({
    ...lineUp("home", first.home),
    overrides: [{ row: sentOff, obstacle: "suspended", reason }],
  } as Parameters<typeof note>[0]);
  expectOk(await appendEntries(next.organising, next.id, [explained]));
  expect(foldSheet(await logOf(next)).lineUps.home?.overrides[0]?.reason).toBe(reason);
});

test("who is suspended comes on with a reason only, whether the line-up named them or not", async () => {
  const { next, sentOff } = await afterRed();
  const note = aPhone();
  const five = lineUp("home", next.home) as LineUpEvent;
  const without = { ...five, players: five.players.filter(({ row }) => row !== sentOff) };
  const send = async (...entries: SheetEntry[]) =>
    expectOk(await appendEntries(next.organising, next.id, entries)).refused.map(({ code }) => code);
  expect(await send(note(without))).toEqual([]);
  const change = { kind: "substitution", side: "home", out: next.home.row(2), in: sentOff } as const;
  expect(await send(note(change))).toEqual(["reason_needed"]);
  const override = { row: sentOff, obstacle: "suspended", reason: "Efeito suspensivo" } as const;
  expect(await send(note({ ...change, overrides: [override] }))).toEqual([]);
  expect(overridesOf(foldSheet(await logOf(next)))).toEqual([{ ...override, side: "home" }]);
  // Explained in the line-up, also in one that comes with the substitution.
  const other = await aMatch({ cup: next.cup, home: next.home, away: next.away });
  await client().query(
    "update championship_matches set kick_off = kick_off - interval '1 minute' where id = $1",
    [other.id],
  );
  const both = [note({ ...five, overrides: [override] }), note(change)];
  expect(expectOk(await appendEntries(other.organising, other.id, both)).refused).toEqual([]);
  // Of the staff nobody comes on.
  expect(await send(note({ ...change, in: next.home.staff }))).toEqual(["not_in_squad"]);
});

test("a suspension is not served in a match that a decision ended before it was played", async () => {
  const first = await aMatch({ kickOff: now().subtract({ hours: 60 }) });
  const { cup, home, away } = first;
  await client().query("update championship_categories set drawn_at = now() where id = $1", [cup.categoryId]);
  const sentOff = home.row(3);
  await closed(first, [
    aPhone("phone-x")(
      { kind: "card", card: "red", side: "home", person: { row: sentOff }, reason: null },
      { seq: 90 },
    ),
  ]);
  const unplayed = await aMatch({ cup, home, away, kickOff: now().subtract({ hours: 30 }) });
  expectOk(
    await decide(cup.organising, cup.categoryId, {
      kind: "awarded",
      matchId: unplayed.id,
      award: { walkover: null, score: { home: 3, away: 0 } },
      reason: "O campo foi interditado",
      document: null,
    }),
  );
  const next = await aMatch({ cup, home, away });
  const { people } = expectOk(await sheetAtDesk(next.organising, next.id));
  expect(people.find(({ row }) => row === sentOff)?.obstacles).toContain("suspended");
});

test("a suspended coach is marked for the referee and the own team, and the other team does not read of it", async () => {
  const first = await aMatch({ kickOff: now().subtract({ hours: 30 }) });
  const coach = first.home.staff;
  const red = { kind: "card", card: "red", side: "home", person: { row: coach }, reason: null } as const;
  await closed(first, [aPhone("phone-x")(red, { seq: 90 })]);
  const next = await aMatch({ cup: first.cup, home: first.home, away: first.away });
  const seenBy = async (role: "referee" | "home" | "away") =>
    expectOk(await sheetFor(HERE, await tokenOf(next, role))).people.find(({ row }) => row === coach);
  for (const role of ["referee", "home"] as const)
    expect(await seenBy(role)).toMatchObject({
      staffRole: "técnico",
      name: expect.stringMatching(/^Técnico/),
      obstacles: ["suspended"],
    });
  expect(await seenBy("away")).toBeUndefined();
});

test("a red card that was undone suspends nobody", async () => {
  const first = await aMatch({ kickOff: now().subtract({ hours: 30 }) });
  const note = aPhone("phone-x");
  const card = note(
    { kind: "card", card: "red", side: "home", person: { row: first.home.row(3) }, reason: null },
    { seq: 90 },
  );
  await closed(first, [card, note({ kind: "undo", of: card.id }, { seq: 91 })]);
  const next = await aMatch({ cup: first.cup, home: first.home, away: first.away });
  const answer = expectOk(
    await appendEntries(next.organising, next.id, [aPhone()(lineUp("home", first.home))]),
  );
  expect(answer.refused).toEqual([]);
});

test("another face, too old, added after the deadline, or in two squads needs a reason; an unchecked document does not", async () => {
  const match = await aMatch();
  const lined = (team = match.home) => aPhone()(lineUp("home", team));
  const refusals = async () =>
    expectOk(await appendEntries(match.organising, match.id, [lined()])).refused.map(({ code }) => code);
  expect(await refusals()).toEqual([]);
  // Checked, and it is another face.
  const checkedAs = (agrees: boolean) =>
    checkDocument(
      match.organising,
      { teamId: match.home.id, squadId: match.home.row(2) },
      { kind: "rg", checkedBy: "Ana Mesária", faceAgrees: agrees },
    );
  expectOk(await checkedAs(false));
  expect(await refusals()).toEqual(["reason_needed"]);
  expectOk(await checkedAs(true));
  const born = "update championship_squad set birthdate = birthdate - interval '4 years' where id = $1";
  await client().query(born, [match.home.row(2)]);
  expect(await refusals()).toEqual(["reason_needed"]);
  await client().query(born.replace("-", "+"), [match.home.row(2)]);
  await client().query(
    "update championship_categories set squads_until = now() - interval '1 day' where id = $1",
    [match.cup.categoryId],
  );
  expect(await refusals()).toEqual(["reason_needed"]);
  await client().query("update championship_categories set squads_until = null where id = $1", [
    match.cup.categoryId,
  ]);
  await client().query(
    `update championship_squad set (name, birthdate) = (select name, birthdate from championship_squad where id = $1) where id = $2`,
    [match.home.row(4), match.away.row(4)],
  );
  expect(await refusals()).toEqual(["reason_needed"]);
});

test("without a day of its own a squad is open until the first match of its team", async () => {
  const first = await closed(await aMatch({ kickOff: now().subtract({ hours: 2 }) }));
  const next = await aMatch({ cup: first.cup, home: first.home, away: first.away });
  const late = first.home.row(5);
  const obstacles = async () =>
    expectOk(await sheetAtDesk(next.organising, next.id)).people.find(({ row }) => row === late)!.obstacles;
  expect(await obstacles()).toEqual(["not_confirmed"]);
  await client().query("update championship_squad set created_at = now() where id = $1", [late]);
  expect(await obstacles()).toEqual(["not_inscribed", "not_confirmed"]);
  const day = "update championship_categories set squads_until = $2 where id = $1";
  await client().query(day, [first.cup.categoryId, now().add({ hours: 1 }).toString()]);
  expect(await obstacles()).toEqual(["not_confirmed"]);
  // The other team's first match, or one that nobody has begun, locks nothing.
  const third = await aTeam(first.cup);
  const other = await aMatch({ cup: first.cup, home: first.home, away: third });
  await client().query(day, [first.cup.categoryId, null]);
  const { people } = expectOk(await sheetAtDesk(other.organising, other.id));
  expect(people.find(({ row }) => row === third.row(1))!.obstacles).toEqual(["not_confirmed"]);
});

test("where the knockout is for who played before, a line-up of a W.O. is no match played", async () => {
  const group = await aMatch({ kickOff: now().subtract({ hours: 30 }) });
  const { cup, home, away } = group;
  await client().query("update championship_categories set needs_earlier_phase = true where id = $1", [
    cup.categoryId,
  ]);
  const final = await aMatch({ cup, home, away });
  await client().query("update championship_matches set phase = 'knockout', tie = 'F' where id = $1", [
    final.id,
  ]);
  const played = async () => {
    const { people } = expectOk(await sheetAtDesk(cup.organising, final.id));
    const may = people.filter(
      ({ side, role, obstacles }) =>
        side === "home" && role === "athlete" && !obstacles.includes("no_earlier_phase"),
    );
    return may.map(({ number }) => number);
  };
  expectOk(await appendEntries(cup.organising, group.id, [aPhone()(lineUp("home", home))]));
  expectOk(await declareWalkover(cup.organising, group.id, { loser: "away", ...REFEREE }));
  expect(await played()).toEqual([]);
  await closed(await aMatch({ cup, home, away, kickOff: now().subtract({ hours: 10 }) }));
  expect(await played()).toEqual([1, 2, 3, 4]);
});
