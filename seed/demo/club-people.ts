import { portraitUrl } from "#drawing/addresses.ts";
import type { Member } from "#domain/identity/actor.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { statedBy } from "#seed/factories/member.ts";
import { inviteMember } from "#server/clubs/member-invitations.server.ts";
import { removeMember } from "#server/clubs/members.server.ts";
import { addMember, membershipOf } from "#server/clubs/membership.ts";
import { identify } from "#server/clubs/scout-identity.ts";
import * as identity from "#server/identity/identity.server.ts";
import { addItems } from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { demoMember } from "./logins.ts";

const CLUB = "Esporte Clube Litoral";

/** The people of the demo club: an owner and a scout with cards, a scout who was removed, and somebody invited. */
export async function addClubPeople(clubIds: ReadonlyMap<string, string>): Promise<void> {
  const clubId = clubIds.get(CLUB)!;
  const owner = actingAs((await demoMember("club")).userId, "club", clubId);
  const ownCard = await prove(owner, clubId);
  await sendPhoto(ownCard, owner, "staff", portraitUrl("olheiro-renato", "m"));

  const scout = await demoMember("scout");
  await addMember({ clubId, userId: scout.userId, role: "scout", invitedBy: owner.userId });
  await sendPhoto(await prove(scout, clubId), scout, "visible", portraitUrl("olheira-clara", "f"));

  const former = expectOk(
    await identity.create(SYSTEM, {
      name: "Valdir Sampaio",
      email: "valdir.olheiro@demo.example",
      emailVerified: true,
    }),
  );
  await addMember({ clubId, userId: former.id, role: "scout", invitedBy: owner.userId });
  const withdrawn = await prove(actingAs(former.id, "club", clubId), clubId);
  expectOk(await removeMember(owner, clubId, withdrawn));

  expectOk(await inviteMember(owner, clubId, { email: "convite.olheiro@demo.example", role: "scout" }));
}

/** The person proves to be an adult and has a card. Returns the membership. */
async function prove({ userId }: Member, clubId: string): Promise<string> {
  const { name, email } = (await identity.findById(userId))!;
  expectOk(await identify({ userId, email }, statedBy(name, `demo-${email}`)));
  return (await membershipOf(userId, clubId))!.id;
}

async function sendPhoto(
  memberId: string,
  { userId }: Member,
  state: "staff" | "visible",
  drawing: string,
): Promise<void> {
  const owner = { ownerType: "scout", ownerId: memberId } as const;
  const [id] = await addItems(owner, [{ kind: "photo", drawing }], { state, uploadedBy: userId });
  if (state === "staff") await requestReview({ kind: "media", subjectId: id!, requestedBy: userId });
  else await client().query("update club_members set photo_id = $1 where id = $2", [id, memberId]);
}
