import type { Actor } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { statusOn, type SponsorStatus } from "#domain/sponsors/contract.ts";
import { can } from "#domain/sponsors/policy.ts";
import type { StaffSponsorInput } from "#domain/sponsors/staff-schema.ts";
import * as identity from "#server/identity/identity.server.ts";
import { ownPicture } from "#server/media/media.ts";
import { today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { sponsors } from "../tables.ts";

export interface SponsorForStaff {
  id: string;
  values: StaffSponsorInput;
  /** As its contract stands today. */
  status: SponsorStatus;
  logo: Picture | null;
  /** Who keeps its page, if anybody does. */
  person: string | null;
  /** Its registration or a change of its page waits for a decision. */
  reviewId: string | null;
  createdAt: Temporal.Instant;
  deletedAt: Temporal.Instant | null;
  savedAt: string;
}

/** A sponsor with all that staff keep of it, also one that they deleted. */
export async function readForStaff(actor: Actor, id: string): Promise<Result<SponsorForStaff, "not_found">> {
  const [row] = can(actor, "file")
    ? await db().select().from(sponsors).where(matchesId(sponsors.id, id))
    : [];
  if (!row) return err("not_found");
  const [logo, reviews, names] = await Promise.all([
    ownPicture(row.logoId),
    reviewsAbout([row.id], 20),
    identity.names(row.userId ? [row.userId] : []),
  ]);
  return ok({
    id: row.id,
    values: {
      name: row.name,
      description: row.description,
      link: row.link,
      segment: row.segment,
      level: row.level,
      status: row.status,
      contractStart: row.contractStart,
      contractEnd: row.contractEnd,
      featured: row.featured,
      cnpj: row.cnpj,
      responsible: row.responsibleName,
      phone: row.phone,
      address: row.address,
    },
    status: statusOn(today(), row),
    logo,
    person: (row.userId && names.get(row.userId)) ?? null,
    reviewId: reviews.find(({ state }) => state === "open")?.id ?? null,
    createdAt: row.createdAt,
    deletedAt: row.deletedAt,
    savedAt: String(row.updatedAt),
  });
}
