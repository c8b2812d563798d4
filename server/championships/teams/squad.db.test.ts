import { beforeAll, expect, test } from "vitest";
import type { SquadAthlete } from "#domain/championships/squad-fields.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { aCup, anOrganiser } from "#seed/factories/cup.ts";
import { inventCpf } from "#seed/factories/member.ts";
import { aTeam } from "#seed/factories/team.ts";
import { removeTeam, renewLink, revokeLink } from "./answer-teams.server.ts";
import { checkDocument } from "./check-document.server.ts";
import { inviteTeam } from "./enter-teams.server.ts";
import { confirmInvitation } from "./invitation.server.ts";
import { squadOf } from "./read-squad.server.ts";
import {
  addAthletes,
  addStaff,
  changeAthlete,
  eraseFromSquad,
  removeFromSquad,
  type SquadDoor,
} from "./squad.server.ts";

beforeAll(() => configure());

type Cup = Awaited<ReturnType<typeof aCup>>;

const athlete = (change: Partial<SquadAthlete> = {}): SquadAthlete => ({
  name: "Kauã Ribeiro",
  birthdate: Temporal.PlainDate.from({ year: today().year - 16, month: 3, day: 14 }),
  number: 10,
  goalkeeper: false,
  cpf: null,
  ...change,
});
const desk = ({ organising }: Cup, teamId: string): SquadDoor => ({ by: "organiser", organising, teamId });
const browser = { address: "198.51.100.7" };

async function linkOf(cup: Cup, teamId: string): Promise<Extract<SquadDoor, { by: "link" }>> {
  const { path } = expectOk(await renewLink(cup.organising, teamId));
  return { by: "link", browser, token: path.split("/")[2]! };
}

const problemsOf = (result: Awaited<ReturnType<typeof addAthletes>>) =>
  !result.ok && result.error.code === "athletes" ? result.error.problems : result;

test("a team sees and fills its own squad by its link, and no birth date or CPF comes back", async () => {
  const cup = await aCup();
  const [one, other] = [await aTeam(cup), await aTeam(cup, { players: 3 })];
  const door = await linkOf(cup, one.id);
  const cpf = inventCpf("squad-1");
  expectOk(await addAthletes(door, [athlete({ cpf })]));
  expectOk(await addStaff(door, { name: "Rui Prado", staffRole: "técnico" }));
  const squad = expectOk(await squadOf(door));
  expect(squad.athletes).toMatchObject([{ name: "Kauã Ribeiro", number: 10, birthdate: null, hasCpf: true }]);
  expect(squad.athletes[0]!.bornYear).toBe(today().year - 16);
  expect(squad.staff).toMatchObject([{ name: "Rui Prado", staffRole: "técnico" }]);
  expect(JSON.stringify(squad)).not.toContain(cpf);
  const { rows } = await client().query("select * from championship_squad where team_id = $1", [one.id]);
  expect(JSON.stringify(rows)).not.toContain(cpf);
  // Another team's rows are as unknown as none.
  expect(await removeFromSquad(door, other.squad[0]!.id)).toEqual({
    ok: false,
    error: { code: "not_found" },
  });
  expect(await eraseFromSquad(door, other.squad[0]!.id)).toEqual({ ok: false, error: { code: "not_found" } });
});

test("a link that was replaced, revoked or never was opens nothing, and a removed team's neither", async () => {
  const cup = await aCup();
  const { id } = await aTeam(cup);
  const first = await linkOf(cup, id);
  const second = await linkOf(cup, id);
  const gone = { ok: false, error: { code: "not_found" } };
  expect(await squadOf(first)).toEqual(gone);
  expect(await addAthletes(first, [athlete()])).toEqual(gone);
  expectOk(await squadOf(second));
  expectOk(await revokeLink(cup.organising, id));
  expect(await squadOf(second)).toEqual(gone);
  for (const token of ["", "x", "a".repeat(22), "../../etc"])
    expect(await squadOf({ by: "link", browser, token })).toEqual(gone);
  const third = await linkOf(cup, id);
  expectOk(await removeTeam(cup.organising, id));
  expect(await squadOf(third)).toEqual(gone);
});

test("guessing links is slowed down by the address", async () => {
  const guess = { by: "link", browser: { address: "198.51.100.99" }, token: "b".repeat(22) } as const;
  await client().query(
    "insert into rate_limits (key, points, expire) select 'team-link:' || $1, 600, (extract(epoch from now()) * 1000)::bigint + 3600000",
    ["198.51.100.99"],
  );
  expect(await squadOf(guess)).toMatchObject({ ok: false, error: { code: "too_many" } });
});

