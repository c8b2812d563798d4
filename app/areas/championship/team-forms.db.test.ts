import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { squadOf } from "#server/championships/teams/read-squad.server.ts";
import { ownTeam } from "#server/championships/teams/read-teams.server.ts";
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

async function aDesk() {
  const cup = await aCup();
  const { id } = await aTeam(cup);
  const { organising } = cup;
  const team = expectOk(await ownTeam(organising, id));
  const squad = expectOk(await squadOf({ by: "organiser", organising, teamId: id }));
  const post = { organising, championshipId: cup.championshipId, categoryId: cup.categoryId };
  return {
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
