import {
  statementOf,
  younger,
  type AgeStatement,
  type StatementSource,
} from "#domain/athletes/age-statements.ts";
import { parseDate } from "#domain/dates.ts";
import { mailboxOf } from "#domain/guardians/mailbox.ts";
import { AGE_STATEMENT_DAYS } from "#domain/rights/periods.ts";
import * as identity from "#server/identity/identity.server.ts";
import { today } from "#server/platform/clock.ts";
import { keyedHash } from "#server/platform/config/hashes.ts";
import { db, outsideTransaction } from "#server/platform/database/database.ts";
import { and, eq, isNull, lt, or, sql } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type Limit } from "#server/platform/limits/limits.ts";
import { ageStatements, athleteHistory } from "./tables.ts";

/** Whoever states more than this is not trying dates, but filling the table. */
const NOTES_PER_ADDRESS: Limit = { name: "age-statement-address", points: 60, seconds: 3600 };

/**
 * Remembers a birth date under 18 that was typed at any door, accepted or refused: in the browser, and under
 * the e-mail. Kept whatever becomes of the form. Returns what this browser had said before.
 */
export async function noteStatement(
  browser: Browser,
  email: string,
  birthdate: string | undefined,
): Promise<AgeStatement | null> {
  const before = identity.statementIn(browser);
  const date = parseDate(birthdate);
  const said = date && statementOf(date, today());
  if (said) {
    identity.saveNote(browser, younger(said, before));
    const counted = await spend(NOTES_PER_ADDRESS, browser);
    if (counted.ok) await outsideTransaction(() => upsert(email, "email", said));
  }
  return before;
}

/** Ties what is known to the new profile, inside its transaction: a later change of address loses nothing. */
export async function keepStatements(
  athleteId: string,
  email: string,
  inBrowser: AgeStatement | null,
): Promise<void> {
  if (inBrowser) await upsert(email, "browser", inBrowser);
  await db()
    .update(ageStatements)
    .set({ athleteId })
    .where(and(eq(ageStatements.mailboxHash, hashOf(email)), isNull(ageStatements.athleteId)));
}

/** A younger date that was asked for in the profile itself. */
export async function noteInProfile(
  athlete: { id: string; userId: string | null },
  date: Temporal.PlainDate,
): Promise<void> {
  const said = statementOf(date, today());
  if (!said) return;
  // A profile without an account is known by its id.
  const address = (await emailOf(athlete)) ?? `athlete:${athlete.id}`;
  await upsert(address, "profile", said);
  await db()
    .update(ageStatements)
    .set({ athleteId: athlete.id })
    .where(and(eq(ageStatements.mailboxHash, hashOf(address)), isNull(ageStatements.athleteId)));
}

/** All that was said by whoever owns this profile, as far as we know. */
export async function statementsAbout(athlete: {
  id: string;
  userId: string | null;
}): Promise<(AgeStatement & { source: StatementSource })[]> {
  const email = await emailOf(athlete);
  return db()
    .select({
      source: ageStatements.source,
      birthYear: ageStatements.birthYear,
      ageGroup: ageStatements.ageGroup,
      statedOn: ageStatements.statedOn,
    })
    .from(ageStatements)
    .where(
      or(
        eq(ageStatements.athleteId, athlete.id),
        email ? eq(ageStatements.mailboxHash, hashOf(email)) : undefined,
      ),
    )
    .orderBy(ageStatements.id)
    .limit(20);
}

export const categoriesOf = (athleteId: string): Promise<{ year: number; category: string | null }[]> =>
  db()
    .select({ year: athleteHistory.year, category: athleteHistory.category })
    .from(athleteHistory)
    .where(eq(athleteHistory.athleteId, athleteId))
    .orderBy(athleteHistory.year)
    .limit(60);

/** Deletes statements that belong to no profile and are a year old. */
export async function sweepStatements(day: Temporal.PlainDate): Promise<void> {
  await db()
    .delete(ageStatements)
    .where(
      and(
        isNull(ageStatements.athleteId),
        lt(ageStatements.statedOn, day.subtract({ days: AGE_STATEMENT_DAYS })),
      ),
    );
}

/** One row per address and source, with the youngest age that was stated. */
async function upsert(email: string, source: StatementSource, statement: AgeStatement): Promise<void> {
  const { birthYear, ageGroup, statedOn } = statement;
  await db()
    .insert(ageStatements)
    .values({ mailboxHash: hashOf(email), source, birthYear, ageGroup, statedOn })
    .onConflictDoUpdate({
      target: [ageStatements.mailboxHash, ageStatements.source],
      set: { birthYear, ageGroup, statedOn },
      setWhere: sql`${ageStatements.birthYear} <= excluded.birth_year`,
    });
}

const hashOf = (email: string): string => keyedHash("mailbox", mailboxOf(email));

async function emailOf({ userId }: { userId: string | null }): Promise<string | undefined> {
  return userId ? (await identity.findById(userId))?.email : undefined;
}
