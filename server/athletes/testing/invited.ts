import { cpfCheckDigits } from "#domain/cpf.ts";
import { newGuardianSchema, type NewGuardian } from "#domain/guardians/schema.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { inviteGuardian } from "#server/athletes/guardianship.server.ts";
import { aUser, type MadeUser } from "#seed/factories/user.ts";
import { invitedToken, memberOf, yearsAgo } from "./family.ts";

let next = 1;
export const address = () => `rosa-${next++}@example.com`;
export const someCpf = () => {
  const base = String(300_000_000 + next++);
  return base + cpfCheckDigits(base);
};

export function stated(change: Partial<NewGuardian> = {}): NewGuardian {
  return newGuardianSchema.parse({
    name: "Rosa Maria Ribeiro",
    birthdate: yearsAgo(41).toString(),
    cpf: someCpf(),
    password: "uma frase longa",
    terms: "on",
    ...change,
  });
}

/** An athlete of 15 with an account, whose guardian has a mail and nothing else. */
export async function anInvited(
  email = address(),
): Promise<{ id: string; person: MadeUser; email: string; token: string }> {
  const person = await aUser({ name: "Kauã Ribeiro" });
  const { id } = expectOk(
    await athletes.create(SYSTEM, {
      subdomain: `convite-${next++}`,
      name: "Kauã Ribeiro",
      birthdate: yearsAgo(15),
      userId: person.id,
      club: "Litoral",
    }),
  );
  expectOk(await asked(id, person, email));
  return { id, person, email, token: await invitedToken(email) };
}

export const asked = async (id: string, person: { id: string }, guardianEmail: string) => {
  const sent = await inviteGuardian(memberOf(person), id, { guardianName: "Rosa Ribeiro", guardianEmail });
  return sent.ok ? sent : { ok: false as const, error: sent.error.code };
};
