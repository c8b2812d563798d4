import type { ScoutIdentity } from "#domain/clubs/member-schema.ts";
import { userIdOf, type Actor, type Member } from "#domain/identity/actor.ts";
import type { OwnPicture } from "#domain/media/own-picture.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { qrSvg } from "#server/athletes/share/share.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { dropPictures, onePictureOf } from "#server/media/media.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import { membershipOf } from "./membership.ts";
import { cardByCode, cardOf, type ScoutCard } from "./scout-card-query.ts";
import { identify, identityOf, type IdentityProblem } from "./scout-identity.ts";
import { clubMembers } from "./scouts/tables.ts";

export { drawCard } from "./scout-card-image.ts";
export { scoutMedia } from "./scout-media.ts";

/** A family looks once or twice; a whole stand at a pitch may share one address. */
const LOOKS_PER_ADDRESS: Limit = { name: "scout-card", points: 240, seconds: 3600 };
const PROOFS_PER_PERSON: Limit = { name: "scout-proof", points: 6, seconds: 86_400 };

/** Where families check a card. */
const cardUrl = (code: string): string => publicUrl(`/olheiro/${code}`);

/** The card behind an address, for everybody. Counted, so that nobody tries codes by the thousand. */
export async function readCard(
  { address }: Pick<Browser, "address">,
  code: string,
): Promise<Result<ScoutCard, TooMany | { code: "not_found" }>> {
  const counted = await spend(LOOKS_PER_ADDRESS, { address });
  if (!counted.ok) return counted;
  const card = await cardByCode(code);
  return card ? ok(card) : err({ code: "not_found" });
}

interface OwnCard {
  memberId: string;
  /** What the form of the proof is filled with. */
  accountName: string;
  /** Null until the person has proved to be an adult. */
  card: ScoutCard | null;
  url: string | null;
  qr: string | null;
  photo: OwnPicture;
}

/** The card that this person has in this club. */
export async function ownCard(actor: Actor, clubId: string): Promise<Result<OwnCard, "not_found">> {
  const userId = userIdOf(actor);
  const member = userId ? await membershipOf(userId, clubId) : undefined;
  if (!member) return err("not_found");
  const [card, person, photo] = await Promise.all([
    cardOf(member.id),
    identity.findById(member.userId),
    onePictureOf({ ownerType: "scout", ownerId: member.id }, member.photoId),
  ]);
  const url = card && cardUrl(card.code);
  return ok({
    memberId: member.id,
    accountName: person?.name ?? "",
    card,
    url,
    qr: url && qrSvg(url),
    photo,
  });
}

type ProofProblem = TooMany | { code: IdentityProblem | "not_found" | "email_unconfirmed" };

/** Who acted for the club before cards existed proves to be an adult here, as everybody else does when they join. */
export async function proveAdult(
  actor: Member,
  clubId: string,
  stated: ScoutIdentity,
): Promise<Result<null, ProofProblem>> {
  if (!(await membershipOf(actor.userId, clubId))) return err({ code: "not_found" });
  const counted = await spend(PROOFS_PER_PERSON, { account: actor.userId });
  if (!counted.ok) return counted;
  return inTransaction(async () => {
    const person = await identity.findById(actor.userId);
    const member = await membershipOf(actor.userId, clubId);
    if (!person || !member) return err({ code: "not_found" as const });
    if (!person.emailVerified) return err({ code: "email_unconfirmed" as const });
    if (await identityOf(person.id)) return ok(null);
    const identified = await identify({ userId: person.id, email: person.email }, stated);
    if (!identified.ok)
      return err({ code: identified.error === "identity_missing" ? "not_found" : identified.error });
    await audit(actor, "scout.identified", member.id);
    return ok(null);
  });
}

/** The photo leaves the card, or what was sent is no longer looked at. */
export function removePhoto(actor: Member, clubId: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const member = await membershipOf(actor.userId, clubId);
    if (!member) return err("not_found");
    await dropPictures(actor, { ownerType: "scout", ownerId: member.id }, []);
    await db().update(clubMembers).set({ photoId: null }).where(eq(clubMembers.id, member.id));
    return ok(null);
  });
}