test("an athlete's year of birth must be one of the category's", async () => {
  const cup = await aCup({ bornFrom: 2009, bornTo: 2011 });
  const { id } = await aTeam(cup);
  const born = (year: number) => Temporal.PlainDate.from({ year, month: 6, day: 1 });
  const answer = await addAthletes(desk(cup, id), [
    athlete({ number: 1, name: "A B", birthdate: born(2008) }),
    athlete({ number: 2, name: "C D", birthdate: born(2009) }),
    athlete({ number: 3, name: "E F", birthdate: born(2012) }),
    athlete({ number: 4, name: "G H", birthdate: today().add({ days: 1 }) }),
  ]);
  expect(problemsOf(answer)).toEqual([
    { at: 0, problem: "too_old" },
    { at: 2, problem: "too_young" },
    { at: 3, problem: "not_born_yet" },
  ]);
  expect(expectOk(await squadOf(desk(cup, id))).athletes).toEqual([]);
});

test("a shirt number and a person are once in a squad, and a person in one team of the category", async () => {
  const cup = await aCup();
  const [one, other] = [await aTeam(cup), await aTeam(cup)];
  const cpf = inventCpf("squad-2");
  const [kaua] = expectOk(await addAthletes(desk(cup, one.id), [athlete({ cpf })]));
  const try2 = (change: Partial<SquadAthlete>, teamId = one.id) =>
    addAthletes(desk(cup, teamId), [athlete(change)]).then(problemsOf);
  expect(await try2({ name: "Outro Nome" })).toEqual([{ at: 0, problem: "number_taken" }]);
  expect(await try2({ number: 11 })).toEqual([{ at: 0, problem: "already_in_squad" }]);
  expect(await try2({ number: 11, name: "Outro Nome", cpf }, other.id)).toEqual([
    { at: 0, problem: "other_team" },
  ]);
  // In another category of the same cup the same child may play.
  expectOk(await addAthletes(desk(cup, other.id), [athlete({ name: "Sem Documento" })]));
  expectOk(await removeFromSquad(desk(cup, one.id), kaua!.id));
  expectOk(await addAthletes(desk(cup, other.id), [athlete({ number: 11, cpf })]));
});

test("two teams that enter the same CPF at the same moment do not both have it", async () => {
  const cup = await aCup();
  const teams = [await aTeam(cup), await aTeam(cup), await aTeam(cup)];
  const cpf = inventCpf("squad-3");
  const answers = await Promise.all(teams.map(({ id }) => addAthletes(desk(cup, id), [athlete({ cpf })])));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a squad holds as many athletes as the category says, and a list is all or nothing", async () => {
  const cup = await aCup({ mostInSquad: 5 });
  const { id } = await aTeam(cup, { players: 4 });
  const two = [athlete({ number: 20 }), athlete({ number: 21, name: "Davi Lopes" })];
  expect(await addAthletes(desk(cup, id), two)).toEqual({
    ok: false,
    error: { code: "squad_full", most: 5 },
  });
  expect(expectOk(await squadOf(desk(cup, id))).athletes).toHaveLength(4);
  expectOk(await addAthletes(desk(cup, id), two.slice(0, 1)));
});

test("after the deadline and after the first match the team's squad is locked, for the organiser it is not", async () => {
  const late = await aCup({ squadsUntil: today().subtract({ days: 1 }) });
  const team = await aTeam(late);
  const door = await linkOf(late, team.id);
  expect(await addAthletes(door, [athlete()])).toEqual({
    ok: false,
    error: { code: "locked", lock: "deadline" },
  });
  expectOk(await addAthletes(desk(late, team.id), [athlete()]));

  const cup = await aCup();
  const [home, away] = [await aTeam(cup, { players: 1 }), await aTeam(cup)];
  const open = await linkOf(cup, home.id);
  await client().query(
    `insert into championship_matches (category_id, key, phase, round, home_slot, away_slot, home_team_id, away_team_id, state)
     values ($1, 'L:1:1', 'league', 1, '{}', '{}', $2, $3, 'planned')`,
    [cup.categoryId, home.id, away.id],
  );
  expectOk(await addAthletes(open, [athlete({ number: 30 })]));
  await client().query("update championship_matches set state = 'open' where category_id = $1", [
    cup.categoryId,
  ]);
  expect(await removeFromSquad(open, home.squad[0]!.id)).toEqual({
    ok: false,
    error: { code: "locked", lock: "started" },
  });
  expectOk(await removeFromSquad(desk(cup, home.id), home.squad[0]!.id));
  // A day that the organiser named counts instead of the first match.
  await client().query(
    "update championship_categories set squads_until = now() + interval '3 days' where id = $1",
    [cup.categoryId],
  );
  expectOk(await addAthletes(open, [athlete({ number: 31, name: "Chegou Depois" })]));
});

