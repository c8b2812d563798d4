import { beforeAll, expect, test } from "vitest";
import type { AthleteChange } from "#domain/championships/squad-fields.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now, today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { inventCpf } from "#seed/factories/member.ts";
import { closeSheet } from "../sheets/closing.server.ts";
import { appendEntries } from "../sheets/entries.server.ts";
import { sheetAtDesk } from "../sheets/sheet-view.server.ts";
import { aMatch, aPhone } from "../testing/a-match.ts";
import { HERE, REFEREE, wholeMatch, type Match } from "../testing/sheet-steps.ts";
import { renewLink } from "./answer-teams.server.ts";
import { squadOf } from "./read-squad.server.ts";
import {
  addAthletes,
  addStaff,
  changeAthlete,
  changeStaff,
  eraseFromSquad,
  removeFromSquad,
  type SquadDoor,
} from "./squad.server.ts";

beforeAll(() => configure());

const ON_SHEET = { ok: false, error: { code: "on_sheet" } };

/** Squads may change between matches, and the shirt 2 was sent off in the first one. */
async function playedMatch() {
  const match = await aMatch({ category: { squadsUntil: today().add({ days: 3 }) } });
  const note = aPhone();
  const red = note({
    kind: "card",
    card: "red",
    side: "home",
    person: { row: match.home.row(2) },
    reason: null,
  });
  const staffCard = note({
    kind: "card",
    card: "yellow",
    side: "home",
    person: { row: match.home.staff },
    reason: null,
  });
  expectOk(await appendEntries(match.organising, match.id, [...wholeMatch(match, note), red, staffCard]));
  expectOk(await closeSheet(match.organising, match.id, { ...REFEREE, confirmed: true }));
  const { path } = expectOk(await renewLink(match.organising, match.home.id));
  const link: SquadDoor = { by: "link", browser: HERE, token: path.split("/")[2]! };
  const desk: SquadDoor = { by: "organiser", organising: match.organising, teamId: match.home.id };
  return { ...match, link, desk };
}

const rowOf = async (id: string) =>
  (await client().query("select *, birthdate::text as born from championship_squad where id = $1", [id]))
    .rows[0];

/** Who the row is, as a form sends it again. */
async function asWritten(
  id: string,
): Promise<Omit<AthleteChange, "birthdate"> & { birthdate: Temporal.PlainDate }> {
  const { name, born, number } = await rowOf(id);
  return { name, birthdate: Temporal.PlainDate.from(born), number, goalkeeper: false, cpf: null };
}

const suspendedNow = async ({ cup, home, away }: Match, row: string) => {
  const next = await aMatch({ cup, home, away, kickOff: now().add({ hours: 48 }) });
  const { people } = expectOk(await sheetAtDesk(next.organising, next.id));
  return people.find((person) => person.row === row)?.obstacles.includes("suspended") ?? false;
};

test("a team does not shed a red card: by its link nobody on a sheet is erased, and who comes back is suspended", async () => {
  const match = await playedMatch();
  const row = match.home.row(2);
  const { link, desk } = match;
  expect(await eraseFromSquad(link, row)).toEqual(ON_SHEET);
  expect(await eraseFromSquad(link, match.home.staff)).toEqual(ON_SHEET);
  const again = await asWritten(row);
  expectOk(await removeFromSquad(link, row));
  const [back] = expectOk(await addAthletes(link, [{ ...again, number: 22 }]));
  expect(back!.id).toBe(row);
  expect(await suspendedNow(match, row)).toBe(true);
  // The family asks: whoever organises erases.
  expectOk(await eraseFromSquad(desk, row));
});

