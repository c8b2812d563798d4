import type { TestimonialState, TestimonialType } from "#domain/clubs/testimonials.ts";
import { ADULT_AGE, ageOn, parseDate } from "#domain/dates.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { familyChanged } from "#server/athletes/responsible.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { tokenHash } from "#server/platform/config/hashes.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, eq, inArray, sql } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { ownerOf } from "./link-rows.ts";
import { isExpired } from "./own-testimonials.server.ts";
import { clubs, clubTestimonials } from "./tables.ts";
import * as mails from "./testimonial-mails.ts";

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
    const state = STATES[answer.decision];
    await db()
      .update(clubTestimonials)
      // The address served to ask. Nobody needs it after the answer.
      .set({ state, decidedAt: sql`now()`, email: null })
      .where(eq(clubTestimonials.id, row.id));
    await audit(null, `club.testimonial_${state}`, row.clubId);
    const owner = await ownerOf(row.clubId);
    if (owner) await mails.testimonialAnswered(owner.person, state);
    return ok(state);
  });
}

const STATES = { agree: "agreed", refuse: "refused", withdraw: "withdrawn" } as const;

function isAdult(birthdate: string | null): boolean {
  const born = birthdate ? parseDate(birthdate) : null;
  return born !== null && ageOn(born, today()) >= ADULT_AGE;
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