test("an invited team fills its squad once it has said that it plays", async () => {
  const cup = await aCup();
  const { id } = expectOk(
    await inviteTeam(cup.organising, cup.categoryId, {
      name: "União da Serra",
      shortName: "UDS",
      managerName: "Rui Prado",
      managerEmail: "rui@example.com",
    }),
  );
  const door = await linkOf(cup, id);
  expect(await addAthletes(door, [athlete()])).toEqual({
    ok: false,
    error: { code: "locked", lock: "not_accepted" },
  });
  expect(await confirmInvitation(door, { tools: false })).toEqual({ ok: false, error: { code: "no_plan" } });
  expectOk(await confirmInvitation(door, { tools: true }));
  const told = (await listMails({ limit: 50 })).find(
    ({ to, template }) => to === cup.organiser.email && template === "team-invitation-accepted",
  );
  expect(told!.subject).toContain("Equipe aceitou o convite para o campeonato");
  const { text, html } = (await readMail(told!.id))!;
  for (const body of [text, html]) {
    expect(body).toContain("União da Serra");
    expect(body).toContain(`/championship/${cup.championshipId}/equipes/${id}`);
  }
  // Who is in stays in, and writes its squad, when the plan ends.
  for (const tools of [true, false])
    expect(await confirmInvitation(door, { tools })).toEqual({
      ok: false,
      error: { code: "already_answered" },
    });
  expectOk(await addAthletes(door, [athlete()]));
});

test("a document check says who, which and whether the face agrees, and ends when the row is another person", async () => {
  const cup = await aCup();
  const team = await aTeam(cup, { players: 1 });
  const squadId = team.squad[0]!.id;
  const check = { kind: "rg", checkedBy: "Ana Mesária", faceAgrees: true } as const;
  const stranger = await anOrganiser();
  const at = { teamId: team.id, squadId };
  expect(await checkDocument(stranger.organising, at, check)).toEqual({ ok: false, error: "not_found" });
  expectOk(await checkDocument(cup.organising, at, check));
  const shown = async (door: SquadDoor) => expectOk(await squadOf(door)).athletes[0]!.document;
  expect(await shown(desk(cup, team.id))).toMatchObject(check);
  // The team reads that it was checked, not by whom.
  expect(await shown(await linkOf(cup, team.id))).toMatchObject({ kind: "rg", checkedBy: null });
  const same = { name: team.squad[0]!.name, birthdate: null, goalkeeper: false, cpf: null };
  expectOk(await changeAthlete(desk(cup, team.id), squadId, { ...same, number: 77 }));
  expect(await shown(desk(cup, team.id))).not.toBeNull();
  // The CPF that the document says is no other person.
  const told = { ...same, number: 77, cpf: inventCpf("squad-told") };
  expectOk(await changeAthlete(desk(cup, team.id), squadId, told));
  expect(await shown(desk(cup, team.id))).not.toBeNull();
  expectOk(await changeAthlete(desk(cup, team.id), squadId, { ...told, cpf: inventCpf("squad-other") }));
  expect(await shown(desk(cup, team.id))).toBeNull();
  expectOk(await checkDocument(cup.organising, at, check));
  expectOk(await changeAthlete(desk(cup, team.id), squadId, { ...same, number: 77, name: "Outra Pessoa" }));
  expect(await shown(desk(cup, team.id))).toBeNull();
});

test("who comes back to a squad has the old row, and the document unless something says it is somebody else", async () => {
  const cup = await aCup();
  const { id: teamId } = await aTeam(cup);
  const door = desk(cup, teamId);
  const cpf = inventCpf("squad-back");
  const [first] = expectOk(await addAthletes(door, [athlete({ cpf })]));
  const check = { kind: "rg", checkedBy: "Ana Mesária", faceAgrees: true } as const;
  expectOk(await checkDocument(cup.organising, { teamId, squadId: first!.id }, check));
  const back = async (change: Partial<SquadAthlete>) => {
    // As who stands on a sheet is taken out.
    await client().query("update championship_squad set deleted_at = now() where id = $1", [first!.id]);
    expect(expectOk(await addAthletes(door, [athlete(change)]))[0]!.id).toBe(first!.id);
    return expectOk(await squadOf(door)).athletes;
  };
  expect(await back({ number: 7, cpf })).toMatchObject([{ number: 7, document: check }]);
  expect(await back({ name: "Outro Nome", cpf })).toMatchObject([{ name: "Outro Nome", document: null }]);
});

test("erasing leaves a shirt number and nothing of the child", async () => {
  const cup = await aCup();
  const team = await aTeam(cup);
  const [row] = expectOk(await addAthletes(desk(cup, team.id), [athlete({ cpf: inventCpf("squad-4") })]));
  expectOk(await eraseFromSquad(desk(cup, team.id), row!.id));
  const { rows } = await client().query("select * from championship_squad where id = $1", [row!.id]);
  expect(rows[0]).toMatchObject({ name: "–", birthdate: null, cpf_hash: null, number: 10 });
  expect(rows[0].deleted_at).not.toBeNull();
});
