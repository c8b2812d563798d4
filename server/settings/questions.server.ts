import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { mayEditSite } from "#domain/settings/policy.ts";
import type { QuestionInput } from "#domain/settings/question-schema.ts";
import { audit, formerValues } from "#server/platform/audit/audit.ts";
import { remembered } from "#server/platform/cache/remembered.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, setMark } from "#server/platform/database/live-rows.ts";
import { and, asc, desc, eq, isNotNull, sql } from "#server/platform/database/orm.ts";
import { faqQuestions } from "./tables.ts";

const MOST = 60;
const MOST_DELETED = 10;

export type Question = typeof faqQuestions.$inferSelect;

/** What visitors read, in its order. Kept until a question changes: the page is asked for often. */
export const publishedQuestions = (): Promise<{ question: string; answer: string }[]> => published("");

const published = remembered(["faq"], () =>
  db()
    .select({ question: faqQuestions.question, answer: faqQuestions.answer })
    .from(faqQuestions)
    .where(and(live(faqQuestions), faqQuestions.published))
    .orderBy(asc(faqQuestions.position), asc(faqQuestions.id))
    .limit(MOST),
);

/** All of them in their order, and the last ones that were deleted, which can be restored. */
export async function questionsForStaff(actor: Actor): Promise<{ live: Question[]; deleted: Question[] }> {
  if (!mayEditSite(actor)) return { live: [], deleted: [] };
  const [rows, deleted] = await Promise.all([
    db()
      .select()
      .from(faqQuestions)
      .where(live(faqQuestions))
      .orderBy(asc(faqQuestions.position), asc(faqQuestions.id))
      .limit(MOST),
    db()
      .select()
      .from(faqQuestions)
      .where(isNotNull(faqQuestions.deletedAt))
      .orderBy(desc(faqQuestions.deletedAt))
      .limit(MOST_DELETED),
  ]);
  return { live: rows, deleted };
}

/** One question with what it said before, newest first. */
export async function readQuestion(actor: Actor, id: string) {
  const question = mayEditSite(actor) ? await findLive(faqQuestions, id) : undefined;
  if (!question) return null;
  return { question, earlier: await formerValues("faq", question.id) };
}

/** A new question stands last. */
export function addQuestion(
  actor: Actor,
  input: QuestionInput,
): Promise<Result<{ id: string }, "not_allowed" | "too_many">> {
  return inTransaction(async () => {
    if (!mayEditSite(actor)) return err("not_allowed");
    const rows = await lockOrder();
    if (rows.length >= MOST) return err("too_many");
    const position = (rows.at(-1)?.position ?? 0) + 1;
    const [row] = await db()
      .insert(faqQuestions)
      .values({ ...input, position })
      .returning({ id: faqQuestions.id });
    await audit(actor, "faq.added", row!.id);
    return ok({ id: row!.id });
  });
}

export function changeQuestion(
  actor: Actor,
  id: string,
  input: QuestionInput,
  ifUnchangedSince: Temporal.Instant,
) {
  return changeRow(faqQuestions, id, {
    who: actor,
    action: "faq.changed",
    allowed: () => mayEditSite(actor),
    set: input,
    ifUnchangedSince,
    // No person's data: the former text stays, and can be put back.
    keepValuesOf: () => null,
  });
}

/** One place up or down. At the end of the list nothing happens. */
export function moveQuestion(
  actor: Actor,
  id: string,
  direction: "up" | "down",
): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!mayEditSite(actor)) return err("not_found");
    const rows = await lockOrder();
    const from = rows.findIndex((row) => row.id === id);
    if (from < 0) return err("not_found");
    const [row, other] = [rows[from]!, rows[direction === "up" ? from - 1 : from + 1]];
    if (!other) return ok(null);
    await place(row.id, other.position);
    await place(other.id, row.position);
    await audit(actor, "faq.moved", id, ["position"]);
    return ok(null);
  });
}

export const deleteQuestion = (actor: Actor, id: string) => setDeleted(actor, id, true);
export const restoreQuestion = (actor: Actor, id: string) => setDeleted(actor, id, false);

function setDeleted(actor: Actor, id: string, deleted: boolean): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    if (!mayEditSite(actor)) return err("not_found");
    // The order is locked first, as by everybody else: two acts at once take turns.
    const rows = await lockOrder();
    if (!(await setMark(faqQuestions, id, "deletedAt", deleted))) return err("not_found");
    // What comes back stands last: its place may be another's now.
    if (!deleted) await place(id, (rows.at(-1)?.position ?? 0) + 1);
    await audit(actor, deleted ? "faq.deleted" : "faq.restored", id);
    return ok(null);
  });
}

const lockOrder = () =>
  db()
    .select({ id: faqQuestions.id, position: faqQuestions.position })
    .from(faqQuestions)
    .where(live(faqQuestions))
    .orderBy(asc(faqQuestions.position), asc(faqQuestions.id))
    .for("update");

const place = (id: string, position: number) =>
  db()
    .update(faqQuestions)
    .set({ position, updatedAt: sql`now()` })
    .where(eq(faqQuestions.id, id));
