import { profileIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Picture } from "#domain/media/picture.ts";
import { ownPictureSql } from "#server/media/media.ts";
import * as identity from "#server/identity/identity.server.ts";
import { db } from "#server/platform/database/database.ts";
import { live } from "#server/platform/database/live-rows.ts";
import { and, eq, sql } from "#server/platform/database/orm.ts";
import { prepared } from "#server/platform/database/prepared.ts";
import { membershipOf } from "./membership.ts";
import { toTrust } from "./trust.ts";
import { clubs } from "./tables.ts";

interface OwnClub {
  id: string;
  name: string;
  logo: Picture | null;
  city: string | null;
  state: string | null;
  /** A person vouched for it, and the team has not hidden it since. */
  verified: boolean;
  /** Staff took it off every public page because of a report. */
  hidden: boolean;
}

/** A club as its own people see it on their first page. */
export async function ownClub(actor: Actor, clubId: string): Promise<Result<OwnClub, "not_found">> {
  if (!(await belongsTo(actor, clubId))) return err("not_found");
  const [row] = await firstPage().execute({ clubId });
  if (!row) return err("not_found");
  const { id, name, logo, city, state } = row;
  const { verified, closed: hidden } = toTrust(row);
  return ok({ id, name, logo, city, state, verified, hidden });
}

const firstPage = prepared(() =>
  db()
    .select({
      id: clubs.id,
      name: clubs.name,
      logo: sql<Picture | null>`${sql.raw(ownPictureSql("clubs.logo_id"))}`,
      city: clubs.city,
      state: clubs.state,
      verified: clubs.verified,
      hiddenAt: clubs.hiddenAt,
      deletedAt: clubs.deletedAt,
    })
    .from(clubs)
    .where(and(eq(clubs.id, sql.placeholder("clubId")), live(clubs)))
    .prepare("club_first_page"),
);

/** Owners say what the club is; scouts read it. */
export async function isOwner(actor: Actor, clubId: string): Promise<boolean> {
  const member = actor.kind === "member" ? await membershipOf(actor.userId, clubId) : undefined;
  return member?.role === "owner";
}

/** A scout belongs to a club by an active profile, as its owner does. */
export async function belongsTo(actor: Actor, clubId: string): Promise<boolean> {
  if (actor.kind !== "member") return false;
  // The acting profile was read as an active one at the start of the request.
  if (profileIdOf(actor, "club") === clubId) return true;
  const profiles = await identity.activeProfiles(actor.userId);
  return profiles.some(({ type, profileId }) => type === "club" && profileId === clubId);
}
