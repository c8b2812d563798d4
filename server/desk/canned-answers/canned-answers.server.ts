import type { CannedAnswerInput } from "#domain/desk/canned-answer-schema.ts";
import type { AnswerTopic } from "#domain/desk/canned-answers.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator, canModerate } from "#domain/moderation/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, setMark } from "#server/platform/database/live-rows.ts";
import { and, asc, count, eq } from "#server/platform/database/orm.ts";
import { cannedAnswers } from "./tables.ts";

/** More than this nobody finds again in a select. */
const MOST = 200;

interface CannedAnswer extends CannedAnswerInput {
  id: string;
}

/** All texts, or those of one kind of item, by title. */
export async function list(actor: Actor, topic?: AnswerTopic): Promise<CannedAnswer[]> {
  assertModerator(actor);
  const rows = await db()
    .select()
    .from(cannedAnswers)
    .where(and(topic && eq(cannedAnswers.topic, topic), live(cannedAnswers)))
    .orderBy(asc(cannedAnswers.topic), asc(cannedAnswers.title), asc(cannedAnswers.id))
    .limit(MOST);
  return rows.map(toAnswer);
}

export async function read(actor: Actor, id: string): Promise<Result<CannedAnswer, "not_found">> {
  const row = canModerate(actor) ? await findLive(cannedAnswers, id) : undefined;
  return row ? ok(toAnswer(row)) : err("not_found");
}

export function create(
  actor: Actor,
  input: CannedAnswerInput,
): Promise<Result<{ id: string }, "not_allowed" | "too_many">> {
  return inTransaction(async () => {
    if (!canModerate(actor)) return err("not_allowed");
    const [stored] = await db().select({ total: count() }).from(cannedAnswers).where(live(cannedAnswers));
    if (stored!.total >= MOST) return err("too_many");
    const [row] = await db().insert(cannedAnswers).values(input).returning({ id: cannedAnswers.id });
    await audit(actor, "canned_answer.created", row!.id);
    return ok({ id: row!.id });
  });
}

export async function change(
  actor: Actor,
  id: string,
  input: CannedAnswerInput,
): Promise<Result<null, "not_found">> {
  const changed = await changeRow(cannedAnswers, id, {
    who: actor,
    action: "canned_answer.changed",
    allowed: () => canModerate(actor),
    set: input,
  });
  return changed.ok ? ok(null) : changed;
}

/** Mails that were sent with it stay as they are. */
export function remove(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!canModerate(actor) || !(await setMark(cannedAnswers, id, "deletedAt", true)))
      return err("not_found");
    await audit(actor, "canned_answer.deleted", id);
    return ok(null);
  });
}

const toAnswer = ({ id, topic, title, body }: typeof cannedAnswers.$inferSelect): CannedAnswer => ({
  id,
  topic,
  title,
  body,
});
