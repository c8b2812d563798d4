import { cpfCheckDigits } from "#domain/cpf.ts";
import type { MemberRole } from "#domain/clubs/members.ts";
import type { Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { createRandom } from "#drawing/random.ts";
import { addMember, membershipOf } from "#server/clubs/membership.ts";
import { identify } from "#server/clubs/scout-identity.ts";
import type { NewUser } from "#server/identity/identity.server.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { actingAs } from "./acting-as.ts";
import { nextSeed } from "./seeds.ts";
import { aUser, type MadeUser } from "./user.ts";

interface MadeMember extends MadeUser {
  memberId: string;
  cardCode: string | null;
  /** The person, acting for the club. */
  actor: Member;
}

/** Somebody who acts for a club and, unless told otherwise, has proved to be an adult. */
export async function aClubMember(
  clubId: string,
  {
    role = "scout",
    proven = true,
    ...user
  }: Omit<Partial<NewUser>, "role"> & { role?: MemberRole; proven?: boolean } = {},
): Promise<MadeMember> {
  const person = await aUser(user);
  await inTransaction(async () => {
    await addMember({ clubId, userId: person.id, role });
    if (proven) expectOk(await identify({ userId: person.id, email: person.email }, statedBy(person.name)));
  });
  const { id: memberId, cardCode } = (await membershipOf(person.id, clubId))!;
  return { ...person, memberId, cardCode, actor: actingAs(person.id, "club", clubId) };
}

export const statedBy = (name: string, seed = nextSeed("cpf")) => ({
  name,
  birthdate: "1988-03-14",
  cpf: inventCpf(seed),
});

/** Valid by its check digits, and another one for each seed value. */
export function inventCpf(seed: string): string {
  const base = String(createRandom(seed).int(100_000_000, 999_999_998));
  return base + cpfCheckDigits(base);
}
