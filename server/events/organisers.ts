import type { Picture } from "#domain/media/picture.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import type { events } from "./tables.ts";

type Behind = Pick<typeof events.$inferSelect, "clubId" | "organiserProfileId" | "createdBy">;

/** Who organises an event, as its page says it. Null: our own team. */
export type ShownOrganiser =
  | {
      kind: "club";
      id: string;
      name: string;
      logo: Picture | null;
      verified: boolean;
      verifiedSince: Temporal.Instant | null;
    }
  | { kind: "person"; id: null; name: string; logo: null; verified: false; verifiedSince: null };

export async function organiserOf({
  clubId,
  organiserProfileId,
  createdBy,
}: Behind): Promise<ShownOrganiser | null> {
  if (clubId) {
    const club = await clubs.organiser(clubId);
    if (!club) return null;
    const { id, name, logo, verified, verifiedSince } = club;
    const since = verifiedSince === null ? null : Temporal.Instant.from(verifiedSince);
    return { kind: "club", id, name, logo, verified, verifiedSince: since };
  }
  if (!organiserProfileId || !createdBy) return null;
  const name = (await identity.names([createdBy])).get(createdBy);
  return name ? { kind: "person", id: null, name, logo: null, verified: false, verifiedSince: null } : null;
}
