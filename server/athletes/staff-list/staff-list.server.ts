import { isMinor } from "#domain/athletes/policy.ts";
import type { AthleteListQuery, Standing } from "#domain/athletes/staff-list.ts";
import type { Position } from "#domain/athletes/positions.ts";
import { ageOn } from "#domain/dates.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { Picture } from "#domain/media/picture.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { toGuardianship } from "#server/guardians/guardians.ts";
import { shownPicture } from "#server/media/media.ts";
import { today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { inArray, sql } from "#server/platform/database/orm.ts";
import type { Page } from "#server/platform/lists/keyset.ts";
import { openSubjects } from "#server/platform/reviews/reviews.ts";
import { guardianshipOf } from "../athlete-with-guardianship.ts";
import { isGenerated } from "../new-address.ts";
import { athletes } from "../tables.ts";
import { findPage } from "./find-page.ts";

export interface ListedForStaff {
  id: string;
  name: string;
  /** Null where nobody chose one and the profile was not published: its generated address leads nowhere. */
  subdomain: string | null;
  photo: Picture | null;
  age: number | null;
  position: Position | null;
  club: string | null;
  featured: boolean;
  standing: Standing;
  /** Who answers for a minor; `confirmed` is false while the invitation waits. Null: nobody was asked. */
  guardian: { name: string; confirmed: boolean } | null;
  minor: boolean;
  updatedAt: Temporal.Instant;
}

/** Profiles that wait for staff are few: more than these wait in nobody's list. */
const MOST_IN_REVIEW = 2000;

/** All profiles, public or not, for the list of staff. */
export async function listForStaff(actor: Actor, query: AthleteListQuery): Promise<Page<ListedForStaff>> {
  assertModerator(actor);
  const inReview = await openSubjects(["first_publication", "birthdate_change"], MOST_IN_REVIEW);
  const page = await findPage(query, inReview, today());
  const rows = await rowsOf(
    page.rows.map(({ id }) => id),
    new Set(inReview),
  );
  return { ...page, rows };
}

async function rowsOf(ids: readonly string[], inReview: ReadonlySet<string>): Promise<ListedForStaff[]> {
  if (ids.length === 0) return [];
  const rows = await db()
    .select({
      id: athletes.id,
      name: athletes.name,
      subdomain: athletes.subdomain,
      photo: sql<Picture | null>`${sql.raw(shownPicture("athletes.photo_id"))}`,
      birthdate: athletes.birthdate,
      birthdateEstimated: athletes.birthdateEstimated,
      position: athletes.position,
      club: athletes.club,
      featured: athletes.featured,
      visibility: athletes.visibility,
      wasPublic: athletes.wasPublic,
      consented: athletes.consented,
      updatedAt: athletes.updatedAt,
      deletedAt: athletes.deletedAt,
      guardianship: guardianshipOf("athletes.id"),
    })
    .from(athletes)
    .where(inArray(athletes.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, toListed(row, inReview.has(row.id))]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Row = Pick<
  typeof athletes.$inferSelect,
  | "id"
  | "name"
  | "subdomain"
  | "birthdate"
  | "birthdateEstimated"
  | "position"
  | "club"
  | "featured"
  | "visibility"
  | "wasPublic"
  | "consented"
  | "updatedAt"
  | "deletedAt"
> & { photo: Picture | null; guardianship: Parameters<typeof toGuardianship>[0] };

function toListed(row: Row, inReview: boolean): ListedForStaff {
  const { id, name, photo, birthdate, position, club, featured, updatedAt } = row;
  const minor = isMinor(row, today());
  const { guardians, invited } = toGuardianship(row.guardianship);
  const guardian = guardians[0] ?? invited;
  return {
    id,
    name,
    subdomain: addressOf(row),
    photo,
    age: birthdate && ageOn(birthdate, today()),
    position,
    club,
    featured,
    standing: standingOf(row, minor, inReview),
    guardian: minor && guardian ? { name: guardian.name, confirmed: guardians.length > 0 } : null,
    minor,
    updatedAt,
  };
}

/** A profile that was taken off, by staff or by a deletion, keeps the address that people knew. */
const addressOf = ({ subdomain, visibility, wasPublic }: Row): string | null =>
  visibility === "private" && !wasPublic && isGenerated(subdomain) ? null : subdomain;

function standingOf({ deletedAt, visibility, consented }: Row, minor: boolean, inReview: boolean): Standing {
  if (deletedAt) return "deleted";
  if (visibility !== "private") return visibility;
  if (inReview) return "review";
  return minor && !consented ? "guardian" : "draft";
}
