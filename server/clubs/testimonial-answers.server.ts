import type { TestimonialState, TestimonialType } from "#domain/clubs/testimonials.ts";
import { ADULT_AGE, ageOn, parseDate } from "#domain/dates.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { familyChanged, holdResponsible, responsibleForAll } from "#server/athletes/responsible.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { tokenHash } from "#server/platform/config/hashes.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, eq, inArray, sql } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { lockedClub } from "./link-rows.ts";
import { ownersOf } from "./membership.ts";
import { isExpired } from "./own-testimonials.server.ts";
import { neitherHiddenNorDeleted } from "./public-sql.ts";
import { decidesFor } from "#domain/athletes/policy.ts";
import { clubs, clubTestimonials } from "./tables.ts";
import * as mails from "./testimonial-mails.ts";

const MOST = 100;
const PER_ADDRESS = { name: "testimonial-answer", points: 60, seconds: 3600 };

/** What the person quoted reads behind the mailed link. */
export interface AskedTestimonial {
  club: { id: string; name: string };
  name: string;
  type: TestimonialType;
  message: string;
  state: TestimonialState;
  /** They say when they were born: under 18 a guardian decides, through the athlete's profile. */
  asksBirthdate: boolean;
}

/** Reading changes nothing: programs that check mails open links too. */
export async function testimonialAt(
  token: string,
): Promise<Result<AskedTestimonial, "not_found" | "expired">> {
  const [found] = await db()
    .select({ row: clubTestimonials, clubName: clubs.name })
    .from(clubTestimonials)
    .innerJoin(clubs, eq(clubs.id, clubTestimonials.clubId))
    .where(eq(clubTestimonials.tokenHash, tokenHash(token)));
  if (!found) return err("not_found");
  const { row, clubName } = found;
  if (isExpired(row)) return err("expired");
  return ok({
    club: { id: row.clubId, name: clubName },
    name: row.name,
    type: row.type,
    message: row.message,
    state: row.state,
    asksBirthdate: row.state === "waiting" && row.type === "athlete" && row.athleteId === null,
  });
}

type TestimonialAnswer =
  | { decision: "agree"; birthdate: string | null }
  | { decision: "refuse" | "withdraw" };
type AnswerProblem = TooMany | { code: "not_found" | "expired" | "already_answered" | "minor" };

/** The first answer counts; after a yes the same link takes the testimonial back. */
export async function answerTestimonial(
  { address }: Pick<Browser, "address">,
  token: string,
  answer: TestimonialAnswer,
): Promise<Result<Exclude<TestimonialState, "waiting">, AnswerProblem>> {
  const counted = await spend(PER_ADDRESS, { address });
  if (!counted.ok) return counted;
  return inTransaction(async (): Promise<Result<Exclude<TestimonialState, "waiting">, AnswerProblem>> => {
    const [row] = await db()
      .select()
      .from(clubTestimonials)
      .where(eq(clubTestimonials.tokenHash, tokenHash(token)))
      .for("update");
    if (!row) return err({ code: "not_found" });
    if (isExpired(row)) return err({ code: "expired" });
    const from = answer.decision === "withdraw" ? "agreed" : "waiting";
    if (row.state !== from) return err({ code: "already_answered" });
    if (
      answer.decision === "agree" &&
      row.type === "athlete" &&
      row.athleteId === null &&
      !isAdult(answer.birthdate)
    )
      return err({ code: "minor" });
    return ok(await settle(null, row, answer.decision));
  });
}

async function settle(
  who: Actor | null,
  { id, clubId }: typeof clubTestimonials.$inferSelect,
  decision: keyof typeof STATES,
): Promise<Exclude<TestimonialState, "waiting">> {
  const state = STATES[decision];
  await db()
    .update(clubTestimonials)
    // The address served to ask. Nobody needs it after the answer.
    .set({ state, decidedAt: sql`now()`, email: null })
    .where(eq(clubTestimonials.id, id));
  await audit(who, `club.testimonial_${state}`, clubId);
  for (const owner of await ownersOf(clubId)) await mails.testimonialAnswered(owner, state);
  return state;
}

