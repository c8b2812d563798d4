import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { addLogo, deleteItem, itemsIn, type storeLogo } from "#server/media/media.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { requestReview, withdraw } from "#server/platform/reviews/reviews.ts";
import * as queries from "./queries.ts";
import { clubs } from "./tables.ts";

type StoredLogo = NonNullable<Awaited<ReturnType<typeof storeLogo>>>;

/**
 * A new logo, inside the transaction that holds the club. Before verification it is one of the things that a person
 * looks at; the logo of a verified club waits for that person first. True: it waits.
 */
export async function changeLogo(
  actor: Actor,
  club: { id: string; verified: boolean },
  logo: StoredLogo,
): Promise<boolean> {
  await dropWaiting(actor, club.id);
  const owner = { ownerType: "club", ownerId: club.id, uploadedBy: userIdOf(actor) } as const;
  if (!club.verified) {
    await showLogo(actor, club.id, await addLogo(logo, owner, "visible"));
    return false;
  }
  const id = await addLogo(logo, owner, "staff");
  await requestReview({ kind: "media", subjectId: id, requestedBy: owner.uploadedBy });
  return true;
}

/** The club's logo from now on; the one before it is gone. */
export async function showLogo(actor: Actor, clubId: string, logoId: string): Promise<void> {
  const club = await findLive(clubs, clubId);
  if (!club) return;
  await queries.setLogo(clubId, logoId);
  if (club.logoId && club.logoId !== logoId) await forget(actor, clubId, club.logoId);
}

/** Of two logos that wait, only the newer one is meant. */
async function dropWaiting(actor: Actor, clubId: string): Promise<void> {
  for (const { id, kind } of await itemsIn("club", [clubId], "staff")) {
    if (kind !== "logo") continue;
    await withdraw({ kind: "media", subjectId: id });
    await forget(actor, clubId, id);
  }
}

async function forget(who: Actor, clubId: string, id: string): Promise<void> {
  const deleted = await deleteItem({ who, ownerType: "club", ownerId: clubId }, id);
  if (!deleted.ok && deleted.error !== "not_found") throw new Error(deleted.error);
}
