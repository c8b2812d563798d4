import { SYSTEM, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { askAboutRevoke, decideConsent, inviteSecondGuardian } from "#server/athletes/guardianship.server.ts";
import * as guardians from "#server/guardians/guardians.ts";
import * as identity from "#server/identity/identity.server.ts";
import { memberOf } from "./add-athletes.ts";
import { demoGuardianOf } from "./guardians.ts";
import { idOf } from "./logins.ts";

/**
 * One athlete with two guardians who agree, one whose second guardian was asked, and one whose guardians disagree and
 * wait for the team.
 */
export async function addSecondGuardians(): Promise<void> {
  const father = { name: "Davi Ribeiro", email: "davi.ribeiro@demo.example" };
  const kaua = await idOf("athlete", "Kauã Ribeiro");
  expectOk(await decideConsent(await join(kaua, father), kaua, "granted", null));

  const asked = await inviteSecondGuardian(
    await firstOf("Bianca Vilela"),
    await idOf("athlete", "Bianca Vilela"),
    {
      guardianName: "Cláudio Vilela",
      guardianEmail: "claudio.vilela@demo.example",
    },
  );
  if (!asked.ok) throw new Error(asked.error.code);

  const manuela = await idOf("athlete", "Manuela Prado");
  const grandmother = { name: "Olga Prado", email: "olga.prado@example.com" };
  expectOk(await decideConsent(await join(manuela, grandmother), manuela, "revoked", null));
  expectOk(await askAboutRevoke(await firstOf("Manuela Prado"), manuela));
}

async function join(athleteId: string, guardian: { name: string; email: string }): Promise<Actor> {
  const { id: userId } = expectOk(await identity.create(SYSTEM, { ...guardian, emailVerified: true }));
  await guardians.appoint(SYSTEM, athleteId, { userId, ...guardian });
  return memberOf(userId);
}

async function firstOf(athleteName: string): Promise<Actor> {
  const person = await identity.findByEmail(demoGuardianOf(athleteName).email);
  if (!person) throw new Error(`${athleteName} has no guardian in the demo data`);
  return memberOf(person.id);
}
