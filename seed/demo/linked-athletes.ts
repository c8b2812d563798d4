import type { Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import type { aTeam } from "#seed/factories/team.ts";
import { decideCompetitionName } from "#server/athletes/competition-names.server.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { answerProfileLink, askProfileLink } from "#server/championships/teams/profile-links.server.ts";
import { changeAthlete } from "#server/championships/teams/squad.server.ts";
import { client } from "#server/platform/database/database.ts";
import { memberOf } from "./add-athletes.ts";

/** An athlete of the demo in a squad, whose family said yes to it, and perhaps to the name on its pages. */
export interface DemoLink {
  athlete: string;
  shirt: number;
  named: boolean;
}

export async function linkAthlete(
  organising: Organising,
  team: Awaited<ReturnType<typeof aTeam>>,
  { athlete: name, shirt, named }: DemoLink,
): Promise<void> {
  const athlete = await athleteNamed(name);
  const row = team.squad.find(({ number }) => number === shirt)!;
  const door = { by: "organiser", organising, teamId: team.id } as const;
  expectOk(
    await changeAthlete(door, row.id, {
      name,
      number: shirt,
      birthdate: athlete.birthdate,
      goalkeeper: shirt === 1,
      cpf: null,
    }),
  );
  expectOk(await askProfileLink(door, row.id, athlete.subdomain));
  expectOk(await answerProfileLink(athlete.decider, row.id, true));
  if (named) expectOk(await decideCompetitionName(athlete.decider, athlete.id, "granted"));
}

/** With who decides: the guardian of a minor, otherwise the athlete. */
async function athleteNamed(name: string) {
  const { rows } = await client().query<{
    id: string;
    subdomain: string;
    birthdate: string;
    decider: string;
  }>(
    `select a.id, a.subdomain, a.birthdate::text, case when is_minor(a.birthdate, a.birthdate_estimated)
       then (select guardian_user_id from guardianships g
         where g.athlete_id = a.id and g.confirmed_at is not null and g.ended_at is null order by g.id limit 1)
       else a.user_id end as decider
     from athletes a where a.name = $1 and a.visibility = 'public'`,
    [name],
  );
  const found = rows[0];
  if (!found?.decider)
    throw new Error(`the demo should have a public athlete called ${name}, with an account`);
  const decider: Actor = memberOf(found.decider);
  return { ...found, birthdate: Temporal.PlainDate.from(found.birthdate), decider };
}
