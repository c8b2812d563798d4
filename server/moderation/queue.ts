import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import type { ReportReason } from "#domain/moderation/reports.ts";
import { kindsOf, type ReviewListQuery } from "#domain/moderation/staff-list.ts";
import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import * as identity from "#server/identity/staff-view.ts";
import { holderOf } from "#server/platform/leases/leases.ts";
import type { Page } from "#server/platform/lists/keyset.ts";
import { wordsIn } from "#server/platform/lists/words.ts";
import * as reviews from "#server/platform/reviews/reviews.ts";
import { nameAll } from "./names.ts";
import * as queries from "./queries.ts";

export type QueueEntry = Awaited<ReturnType<typeof toEntries>>[number];

export type QueueFilter = Partial<Omit<reviews.QueuePart, "person">>;

/** One page of the open reviews. */
export async function queue(actor: Actor, query: ReviewListQuery): Promise<Page<QueueEntry>> {
  assertModerator(actor);
  const { kind, whose } = query.filters;
  const part = partOf(actor, { kinds: kind && kindsOf(kind), whose });
  const among = query.text === "" ? undefined : await named(actor, part, query.text);
  const page = await reviews.openPage(part, query, among);
  return { ...page, rows: await toEntries(actor, page.rows) };
}

/** The reviews whose subject has a name with these words in it. */
async function named(actor: Actor, part: reviews.QueuePart, text: string): Promise<string[]> {
  const ids: string[] = [];
  const hasThem = wordsIn(text);
  for await (const rows of reviews.openSubjectsIn(part)) {
    const reported = await reportedBy(rows);
    const things = rows.map((row) => subjectOf(row, reported));
    const nameOf = await nameAll(actor, things);
    ids.push(...rows.filter((_, at) => hasThem(nameOf(things[at]!) ?? "")).map(({ id }) => id));
  }
  return ids;
}

/** With the names of what they are about and of who works on them: one query for each type of thing. */
async function toEntries(actor: Actor, rows: readonly reviews.Review[]) {
  const reported = await reportedBy(rows);
  const nameOf = await nameAll(
    actor,
    rows.map((row) => subjectOf(row, reported)),
  );
  const people = await identity.names(actor, idsOf(rows.map(holderOf)));
  return rows.map((row) => {
    const holder = holderOf(row);
    return {
      id: row.id,
      kind: row.kind,
      subject: nameOf(subjectOf(row, reported)),
      reportReason: reasonOf(row, reported),
      createdAt: row.createdAt,
      /** Who works on it now; nobody else decides it meanwhile. */
      assignee: holder && (people.get(holder) ?? null),
      mine: holder !== null && holder === userIdOf(actor),
    };
  });
}

const BESIDE = 40;

/** What stands beside an item: its part of the queue, how many wait with whom, and where to go from here. */
export async function queueBeside(actor: Actor, id: string, filter: QueueFilter) {
  assertModerator(actor);
  const part = partOf(actor, filter);
  const [rows, counts, next, previous] = await Promise.all([
    reviews.openIn(part, BESIDE),
    reviews.countIn(part),
    reviews.neighbourOf(id, part, "next"),
    reviews.neighbourOf(id, part, "previous"),
  ]);
  return { entries: await toEntries(actor, rows), counts, next, previous };
}

/** Where to go once this item is decided: nobody else is there. Null at the end of the queue. */
export function nextAfter(actor: Actor, id: string, filter: QueueFilter): Promise<string | null> {
  assertModerator(actor);
  return reviews.neighbourOf(id, partOf(actor, filter), "next");
}

export async function waitingByKind(actor: Actor): Promise<Map<ReviewKindName, number>> {
  assertModerator(actor);
  return reviews.openByKind();
}

const partOf = (actor: Actor, { kinds, whose = "all" }: QueueFilter): reviews.QueuePart => ({
  kinds,
  whose,
  person: userIdOf(actor),
});

type Asked = Pick<reviews.Review, "kind" | "subjectId">;
type Reported = Map<string, Awaited<ReturnType<typeof queries.latestAbout>>[number]>;

async function reportedBy(rows: readonly Asked[]): Promise<Reported> {
  const ids = rows.filter(({ kind }) => kind === "report").map(({ subjectId }) => subjectId);
  const latest = ids.length > 0 ? await queries.latestAbout(ids) : [];
  return new Map(latest.map((report) => [report.subjectId, report]));
}

const subjectOf = (row: Asked, reported: Reported) => ({
  type: row.kind === "report" ? (reported.get(row.subjectId)?.subjectType ?? "report") : row.kind,
  id: row.subjectId,
});

const reasonOf = (row: Asked, reported: Reported): ReportReason | null =>
  row.kind === "report" ? (reported.get(row.subjectId)?.reason ?? null) : null;

const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];
