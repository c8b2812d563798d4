import type { HomeTestimonialInput } from "#domain/clubs/home-testimonial-schema.ts";
import { isStaff, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, desc, eq, isNull, sql } from "#server/platform/database/orm.ts";
import { clubTestimonials, homeTestimonials } from "./tables.ts";
import { quotableForHome } from "./testimonials.ts";

const MOST = 20;

interface HomeChoices {
  /** Approved words of parents about verified clubs. */
  quotable: { id: string; name: string; club: string; message: string }[];
  /** What staff wrote down, newest first; `shown` is what was not taken down. */
  written: { id: string; name: string; role: string; message: string; shown: boolean }[];
}

/** What the home page could quote. */
export async function homeChoices(actor: Actor): Promise<HomeChoices> {
  if (!isStaff(actor)) return { quotable: [], written: [] };
  const [quotable, written] = await Promise.all([
    quotableForHome(MOST),
    db()
      .select()
      .from(homeTestimonials)
      .where(isNull(homeTestimonials.clubTestimonialId))
      .orderBy(desc(homeTestimonials.shownFrom), desc(homeTestimonials.id))
      .limit(MOST),
  ]);
  return {
    quotable: quotable.map(({ id, name, clubName, message }) => ({ id, name, club: clubName, message })),
    written: written.map(({ id, name, role, message, takenDownAt }) => ({
      id,
      name: name!,
      role: role!,
      message: message!,
      shown: takenDownAt === null,
    })),
  };
}

/** The home page quotes this club's testimonial from now on. */
export function quoteOnHome(actor: Actor, testimonialId: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!isStaff(actor)) return err("not_found");
    const [row] = await db()
      .select({ id: clubTestimonials.id, clubId: clubTestimonials.clubId })
      .from(clubTestimonials)
      .where(
        and(
          matchesId(clubTestimonials.id, testimonialId),
          eq(clubTestimonials.state, "agreed"),
          eq(clubTestimonials.type, "parent"),
        ),
      );
    if (!row) return err("not_found");
    await takeDown();
    await db()
      .insert(homeTestimonials)
      .values({ clubTestimonialId: row.id, declaredByUserId: userIdOf(actor) });
    await audit(actor, "home.testimonial_chosen", row.clubId);
    return ok(null);
  });
}

/** Staff answer for what they write down: an adult who agreed, and no child named or shown. */
export function writeForHome(
  actor: Actor,
  input: HomeTestimonialInput,
): Promise<Result<null, "not_allowed">> {
  return inTransaction(async () => {
    if (!isStaff(actor)) return err("not_allowed");
    await takeDown();
    await db()
      .insert(homeTestimonials)
      .values({ ...input, declaredByUserId: userIdOf(actor) });
    await audit(actor, "home.testimonial_written", null, ["name", "role", "message"]);
    return ok(null);
  });
}

/** One that staff wrote down before is shown again. */
export function showAgain(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!isStaff(actor)) return err("not_found");
    const [row] = await db()
      .select({ id: homeTestimonials.id })
      .from(homeTestimonials)
      .where(and(matchesId(homeTestimonials.id, id), isNull(homeTestimonials.clubTestimonialId)))
      .for("update");
    if (!row) return err("not_found");
    await takeDown();
    await db()
      .update(homeTestimonials)
      .set({ shownFrom: sql`now()`, takenDownAt: null })
      .where(eq(homeTestimonials.id, row.id));
    await audit(actor, "home.testimonial_written", null, []);
    return ok(null);
  });
}

/** The product chooses again by itself. */
export function chooseNone(actor: Actor): Promise<Result<null, "not_allowed">> {
  return inTransaction(async () => {
    if (!isStaff(actor)) return err("not_allowed");
    await takeDown();
    await audit(actor, "home.testimonial_released", null);
    return ok(null);
  });
}

const takeDown = () =>
  db()
    .update(homeTestimonials)
    .set({ takenDownAt: sql`now()` })
    .where(isNull(homeTestimonials.takenDownAt));
