import * as identity from "#server/identity/identity.server.ts";
import type { AthleteWithGuardianship } from "./athlete-with-guardianship.ts";

interface Addressee {
  userId: string;
  name: string;
  email: string;
}

/**
 * The athlete's own account, if there is one, and the confirmed guardians': those who hear what happens to a profile.
 * Both guardians get every mail.
 */
export async function peopleOf({
  athlete,
  guardianship,
}: AthleteWithGuardianship): Promise<{ athlete: Addressee | null; guardians: Addressee[] }> {
  const guardians = await Promise.all(guardianship.guardians.map(({ userId }) => personOf(userId)));
  return { athlete: await personOf(athlete.userId), guardians: guardians.filter((one) => one !== null) };
}

/** By the account, not by the invited address, since people change their address. */
async function personOf(userId: string | null): Promise<Addressee | null> {
  const person = userId ? await identity.findById(userId) : undefined;
  return person ? { userId: person.id, name: person.name, email: person.email } : null;
}
