import { beforeAll, expect, test } from "vitest";
import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { eraseAthletesInSquads, exportAbout, sweepSquads } from "../rights.ts";
import { appendEntries } from "../sheets/entries.server.ts";
import { signSheet } from "../sheets/signing.server.ts";
import { eraseFromSquad, removeFromSquad } from "../teams/squad.server.ts";
import { aMatch, aPhone, lineUp } from "../testing/a-match.ts";
import { closed, COACH, logOf, tokenOf, type Match } from "../testing/sheet-steps.ts";

beforeAll(() => configure());

const OF_FOUR = "Ofendeu o árbitro, disse o pai de Davi";
const OF_FIVE = "A família de Kauã trouxe a certidão";
const REMARK = "A mãe de Davi entrou em campo.";

/** Shirt 4 is booked twice, 3 once; 5 comes on with a reason, and so does 4 in a line-up that was replaced. */
async function aMatchWithReasons() {
  const match = await aMatch();
  const { home } = match;
  const [three, four, five] = [home.row(3), home.row(4), home.row(5)];
  const note = aPhone("phone-r");
  const override = (row: string, reason: string) => ({ row, obstacle: "suspended" as const, reason });
  const card = (row: string, reason: string) =>
    note({ kind: "card", card: "yellow", side: "home", person: { row }, reason }, { minute: 20 });
  const wrong = card(four, OF_FOUR);
  const lined = lineUp("home", home);
  if (lined.kind !== "line_up") throw new Error("no line-up");
  const more: SheetEntry[] = [
    note({ ...lined, overrides: [override(four, OF_FOUR), override(five, OF_FIVE)] }, { minute: 0, seq: 0 }),
    card(three, "Falta"),
    wrong,
    note({ kind: "undo", of: wrong.id }),
    card(four, OF_FOUR),
    note(
      {
        kind: "substitution",
        side: "home",
        out: home.row(2),
        in: five,
        overrides: [override(five, OF_FIVE)],
      },
      { half: 2, minute: 50 },
    ),
    note({ kind: "remark", about: "public", text: REMARK }),
    note({ kind: "added_time", minutes: 2, reason: "Davi no chão" }, { half: 2, minute: 70 }),
  ];
  const door = { by: "organiser", organising: match.organising, teamId: home.id } as const;
  return { match, more, door, rows: { three, four, five } };
}

const textOf = async ({ id }: Match): Promise<string> =>
  JSON.stringify(
    (
      await client().query(
        `select entry::text as text from sheet_entries where match_id = $1
         union all select concat(reason, answer) from sheet_signatures where match_id = $1`,
        [id],
      )
    ).rows,
  );

test("with a person of a squad go the reasons that sheets give about them, and the sheet counts as before", async () => {
  const { match, more, door, rows } = await aMatchWithReasons();
  await closed(match, more);
  const cards = async () =>
    (await logOf(match)).flatMap((entry) => (entry.kind === "card" ? [[entry.id, entry.reason]] : []));
  const before = await cards();
  expect(before.filter(([, reason]) => reason === OF_FOUR)).toHaveLength(2);
  expectOk(await eraseFromSquad(door, rows.four));
  expect(await cards()).toEqual(before.map(([id, reason]) => [id, reason === OF_FOUR ? null : reason]));
  expect(await textOf(match)).not.toContain(OF_FOUR);
  expect(await textOf(match)).toContain(OF_FIVE);
  // A phone that sends its log again brings nothing back.
  expect(expectOk(await appendEntries(match.organising, match.id, more)).accepted).toHaveLength(more.length);
  expect(await textOf(match)).not.toContain(OF_FOUR);
  expectOk(await eraseFromSquad(door, rows.five));
  expect(await textOf(match)).not.toContain(OF_FIVE);
});

test("who is taken out of the squad and erased later, or with their account, leaves no reason either", async () => {
  for (const erase of ["request", "account"] as const) {
    const { match, more, door, rows } = await aMatchWithReasons();
    await closed(match, more);
    const athlete = await anAthlete();
    const link = "update championship_squad set athlete_id = $1, link_state = 'confirmed' where id = $2";
    await client().query(link, [athlete.id, rows.four]);
    expectOk(await removeFromSquad(door, rows.four));
    expect(await textOf(match)).toContain(OF_FOUR);
    if (erase === "request") expectOk(await eraseFromSquad(door, rows.four));
    else await inTransaction(() => eraseAthletesInSquads([athlete.id]));
    expect(await textOf(match)).not.toContain(OF_FOUR);
  }
});

test("a reason that arrives after the person was erased goes in the night", async () => {
  const { match, more, door, rows } = await aMatchWithReasons();
  expectOk(await eraseFromSquad(door, rows.four));
  const reason = OF_FOUR;
  const late = aPhone("late")({
    kind: "card",
    card: "red",
    side: "home",
    person: { row: rows.three },
    reason,
  });
  expectOk(await appendEntries(match.organising, match.id, [late, ...more.slice(0, 1)]));
  await client().query(
    `update sheet_entries set entry = jsonb_set(entry, '{person,row}', to_jsonb($2::text)) where id = $1`,
    [late.id, rows.four],
  );
  await sweepSquads(12);
  expect(await textOf(match)).not.toContain(OF_FOUR);
});

test("a year after the cup nothing that was typed freely is left on its sheets, and a linked athlete keeps theirs", async () => {
  const { match, more, rows } = await aMatchWithReasons();
  const home = await tokenOf(match, "home");
  await closed(match, more);
  expectOk(await signSheet(home, { ...COACH, verdict: "contested", reason: "Davi não fez nada" }));
  const athlete = await anAthlete();
  const link = "update championship_squad set athlete_id = $1, link_state = 'confirmed' where id = $2";
  await client().query(link, [athlete.id, rows.five]);
  await sweepSquads(12);
  for (const typed of [OF_FOUR, OF_FIVE, REMARK, "Davi no chão", "Davi não fez nada"])
    expect(await textOf(match)).toContain(typed);
  const old = "update championships set start_date = '2024-01-01', end_date = '2024-02-01' where id = $1";
  await client().query(old, [match.cup.championshipId]);
  await client().query("update championship_matches set kick_off = '2024-02-01T15:00Z' where id = $1", [
    match.id,
  ]);
  await sweepSquads(12);
  const left = await textOf(match);
  expect(left).not.toMatch(/Davi|Falta/);
  expect(left).toContain(OF_FIVE);
});

test("the family reads in its copy why a card was given to their child and why it played, and nobody else's reasons", async () => {
  const { match, more, rows } = await aMatchWithReasons();
  await closed(match, more);
  const [yes, asked] = [await anAthlete(), await anAthlete()];
  const link = "update championship_squad set athlete_id = $1, link_state = $2 where id = $3";
  await client().query(link, [yes.id, "confirmed", rows.four]);
  await client().query(link, [asked.id, "asked", rows.three]);
  const copied = (await exportAbout([yes.id, asked.id])).tables["sheet_entries"]!;
  expect(copied).toHaveLength(3);
  const about = { athleteId: yes.id, matchId: match.id, reason: OF_FOUR };
  for (const row of copied) expect(row).toMatchObject(about);
  expect(copied).toContainEqual(expect.objectContaining({ ...about, about: "card", undone: true }));
  expect(copied).toContainEqual(expect.objectContaining({ ...about, about: "card", undone: false }));
  expect(copied).toContainEqual(expect.objectContaining({ ...about, about: "suspended", undone: false }));
});
