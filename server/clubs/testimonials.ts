import { can } from "#domain/clubs/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { firstName } from "#domain/person-name.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { setMark } from "#server/platform/database/live-rows.ts";
import { and, desc, eq, sql } from "#server/platform/database/orm.ts";
import { listed, SHOWN_TESTIMONIAL } from "./public-sql.ts";
import { clubs, clubTestimonials } from "./tables.ts";

export interface FeaturedTestimonial {
  /** A first name only: with a family name, a parent leads strangers to the child. */
  name: string;
  message: string;
  image: string | null;
  club: { id: string; name: string };
}

/** What a parent says of a verified club. Athletes may be minors: theirs stay on the club's own page. */
export async function featuredTestimonial(): Promise<FeaturedTestimonial | null> {
  const [row] = await db()
    .select({
      name: clubTestimonials.name,
      message: clubTestimonials.message,
      image: clubTestimonials.image,
      clubId: clubs.id,
      clubName: clubs.name,
    })
    .from(clubTestimonials)
    .innerJoin(clubs, eq(clubs.id, clubTestimonials.clubId))
    .where(
      and(
        eq(clubTestimonials.type, "parent"),
        clubs.verified,
        sql.raw(SHOWN_TESTIMONIAL),
        sql.raw(listed("clubs")),
      ),
    )
    .orderBy(desc(clubs.highlighted), clubTestimonials.id)
    .limit(1);
  if (!row) return null;
  return {
    name: firstName(row.name),
    message: row.message,
    image: row.image,
    club: { id: row.clubId, name: row.clubName },
  };
}

/** Off the club's page because of a report, and back. */
export const hideTestimonial = (actor: Actor, id: string) => setHidden(actor, id, true);
export const showTestimonial = (actor: Actor, id: string) => setHidden(actor, id, false);

function setHidden(actor: Actor, id: string, hidden: boolean): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!can(actor, "hide") || !(await setMark(clubTestimonials, id, "hiddenAt", hidden)))
      return err("not_found");
    const [row] = await db()
      .select({ clubId: clubTestimonials.clubId })
      .from(clubTestimonials)
      .where(eq(clubTestimonials.id, id));
    await audit(actor, hidden ? "club.testimonial_hidden" : "club.testimonial_shown", row!.clubId);
    return ok(null);
  });
}
