import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import { hide } from "#server/athletes/athletes.server.ts";
import { inviteGuardian } from "#server/athletes/guardianship.server.ts";
import { client } from "#server/platform/database/database.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { demoGuardianOf } from "./guardians.ts";
import { demoMember, idOf } from "./logins.ts";
import { KEPT_BACK } from "./people.ts";

/** Profiles that wait for a guardian who has not answered the mail, that staff rejected, and that staff hid. */
export async function keepBack(): Promise<void> {
  const staff = await demoMember("staff");
  await invite(KEPT_BACK.invited.name);
  const unanswered = await invite(KEPT_BACK.expired.name);
  await client().query(
    "update guardianships set token_expires_at = now() - interval '2 days' where athlete_id = $1",
    [unanswered],
  );

  const reviews = await reviewsAbout([await idOf("athlete", KEPT_BACK.rejected.name)]);
  const { id } = reviews.find(({ kind }) => kind === "first_publication")!;
  const reason = "O nome no perfil não é o do documento. Corrija e peça de novo.";
  expectOk(await readAndDecide(staff, id, { state: "adjust", reason }));

  expectOk(await hide(staff, await idOf("athlete", KEPT_BACK.hidden.name)));
}

/** Returns the id of the athlete. */
async function invite(athleteName: string): Promise<string> {
  const athleteId = await idOf("athlete", athleteName);
  const { name, email } = demoGuardianOf(athleteName);
  const invited = await inviteGuardian(SYSTEM, athleteId, { guardianName: name, guardianEmail: email });
  if (!invited.ok) throw new Error(invited.error.code);
  return athleteId;
}
