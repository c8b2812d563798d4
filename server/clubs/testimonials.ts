import { can } from "#domain/clubs/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { firstName } from "#domain/person-name.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { setMark } from "#server/platform/database/live-rows.ts";
import { and, desc, eq, isNull, or, sql } from "#server/platform/database/orm.ts";
import { listed, SHOWN_TESTIMONIAL } from "./public-sql.ts";
import { clubs, clubTestimonials, homeTestimonials } from "./tables.ts";

export interface FeaturedTestimonial {
  /** A first name only where a parent speaks: with a family name, they lead strangers to the child. */
  name: string;
  message: string;
  image: string | null;
  /** Of a club's testimonial; null where staff wrote it down. */
  club: { id: string; name: string } | null;
  /** Who speaks, in the words of staff; null for a club's. */
  role: string | null;
}

/**
 * What staff chose for the home page, as long as it may be shown: whoever takes their word back is quoted no more. Else
 * what a parent says of a verified club. Athletes may be minors: theirs stay on the club's own page.
 */
export async function featuredTestimonial(): Promise<FeaturedTestimonial | null> {
  const [chosen] = await db()
    .select({ ...QUOTED, own: homeTestimonials })
    .from(homeTestimonials)
    .leftJoin(
      clubTestimonials,
      and(eq(clubTestimonials.id, homeTestimonials.clubTestimonialId), eq(clubTestimonials.type, "parent")),
    )
    .leftJoin(clubs, and(eq(clubs.id, clubTestimonials.clubId), SHOWN))
    .where(and(isNull(homeTestimonials.takenDownAt), or(isNull(homeTestimonials.clubTestimonialId), SHOWN)))
    .orderBy(desc(homeTestimonials.shownFrom), desc(homeTestimonials.id))
    .limit(1);
  if (chosen?.own.message)
    return {
      name: chosen.own.name!,
      message: chosen.own.message,
      image: null,
      club: null,
      role: chosen.own.role,
    };
  if (chosen) return quote(chosen);
  const [row] = await quotable().limit(1);
  return row ? quote(row) : null;
}

const QUOTED = {
  id: clubTestimonials.id,
  name: clubTestimonials.name,
  message: clubTestimonials.message,
  image: clubTestimonials.image,
  clubId: clubs.id,
  clubName: clubs.name,
};

const SHOWN = and(clubs.verified, sql.raw(SHOWN_TESTIMONIAL), sql.raw(listed("clubs")));

const quotable = () =>
  db()
    .select(QUOTED)
    .from(clubTestimonials)
    .innerJoin(clubs, eq(clubs.id, clubTestimonials.clubId))
    .where(and(eq(clubTestimonials.type, "parent"), SHOWN))
    .orderBy(desc(clubs.highlighted), clubTestimonials.id);

/** What staff can choose for the home page. */
export const quotableForHome = (limit: number) => quotable().limit(limit);

const quote = ({ name, message, image, clubId, clubName }: Quoted): FeaturedTestimonial => ({
  name: firstName(name!),
  message: message!,
  image,
  club: { id: clubId!, name: clubName! },
  role: null,
});

type Quoted = Record<"name" | "message" | "clubId" | "clubName" | "image", string | null>;

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
