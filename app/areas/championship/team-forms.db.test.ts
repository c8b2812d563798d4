import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { squadOf } from "#server/championships/teams/read-squad.server.ts";
import { ownTeam } from "#server/championships/teams/read-teams.server.ts";
import { client } from "#server/platform/database/database.ts";
import { aClub } from "#seed/factories/club.ts";
import { aCup } from "#seed/factories/cup.ts";
import { aTeam } from "#seed/factories/team.ts";
import { answerTeamForm } from "./team-action.ts";
import { answerTeamsForm } from "./teams-action.ts";

beforeAll(() => configure());

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

async function aDesk(category?: Parameters<typeof aCup>[0], players?: number) {
  const cup = await aCup(category);
  const { id } = await aTeam(cup, { players });
  const { organising } = cup;
  const team = expectOk(await ownTeam(organising, id));
  const squad = expectOk(await squadOf({ by: "organiser", organising, teamId: id }));
  const post = { organising, championshipId: cup.championshipId, categoryId: cup.categoryId };
  return {
    teamId: id,
    onTeam: (fields: Record<string, string>) =>
      answerTeamForm({ organising, team, squad, squadId: "", form: formOf(fields) }),
    onTeams: (fields: Record<string, string>) => answerTeamsForm({ ...post, form: formOf(fields) }),
  };
}

test("a pasted squad that is refused comes back without its CPFs", async () => {
  const { onTeam } = await aDesk();
  const answer = await onTeam({
    intent: "colar",
    listWithCpf: "10; Kauã Ribeiro; 14/03/2010; 529.982.247-25\n11; Davi Lopes; ontem",
  });
  expect(answer).toMatchObject({
    data: {
      typed: { intent: "colar", listWithCpf: "10; Kauã Ribeiro; 14/03/2010;\n11; Davi Lopes; ontem" },
      lines: [{ line: 2 }],
    },
  });
});

test.each(["__proto__", "toString", "constructor", "nenhum", ""])(
  "a form that says it is %o is none of the page's",
  async (intent) => {
    const { onTeam, onTeams } = await aDesk();
    const refused = { init: { status: 400 }, data: { fields: {}, flash: null } };
    expect(await onTeam({ intent })).toMatchObject(refused);
    expect(await onTeams({ intent })).toMatchObject(refused);
  },
);

const pasted = (from: number, to: number): string =>
  Array.from(
    { length: to - from + 1 },
    (_, at) => `${from + at}; Atleta ${"ABCDEFGH"[at]} Lima; 14/03/2010`,
  ).join("\n");

test("a pasted squad that is too long says how many still fit, and a complete squad that it is complete", async () => {
  const room = await aDesk({ mostInSquad: 7, bornFrom: 2010 }, 5);
  const paste = (desk: typeof room, list: string) => desk.onTeam({ intent: "colar", listWithCpf: list });
  expect(await paste(room, pasted(11, 13))).toMatchObject({
    data: {
      flash: { title: "Não cabem todos", body: "Cabem mais 2 atletas. Ninguém foi adicionado." },
      typed: { listWithCpf: pasted(11, 13) },
    },
  });
  const full = await aDesk({ mostInSquad: 5, bornFrom: 2010 }, 5);
  expect(await paste(full, pasted(11, 11))).toMatchObject({
    data: { flash: { title: "O elenco está completo" } },
  });
});

test("a pasted list of teams that is too long says how many still fit, and not that the category is full", async () => {
  const { onTeams } = await aDesk({ mostTeams: 3 });
  const add = (list: string) => onTeams({ intent: "adicionar", list });
  expect(await add("Araras\nCurió\nGarça")).toMatchObject({
    data: { flash: { title: "Não cabem todas", body: "Cabem mais 2. Nenhuma equipe foi adicionada." } },
  });
  await add("Araras\nCurió");
  expect(await add("Garça")).toMatchObject({ data: { flash: { title: "A categoria está cheia" } } });
});

test("a team is taken from a club once, and the organiser goes on on its page", async () => {
  const { onTeam, teamId } = await aDesk();
  const club = await aClub();
  await client().query("update championship_teams set club_id = $2 where id = $1", [teamId, club.id]);
  const left = await onTeam({ intent: "desligar-clube" });
  expect(left).toBeInstanceOf(Response);
  expect((left as Response).headers.get("location")).toMatch(new RegExp(`/equipes/${teamId}$`));
  expect(await onTeam({ intent: "desligar-clube" })).toMatchObject({
    data: { flash: { title: "A equipe não está ligada a nenhum clube" } },
  });
});
