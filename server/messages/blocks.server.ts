import type { Member } from "#domain/identity/actor.ts";
import { isId } from "#domain/id.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { holdResponsible, responsibleFor } from "#server/athletes/responsible.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, eq, inArray } from "#server/platform/database/orm.ts";
import { answerersOf } from "./contact-view.ts";
import { endByFamily } from "./ending.ts";
import { withParties } from "./parties.ts";
import * as queries from "./queries.ts";
import { contactBlocks, contactWriters } from "./tables.ts";

interface Pair {
  athleteId: string;
  clubId: string;
}

export interface Block {
  /** Who blocked lifts it; where that person no longer decides, any who does. */
  mayLift: boolean;
}

type BlockProblem = "not_found" | "blocked_by_other";

/**
 * A family wants nothing more of a club: what is under way ends, and nobody of the club can ask again. One of those who
 * decide is enough. The club reads only that it has ended.
 */
export function blockClub(actor: Member, pair: Pair): Promise<Result<null, BlockProblem>> {
  return inTransaction(async () => {
    if (!(await decides(actor, pair)) || !(await hasWritten(pair))) return err("not_found");
    const rows = await db()
      .insert(contactBlocks)
      .values({ ...pair, blockedBy: actor.userId })
      .onConflictDoNothing()
      .returning({ id: contactBlocks.id });
    if (rows.length === 0) return ok(null);
    await audit(actor.userId, "contact.club_blocked", pair.athleteId);
    for (const contact of await withParties(await queries.liveOf(pair)))
      await endByFamily(contact, actor.userId, "blocked_by_family");
    return ok(null);
  });
}

/** The club may ask again; what ended stays ended, and the 90 days count from the block. */
export function unblockClub(actor: Member, pair: Pair): Promise<Result<null, BlockProblem>> {
  return inTransaction(async () => {
    if (!(await decides(actor, pair))) return err("not_found");
    const block = await blockOn(pair, actor.userId);
    if (!block) return ok(null);
    if (!block.mayLift) return err("blocked_by_other");
    await db().delete(contactBlocks).where(of(pair));
    await audit(actor.userId, "contact.club_unblocked", pair.athleteId);
    return ok(null);
  });
}

export async function isBlocked(pair: Pair): Promise<boolean> {
  const rows = await db().select({ id: contactBlocks.id }).from(contactBlocks).where(of(pair)).limit(1);
  return rows.length > 0;
}

/** The block as one of the family reads it. */
export async function blockOn(pair: Pair, userId: string): Promise<Block | null> {
  const [row] = await db()
    .select({ blockedBy: contactBlocks.blockedBy })
    .from(contactBlocks)
    .where(of(pair))
    .limit(1);
  if (!row) return null;
  const athlete = await responsibleFor(pair.athleteId);
  return { mayLift: mayLift(row.blockedBy, userId, athlete ? answerersOf(athlete) : []) };
}

export const mayLift = (blockedBy: string | null, userId: string, deciding: readonly string[]): boolean =>
  blockedBy === userId || blockedBy === null || !deciding.includes(blockedBy);

/** Which clubs are blocked for these athletes, by who did it. */
export async function blocksAbout(athleteIds: readonly string[]) {
  if (athleteIds.length === 0) return [];
  return db()
    .select()
    .from(contactBlocks)
    .where(inArray(contactBlocks.athleteId, [...athleteIds]));
}

async function decides({ userId }: Member, { athleteId, clubId }: Pair): Promise<boolean> {
  if (!isId(athleteId) || !isId(clubId)) return false;
  const athlete = await holdResponsible(athleteId);
  return athlete !== null && !athlete.deleted && answerersOf(athlete).includes(userId);
}

/** Only a club that wrote can be blocked. */
async function hasWritten({ athleteId, clubId }: Pair): Promise<boolean> {
  const rows = await db()
    .select({ id: contactWriters.id })
    .from(contactWriters)
    .where(and(eq(contactWriters.athleteId, athleteId), eq(contactWriters.clubId, clubId)))
    .limit(1);
  return rows.length > 0;
}

const of = ({ athleteId, clubId }: Pair) =>
  and(eq(contactBlocks.athleteId, athleteId), eq(contactBlocks.clubId, clubId));
