import { expectOk } from "#domain/result.ts";
import { proposeShortName } from "#domain/championships/team-fields.ts";
import { createRandom } from "#drawing/random.ts";
import { ownCategory } from "#server/championships/categories.server.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { addTeams } from "#server/championships/teams/enter-teams.server.ts";
import { addAthletes } from "#server/championships/teams/squad.server.ts";
import { today } from "#server/platform/clock.ts";
import { inventName } from "./names.ts";
import { nextSeed } from "./seeds.ts";

interface MadeTeam {
  id: string;
  name: string;
  squad: { id: string; number: number; name: string }[];
}

/** An accepted team, with as many players as asked for: shirts 1 to n, the first one keeps the goal. */
export async function aTeam(
  { organising, categoryId }: { organising: Organising; categoryId: string },
  { name = `Equipe ${nextSeed("team").slice(5)}`, players = 0 }: { name?: string; players?: number } = {},
): Promise<MadeTeam> {
  const [team] = expectOk(
    await addTeams(organising, categoryId, [{ name, shortName: proposeShortName(name) }]),
  );
  if (players === 0) return { ...team!, squad: [] };
  const { bornFrom, bornTo } = expectOk(await ownCategory(organising, categoryId));
  const year = bornFrom ?? bornTo ?? today().year - 16;
  const seed = nextSeed("squad");
  const random = createRandom(seed);
  const firstDay = Number(seed.slice("squad-".length)) * players;
  const athletes = Array.from({ length: players }, (_, at) => ({
    number: at + 1,
    name: inventName("masculino", random),
    // A day of their own in all squads of a cup: who shares a name with somebody is another person.
    birthdate: Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: (firstDay + at) % 365 }),
    goalkeeper: at === 0,
    cpf: null,
  }));
  const squad = expectOk(await addAthletes({ by: "organiser", organising, teamId: team!.id }, athletes));
  return { ...team!, squad };
}