test("a team does not hand goals and cards to somebody else: by its link a row on a sheet stays who it is", async () => {
  const { home, link, desk } = await playedMatch();
  const row = home.row(2);
  const written = await asWritten(row);
  const change = (values: Partial<AthleteChange>, door: SquadDoor = link) =>
    changeAthlete(door, row, { ...written, ...values });
  expect(await change({ name: "Outro Menino" })).toEqual(ON_SHEET);
  expect(await change({ birthdate: written.birthdate.add({ days: 1 }) })).toEqual(ON_SHEET);
  expectOk(await change({ number: 33, goalkeeper: true, cpf: inventCpf("kept-1") }));
  expect(await change({ cpf: inventCpf("kept-2") })).toEqual(ON_SHEET);
  // An accent or a space is no other person.
  expectOk(await change({ name: written.name.replace("Atleta", "Átleta  ") }));
  expectOk(await change({ name: "Nome Certo" }, desk));
  const coach = { name: "Outra Pessoa", staffRole: "técnico" };
  expect(await changeStaff(link, home.staff, coach)).toEqual(ON_SHEET);
  expectOk(await changeStaff(desk, home.staff, coach));
  expectOk(await changeStaff(link, home.staff, { ...coach, staffRole: "auxiliar" }));
});

test("nobody comes back under a row of somebody else, nor somebody else under a row that is on a sheet", async () => {
  const { home, link, desk } = await playedMatch();
  const row = home.row(2);
  const cpf = inventCpf("kept-3");
  const written = await asWritten(row);
  expectOk(await changeAthlete(link, row, { ...written, cpf }));
  expectOk(await removeFromSquad(link, row));
  const spare = expectOk(
    await addAthletes(link, [{ ...written, name: "Quem Ainda Não Jogou", number: 40 }]),
  )[0]!.id;
  const problem = (code: string) => ({ error: { problems: [{ at: 0, problem: code }] } });
  for (const door of [link, desk])
    expect(await changeAthlete(door, spare, { ...written, number: 40 })).toMatchObject(
      problem("was_in_squad"),
    );
  expect(await addAthletes(link, [{ ...written, name: "Outro Menino", cpf }])).toMatchObject(
    problem("known_otherwise"),
  );
  expect((await addAthletes(desk, [{ ...written, name: "Nome Certo", cpf }])).ok).toBe(true);
  expectOk(await removeFromSquad(link, home.staff));
  const assistant = expectOk(await addStaff(link, { name: "Auxiliar", staffRole: "auxiliar" })).id;
  const coach = { name: (await rowOf(home.staff)).name, staffRole: "técnico" };
  expect(await changeStaff(link, assistant, coach)).toMatchObject(problem("was_in_squad"));
});

test("who comes back without the CPF that another row has by now comes back without it", async () => {
  const { home, desk } = await playedMatch();
  const row = home.row(2);
  const cpf = inventCpf("kept-4");
  const written = await asWritten(row);
  expectOk(await changeAthlete(desk, row, { ...written, cpf }));
  expectOk(await removeFromSquad(desk, row));
  const namesake = { ...written, name: `${written.name} Filho`, number: 41 };
  const [other] = expectOk(await addAthletes(desk, [namesake]));
  expectOk(await changeAthlete(desk, other!.id, { ...namesake, cpf }));
  const [back] = expectOk(await addAthletes(desk, [written]));
  expect(back!.id).toBe(row);
  expect((await rowOf(row)).cpf_hash).toBeNull();
});

test("who takes over a row after the deadline entered after it, unless only their data are corrected", async () => {
  const match = await aMatch({ category: { squadsUntil: today().subtract({ days: 1 }) } });
  await client().query("update championship_squad set created_at = now() - interval '9 days'");
  const desk: SquadDoor = { by: "organiser", organising: match.organising, teamId: match.home.id };
  const isLate = async (row: string) =>
    expectOk(await sheetAtDesk(match.organising, match.id))
      .people.find((person) => person.row === row)!
      .obstacles.includes("not_inscribed");
  const change = async (number: number, values: Partial<AthleteChange>) =>
    expectOk(
      await changeAthlete(desk, match.home.row(number), {
        ...(await asWritten(match.home.row(number))),
        ...values,
      }),
    );
  await change(2, { number: 32, name: (await asWritten(match.home.row(2))).name.toUpperCase() });
  await change(3, { name: "Nome Escrito Certo", samePerson: true });
  await change(4, { name: "Quem Chegou Ontem" });
  expect(await Promise.all([2, 3, 4].map((number) => isLate(match.home.row(number))))).toEqual([
    false,
    false,
    true,
  ]);
  expect(expectOk(await squadOf(desk)).athletes).toHaveLength(5);
});
