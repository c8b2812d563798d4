import { beforeAll, expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { today } from "#server/platform/clock.ts";
import { aCup, anOrganiser } from "#seed/factories/cup.ts";
import { aTeam } from "#seed/factories/team.ts";
import { acceptTeam, changeTeam, removeTeam } from "./answer-teams.server.ts";
import { addTeams, inviteTeam } from "./enter-teams.server.ts";

beforeAll(() => configure());

const team = (name: string) => ({ name, shortName: "EQP" });
const invited = (name: string, email = "tecnico@example.com") => ({
  ...team(name),
  managerName: "Rui Prado",
  managerEmail: email,
});
const codeOf = (result: { ok: boolean; error?: unknown }) =>
  result.ok
    ? "ok"
    : typeof result.error === "object"
      ? (result.error as { code: string }).code
      : result.error;

test("the 33rd team of a category for 32 is refused, and nothing of the try stays", async () => {
  const cup = await aCup({ mostTeams: 32 });
  const names = Array.from({ length: 31 }, (_, at) => team(`Equipe ${at + 1}`));
  expectOk(await addTeams(cup.organising, cup.categoryId, names));
  expect(
    await addTeams(
      cup.organising,
      cup.categoryId,
      [team("A"), team("B")].map((one) => ({ ...one, name: `Nova ${one.name}` })),
    ),
  ).toEqual({
    ok: false,
    error: { code: "full", left: 1 },
  });
  await aTeam(cup, { name: "Equipe 32" });
  expect(await addTeams(cup.organising, cup.categoryId, [team("Equipe 33")])).toEqual({
    ok: false,
    error: { code: "full", left: 0 },
  });
  expect(codeOf(await inviteTeam(cup.organising, cup.categoryId, invited("Equipe 34")))).toBe("full");
});

test("of ten who enter at the same moment as many get in as there are places", async () => {
  const cup = await aCup({ mostTeams: 4 });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => addTeams(cup.organising, cup.categoryId, [team(`Equipe ${at}`)])),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
});

test("an invitation holds a place, mails the link and can be accepted for the team", async () => {
  const cup = await aCup({ mostTeams: 2 });
  await aTeam(cup);
  const { id } = expectOk(
    await inviteTeam(cup.organising, cup.categoryId, invited("União da Serra", "convite@example.com")),
  );
  expect(codeOf(await addTeams(cup.organising, cup.categoryId, [team("Outra")]))).toBe("full");
  const mail = (await listMails({ limit: 20 })).find(({ to }) => to === "convite@example.com")!;
  expect((await readMail(mail.id))!.text).toMatch(/\/equipe\/[\w-]{22}/);
  expect(await acceptTeam(cup.organising, id)).toEqual({ ok: true, value: null });
  expect(await acceptTeam(cup.organising, id)).toEqual({ ok: false, error: "already_answered" });
});

test("invitations are counted by the day, of an organiser and of a mailbox", async () => {
  const cup = await aCup({ mostTeams: 64 });
  const at = (address: string, number: number) =>
    inviteTeam(cup.organising, cup.categoryId, invited(`Convidada ${number}`, address)).then(codeOf);
  for (let number = 0; number < 15; number += 1) expect(await at("mesma@example.com", number)).toBe("ok");
  expect(await at("MESMA@example.com", 15)).toBe("too_many");
  const spent = `insert into rate_limits (key, points, expire)
    select 'team-invite:' || organiser_profile_id, 100, (extract(epoch from now()) * 1000)::bigint + 3600000
    from championships where id = $1 on conflict (key) do update set points = 100`;
  await client().query(spent, [cup.championshipId]);
  expect(await at("outra@example.com", 16)).toBe("too_many");
  expectOk(await addTeams(cup.organising, cup.categoryId, [team("Sem e-mail")]));
});

test("the deadline and the draw close the entry", async () => {
  const cup = await aCup({ teamsUntil: today().subtract({ days: 1 }) });
  expect(codeOf(await addTeams(cup.organising, cup.categoryId, [team("Tarde")]))).toBe("deadline_over");
  const drawn = await aCup();
  const { id } = await aTeam(drawn);
  await client().query("update championship_categories set drawn_at = now() where id = $1", [
    drawn.categoryId,
  ]);
  expect(codeOf(await inviteTeam(drawn.organising, drawn.categoryId, invited("Tarde")))).toBe(
    "already_drawn",
  );
  expect(await removeTeam(drawn.organising, id)).toEqual({ ok: false, error: "already_drawn" });
});

test("a name is once in a category, whatever its case, and free again when its team is removed", async () => {
  const cup = await aCup();
  const { id } = await aTeam(cup, { name: "União Ágil", players: 2 });
  expect(await addTeams(cup.organising, cup.categoryId, [team("Nova"), team("UNIÃO ágil")])).toMatchObject({
    ok: false,
    error: { code: "name_taken", at: [1] },
  });
  const other = await aTeam(cup, { name: "Outra" });
  const change = { ...team("união Ágil"), managerName: null, managerEmail: null };
  expect(await changeTeam(cup.organising, other.id, change)).toEqual({ ok: false, error: "name_taken" });
  expectOk(await removeTeam(cup.organising, id));
  expectOk(await changeTeam(cup.organising, other.id, change));
  const { rows } = await client().query(
    "select from championship_squad where team_id = $1 and deleted_at is null",
    [id],
  );
  expect(rows).toHaveLength(0);
});

test("another organiser, a visitor and one without a plan enter nobody", async () => {
  const cup = await aCup();
  const other = await anOrganiser();
  const visitor = { actor: VISITOR, tools: true };
  for (const organising of [other.organising, visitor])
    expect(codeOf(await addTeams(organising, cup.categoryId, [team("Invasora")]))).toBe("not_found");
  const without = { ...cup.organising, tools: false };
  expect(codeOf(await addTeams(without, cup.categoryId, [team("Sem plano")]))).toBe("no_plan");
  const { id } = await aTeam(cup);
  expect(await removeTeam(other.organising, id)).toEqual({ ok: false, error: "not_found" });
});
