import { firstName } from "#domain/person-name.ts";
import { db } from "#server/platform/database/database.ts";
import { and, desc, eq, sql } from "#server/platform/database/orm.ts";
import { listed } from "./public-sql.ts";
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
    .where(and(eq(clubTestimonials.type, "parent"), clubs.verified, sql.raw(listed("clubs"))))
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
