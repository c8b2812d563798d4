import * as identity from "#server/identity/identity.server.ts";
import type { AthleteWithGuardianship } from "./athlete-with-guardianship.ts";

interface Addressee {
  name: string;
  email: string;
}

/** The athlete's own account, if there is one, and the confirmed guardian's: those who hear what happens to a profile. */
export async function peopleOf({
  athlete,
  guardianship,
}: AthleteWithGuardianship): Promise<{ athlete: Addressee | null; guardian: Addressee | null }> {
  return {
    athlete: await personOf(athlete.userId),
    guardian: await personOf(guardianship.guardian?.guardianUserId ?? null),
  };
}

/** By the account, not by the invited address, since people change their address. */
async function personOf(userId: string | null): Promise<Addressee | null> {
  const person = userId ? await identity.findById(userId) : undefined;
  return person ? { name: person.name, email: person.email } : null;
}
