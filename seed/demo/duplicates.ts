import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { findDuplicates } from "#server/athletes/merge/duplicates.server.ts";
import { client } from "#server/platform/database/database.ts";

/** Entered a second time by somebody who did not find the first. */
const TWICE = ["Letícia Amaral", "Enzo Cavalcante"];

/** Profiles that may be one person's, for the list that staff decide about. */
export async function addDuplicates(today: Temporal.PlainDate): Promise<void> {
  const { rows } = await client().query<{ name: string; subdomain: string; birthdate: string }>(
    "select name, subdomain, birthdate::text from athletes where name = any($1) and not birthdate_estimated",
    [TWICE],
  );
  for (const { name, subdomain, birthdate } of rows) {
    expectOk(
      await athletes.create(SYSTEM, {
        name,
        subdomain: `${subdomain}-2`,
        birthdate: Temporal.PlainDate.from(birthdate),
        nickname: name.split(" ", 1)[0]!,
        heightCm: 176,
        about: "Joga desde os oito anos e treina três vezes por semana.",
        seasons: [{ year: today.year, club: "Escolinha do bairro", games: 9, goals: 2 }],
        achievements: ["Campeão do torneio do bairro"],
      }),
    );
  }
  await findDuplicates();
}
