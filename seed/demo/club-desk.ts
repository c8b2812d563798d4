import { profileIdOf } from "#domain/identity/actor.ts";
import { askAthlete } from "#server/clubs/club-links.server.ts";
import { askTestimonial } from "#server/clubs/own-testimonials.server.ts";
import { client } from "#server/platform/database/database.ts";
import { demoMember, idOf } from "./logins.ts";

/**
 * What the demo club does itself: it asks a minor and an adult whether they play there, and both still think about it;
 * and it asks a mother, and the guardian of an athlete, for testimonials, which wait for them.
 */
export async function addClubDesk(): Promise<void> {
  const owner = await demoMember("club");
  const clubId = profileIdOf(owner, "club")!;
  for (const adult of [false, true]) {
    const asked = await askAthlete(owner, clubId, await unlinkedAthlete(adult));
    if (!asked.ok) throw new Error(`the demo club could not ask for a link: ${asked.error.code}`);
  }
  const quoted = { name: "Lúcia Cardim", type: "parent", email: "lucia.cardim@familia.example" } as const;
  const message = "O treinador liga quando meu filho falta. Ali eu sei que alguém está olhando por ele.";
  const said = await askTestimonial(owner, clubId, { message, quoted });
  if (!said.ok) throw new Error(`the demo club could not ask for a testimonial: ${said.error.code}`);
  const kaua = { athleteId: await idOf("athlete", "Kauã Ribeiro") };
  const own = "Aqui aprendi a olhar antes de receber a bola.";
  const minor = await askTestimonial(owner, clubId, { message: own, quoted: kaua });
  if (!minor.ok) throw new Error(`the demo club could not quote an athlete: ${minor.error.code}`);
}

/** A published athlete whom no club knows and no demo login answers for. */
async function unlinkedAthlete(adult: boolean): Promise<string> {
  const { rows } = await client().query<{ id: string }>(
    `select a.id from athletes a
     where a.visibility = 'public' and (a.birthdate <= current_date - interval '18 years') = $1
       and not exists (select from club_athletes l where l.athlete_id = a.id)
       and not exists (select from guardianships g join users u on u.id = g.guardian_user_id
         where g.athlete_id = a.id and u.email like '%@demo.example')
     order by a.name, a.id limit 1`,
    [adult],
  );
  if (!rows[0]) throw new Error("the demo club has nobody to ask");
  return rows[0].id;
}
