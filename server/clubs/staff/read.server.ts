import { can } from "#domain/clubs/policy.ts";
import type { MemberRole } from "#domain/clubs/members.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Picture } from "#domain/media/picture.ts";
import * as identity from "#server/identity/identity.server.ts";
import { ownPicture } from "#server/media/media.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, desc, eq, or, isNull } from "#server/platform/database/orm.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { membersToday } from "../membership.ts";
import { clubPointAdjustments, clubs, clubSocial } from "../tables.ts";
import type { StaffClubValues } from "./edit.server.ts";

const MOST_ADJUSTMENTS = 50;

export interface ClubForStaff {
  id: string;
  values: StaffClubValues;
  /** The name that a verified club asks for, or null. */
  wantedName: string | null;
  logo: Picture | null;
  verified: boolean;
  verifiedAt: Temporal.Instant | null;
  /** False: the CNPJ is only claimed until whoever signed up confirms their e-mail. */
  cnpjHeld: boolean;
  hidden: boolean;
  deletedAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  savedAt: string;
  /** The verification that waits for a decision, or null. */
  reviewId: string | null;
  members: { id: string; name: string; role: MemberRole; since: Temporal.Instant }[];
  adjustments: { id: string; season: number; points: number; reason: string; at: Temporal.Instant }[];
}

/** A club with all that staff keep of it; also one that they deleted, as long as it can be brought back. */
export async function readForStaff(actor: Actor, id: string): Promise<Result<ClubForStaff, "not_found">> {
  const row = can(actor, "edit") ? await findKept(id) : undefined;
  if (!row) return err("not_found");
  const [[social], members, adjustments, reviews, logo] = await Promise.all([
    db().select().from(clubSocial).where(eq(clubSocial.clubId, row.id)),
    membersToday(row.id),
    adjustmentsOf(row.id),
    reviewsAbout([row.id], 20),
    ownPicture(row.logoId),
  ]);
  const names = await identity.names(members.map(({ userId }) => userId));
  const waiting = reviews.find(({ kind, state }) => kind === "club_verification" && state === "open");
  return ok({
    id: row.id,
    values: {
      name: row.name,
      cnpj: row.cnpj,
      place: { city: row.city, state: row.state },
      foundationYear: row.foundationYear,
      address: row.address,
      responsible: row.responsibleName,
      contactEmail: row.contactEmail,
      phone: row.phone,
      instagram: social?.instagram ?? null,
      youtube: social?.youtube ?? null,
      website: social?.website ?? null,
      category: row.category,
      partnership: row.partnership,
      highlighted: row.highlighted,
      position: row.position,
      description: row.description,
    },
    wantedName: row.wantedName,
    logo,
    verified: row.verified,
    verifiedAt: row.verifiedAt,
    cnpjHeld: row.cnpjHeld,
    hidden: row.hiddenAt !== null,
    deletedAt: row.deletedAt,
    createdAt: row.createdAt,
    savedAt: String(row.updatedAt),
    reviewId: waiting?.id ?? null,
    members: members.map((member) => ({
      id: member.id,
      name: names.get(member.userId) ?? "Pessoa removida",
      role: member.role,
      since: member.joinedAt,
    })),
    adjustments,
  });
}

const findKept = async (id: string) =>
  (
    await db()
      .select()
      .from(clubs)
      .where(and(matchesId(clubs.id, id), or(isNull(clubs.deletedAt), eq(clubs.restorable, true))))
  )[0];

const adjustmentsOf = (clubId: string) =>
  db()
    .select({
      id: clubPointAdjustments.id,
      season: clubPointAdjustments.season,
      points: clubPointAdjustments.points,
      reason: clubPointAdjustments.reason,
      at: clubPointAdjustments.createdAt,
    })
    .from(clubPointAdjustments)
    .where(eq(clubPointAdjustments.clubId, clubId))
    .orderBy(desc(clubPointAdjustments.id))
    .limit(MOST_ADJUSTMENTS);
