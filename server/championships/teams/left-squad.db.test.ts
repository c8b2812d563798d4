import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { aCup, anOrganiser } from "#seed/factories/cup.ts";
import { inventCpf } from "#seed/factories/member.ts";
import { aTeam as anEnteredTeam } from "#seed/factories/team.ts";
import { correctSheet } from "../sheets/corrections.server.ts";
import { appendEntries } from "../sheets/entries.server.ts";
import { sheetAtDesk } from "../sheets/sheet-view.server.ts";
import { aMatch, aPhone, lineUp } from "../testing/a-match.ts";
import { closed, type Match } from "../testing/sheet-steps.ts";
import { refuseTeam, removeTeam } from "./answer-teams.server.ts";
import { leftSquad } from "./left-squad.server.ts";
import { addAthletes, eraseFromSquad, removeFromSquad, type SquadDoor } from "./squad.server.ts";
import { sweepSquads } from "./retention.ts";

beforeAll(() => configure());

const desk = ({ organising, home }: Match): SquadDoor => ({ by: "organiser", organising, teamId: home.id });
const rowOf = async (id: string) =>
  (await client().query("select * from championship_squad where id = $1", [id])).rows[0];
const onSheet = async ({ organising, id }: Match, row: string) =>
  expectOk(await sheetAtDesk(organising, id)).people.find((person) => person.row === row);

test("of who is taken out and stands on no sheet only the number is left", async () => {
  const match = await aMatch();
  expectOk(await removeFromSquad(desk(match), match.home.row(2)));
  expect(await rowOf(match.home.row(2))).toMatchObject({ name: "–", birthdate: null, number: 2 });
  expect(await leftSquad(match.organising, match.home.id)).toEqual([]);
});

test("who is taken out stays on the sheets that name them, and is erased there on request", async () => {
  const match = await closed(await aMatch());
  const row = match.home.row(4);
  expectOk(await removeFromSquad(desk(match), row));
  const name = expect.stringMatching(/Camisa 4$/);
  expect(await onSheet(match, row)).toMatchObject({ name, number: 4, obstacles: ["not_confirmed"] });
  expect(await leftSquad(match.organising, match.home.id)).toEqual([{ id: row, number: 4, name }]);
  const goal = { kind: "goal", side: "home", scorer: row, goalKind: "normal" } as const;
  const correct = async () =>
    correctSheet(match.organising, match.id, {
      reason: "Faltou um gol do camisa 4",
      undo: [],
      add: [{ ...goal, half: 1, minute: 20, added: null }],
    });
  expect(expectOk(await correct())).toMatchObject({ homeGoals: 2 });

  expect(await leftSquad((await anOrganiser()).organising, match.home.id)).toEqual([]);
  expectOk(await eraseFromSquad(desk(match), row));
  expect(await rowOf(row)).toMatchObject({ name: "–", birthdate: null, cpf_hash: null });
  expect(await onSheet(match, row)).toMatchObject({ name: "", number: 4, numberOnly: true });
  expect(await leftSquad(match.organising, match.home.id)).toEqual([]);
  expect(expectOk(await correct())).toMatchObject({ homeGoals: 3 });
  expect(await eraseFromSquad(desk(match), row)).toMatchObject({ error: { code: "not_found" } });
  const other: SquadDoor = { by: "organiser", organising: match.organising, teamId: match.away.id };
  expect(await eraseFromSquad(other, match.home.row(3))).toMatchObject({ error: { code: "not_found" } });
});

test("before the match a line-up with somebody who left the squad needs a reason", async () => {
  const match = await aMatch();
  const note = aPhone();
  const send = async () =>
    expectOk(await appendEntries(match.organising, match.id, [note(lineUp("home", match.home))])).refused;
  expect(await send()).toEqual([]);
  expectOk(await removeFromSquad(desk(match), match.home.row(4)));
  expect(await onSheet(match, match.home.row(4))).toMatchObject({
    obstacles: ["left_squad", "not_confirmed"],
  });
  expect(await send()).toMatchObject([{ code: "reason_needed" }]);
});

test("a team that is removed before the draw takes along what is known of its squad", async () => {
  const cup = await aCup();
  const team = await anEnteredTeam(cup, { players: 2 });
  expectOk(await removeTeam(cup.organising, team.id));
  expect(await rowOf(team.squad[0]!.id)).toMatchObject({ name: "–", birthdate: null });
  // One that was removed when its squad still stayed.
  const before = await anEnteredTeam(cup, { players: 1 });
  await client().query("update championship_teams set deleted_at = now() where id = $1", [before.id]);
  await sweepSquads(12);
  expect(await rowOf(before.squad[0]!.id)).toMatchObject({ name: "–", birthdate: null });
});

test("a team that is refused takes along what was written of its squad, and blocks nobody elsewhere", async () => {
  const { organising, home, away } = await aMatch();
  await client().query("update championship_teams set state = 'asked' where id = $1", [away.id]);
  const birthdate = today().subtract({ years: 16 });
  const athlete = { name: "Jogador Dos Dois", birthdate, number: 50, goalkeeper: false };
  const add = (teamId: string) =>
    addAthletes({ by: "organiser", organising, teamId }, [{ ...athlete, cpf: inventCpf("left-squad") }]);
  const [row] = expectOk(await add(away.id));
  expectOk(await refuseTeam(organising, away.id, "Faltou o documento da equipe"));
  expectOk(await add(home.id));
  expect(await rowOf(row!.id)).toMatchObject({ name: "–", birthdate: null, cpf_hash: null });
});