const STATES = { agree: "agreed", refuse: "refused", withdraw: "withdrawn" } as const;

function isAdult(birthdate: string | null): boolean {
  const born = birthdate ? parseDate(birthdate) : null;
  return born !== null && ageOn(born, today()) >= ADULT_AGE;
}

/** A testimonial of a linked athlete. */
export interface FamilyTestimonial {
  id: string;
  athleteId: string;
  club: { id: string; name: string };
  message: string;
}

/** What clubs quote these athletes with, for whoever decides for them: what waits for a yes, and what has one. */
export async function testimonialsForFamily(
  actor: Actor,
  athleteIds: readonly string[],
): Promise<{ waiting: FamilyTestimonial[]; agreed: FamilyTestimonial[] }> {
  const people = await responsibleForAll(athleteIds);
  const own = [...people].filter(([, athlete]) => !athlete.deleted && decidesFor(actor, athlete));
  if (own.length === 0) return { waiting: [], agreed: [] };
  const rows = await db()
    .select({
      row: clubTestimonials,
      clubName: clubs.name,
      // A club that lost its verification asks no family.
      asks: sql<boolean>`${clubs.verified} and ${sql.raw(neitherHiddenNorDeleted("clubs"))}`,
    })
    .from(clubTestimonials)
    .innerJoin(clubs, eq(clubs.id, clubTestimonials.clubId))
    .where(
      and(
        inArray(
          clubTestimonials.athleteId,
          own.map(([id]) => id),
        ),
        inArray(clubTestimonials.state, ["waiting", "agreed"]),
      ),
    )
    .orderBy(clubTestimonials.id)
    .limit(MOST);
  const inState = (state: TestimonialState) =>
    rows
      .filter(({ row, asks }) => row.state === state && (state === "agreed" || (asks && !isExpired(row))))
      .map(({ row, clubName }) => ({
        id: row.id,
        athleteId: row.athleteId!,
        club: { id: row.clubId, name: clubName },
        message: row.message,
      }));
  return { waiting: inState("waiting"), agreed: inState("agreed") };
}

/** The same answers as behind the mailed link, from the desk of whoever decides for the athlete. */
export function decideTestimonial(
  actor: Actor,
  id: string,
  decision: keyof typeof STATES,
): Promise<Result<null, "not_found" | "already_decided">> {
  return inTransaction(async (): Promise<Result<null, "not_found" | "already_decided">> => {
    const [found] = await db()
      .select({ athleteId: clubTestimonials.athleteId, clubId: clubTestimonials.clubId })
      .from(clubTestimonials)
      .where(matchesId(clubTestimonials.id, id));
    if (!found?.athleteId || (decision === "agree" && !(await lockedClub(found.clubId))))
      return err("not_found");
    const athlete = await holdResponsible(found.athleteId);
    if (!athlete || !decidesFor(actor, athlete)) return err("not_found");
    const [row] = await db().select().from(clubTestimonials).where(eq(clubTestimonials.id, id)).for("update");
    if (!row || isExpired(row)) return err("not_found");
    if (row.state !== (decision === "withdraw" ? "agreed" : "waiting")) return err("already_decided");
    await settle(actor, row, decision);
    return ok(null);
  });
}

// Whoever answered for the athlete no longer does, or takes everything back.
familyChanged.on(async ({ athleteId, what }) => {
  if (what !== "consent_revoked" && what !== "account_deleted") return;
  await db()
    .update(clubTestimonials)
    .set({ state: "withdrawn", decidedAt: sql`now()` })
    .where(
      and(eq(clubTestimonials.athleteId, athleteId), inArray(clubTestimonials.state, ["waiting", "agreed"])),
    );
});
