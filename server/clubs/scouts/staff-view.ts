import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { assertModerator, canModerate } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, liveById } from "#server/platform/database/live-rows.ts";
import { and, eq, isNotNull, isNull } from "#server/platform/database/orm.ts";
import { memberNames } from "../membership.ts";
import { cardOf } from "../scout-card-query.ts";
import { barredPeople, clubMembers } from "./tables.ts";

export { barMember, liftBar } from "../barring.ts";

// What the team needs to know about scouts, each by the id of the membership that the card is of.

export function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  return memberNames(ids);
}

/** A card is public for whoever has its address, also a withdrawn one: somebody may still show it around. */
export async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  const member = await findLive(clubMembers, id);
  const card = member && (await cardOf(member.id));
  if (card) return { name: `Olheiro ${card.name}, ${card.club.name}`, path: `/olheiro/${card.code}` };
  // Without a card there is no page of theirs; staff still read who sent a photo.
  const name = member && isStaff(actor) ? (await memberNames([member.id])).get(member.id) : undefined;
  return name ? { name, path: "/admin" } : null;
}

export const hide = (actor: Actor, id: string) => setHidden(actor, id, true);
export const restore = (actor: Actor, id: string) => setHidden(actor, id, false);

/** The card reads "retirado" at once, whatever the club says; the membership itself stays. */
function setHidden(actor: Actor, id: string, hidden: boolean): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const changed = canModerate(actor)
      ? await db()
          .update(clubMembers)
          .set({ cardHiddenAt: hidden ? now() : null })
          .where(
            and(
              liveById(clubMembers, id),
              hidden ? isNull(clubMembers.cardHiddenAt) : isNotNull(clubMembers.cardHiddenAt),
            ),
          )
          .returning({ id: clubMembers.id })
      : [];
    if (changed.length === 0) return err("not_found");
    await audit(actor, hidden ? "scout.card_hidden" : "scout.card_shown", id);
    return ok(null);
  });
}

/** Null where there is nothing to withdraw: the membership has ended, and the card with it. */
export async function visibility(actor: Actor, id: string): Promise<"public" | "hidden" | null> {
  assertModerator(actor);
  const member = await findLive(clubMembers, id);
  if (member?.cardHiddenAt) return "hidden";
  return member && !member.endedAt ? "public" : null;
}

/** The person behind a reported card: whether they act for the club today, and whether staff bar them already. */
export async function standing(
  actor: Actor,
  id: string,
): Promise<{ active: boolean; barred: { reason: string; since: Temporal.Instant } | null } | null> {
  assertModerator(actor);
  const member = await findLive(clubMembers, id);
  if (!member) return null;
  const [bar] = await db()
    .select()
    .from(barredPeople)
    .where(and(eq(barredPeople.userId, member.userId), isNull(barredPeople.liftedAt)));
  return {
    active: member.endedAt === null,
    barred: bar ? { reason: bar.reason, since: bar.createdAt } : null,
  };
}
