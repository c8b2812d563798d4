import { isAdmin, isStaff, type Actor } from "#domain/identity/actor.ts";
import { inForce, NOTICE_DAYS } from "#domain/identity/terms.ts";
import type { TermsDraft } from "#domain/legal/terms-schema.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { now, TIME_ZONE, today } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, lockLive, setMark } from "#server/platform/database/live-rows.ts";
import { and, desc, eq, gt, isNotNull, isNull, ne, sql } from "#server/platform/database/orm.ts";
import { enqueue } from "#server/platform/jobs/jobs.ts";
import { termsVersions } from "../tables.ts";
import { announceTerms } from "./announce.ts";
import { publishedTerms } from "./terms.server.ts";

// Staff read every version; what binds people is written by admins.

type TermsRow = typeof termsVersions.$inferSelect;

export type TermsState = "draft" | "announced" | "in_force" | "replaced";

const MOST = 100;

export async function listTerms(
  actor: Actor,
): Promise<(Pick<TermsRow, ListedField> & { state: TermsState })[]> {
  if (!isStaff(actor)) return [];
  const { id, version, changes, inForceFrom, publishedAt, updatedAt } = termsVersions;
  const rows = await db()
    .select({ id, version, changes, inForceFrom, publishedAt, updatedAt })
    .from(termsVersions)
    .where(live(termsVersions))
    .orderBy(sql`${inForceFrom} desc nulls first`, desc(id))
    .limit(MOST);
  const current = inForce(await publishedTerms(), now()).version;
  return rows.map((row) => ({ ...row, state: stateOf(row, current) }));
}

type ListedField = "id" | "version" | "changes" | "inForceFrom" | "publishedAt" | "updatedAt";

export async function readTerms(
  actor: Actor,
  id: string,
): Promise<{ row: TermsRow; state: TermsState; before: TermsRow | null } | null> {
  const row = isStaff(actor) ? await findLive(termsVersions, id) : undefined;
  if (!row) return null;
  const state = stateOf(row, inForce(await publishedTerms(), now()).version);
  return { row, state, before: (await versionBefore(row)) ?? null };
}

function stateOf(row: Pick<TermsRow, "version" | "inForceFrom">, current: string): TermsState {
  if (!row.inForceFrom) return "draft";
  if (row.version === current) return "in_force";
  return Temporal.Instant.compare(row.inForceFrom, now()) > 0 ? "announced" : "replaced";
}

/** The published version that this one replaces, to compare. */
async function versionBefore({ id, inForceFrom }: TermsRow): Promise<TermsRow | undefined> {
  const [row] = await db()
    .select()
    .from(termsVersions)
    .where(
      and(
        isNotNull(termsVersions.publishedAt),
        ne(termsVersions.id, id),
        inForceFrom ? sql`${termsVersions.inForceFrom} < ${inForceFrom.toString()}` : undefined,
      ),
    )
    .orderBy(desc(termsVersions.inForceFrom))
    .limit(1);
  return row;
}

/** A draft with the texts of today, to be changed. One draft is enough: whoever asks again gets the one there is. */
export function draftTerms(actor: Actor): Promise<Result<{ id: string }, "not_allowed">> {
  return inTransaction(async () => {
    if (!isAdmin(actor)) return err("not_allowed");
    const latest = await lockLatest();
    const [draft] = await db()
      .select({ id: termsVersions.id })
      .from(termsVersions)
      .where(and(live(termsVersions), isNull(termsVersions.publishedAt)))
      .limit(1);
    if (draft) return ok(draft);
    const { year, month } = today();
    const wanted = `${year}-${String(month).padStart(2, "0")}`;
    const [row] = await db()
      .insert(termsVersions)
      .values({ version: await freeVersion(wanted), changes: "", terms: latest.terms, policy: latest.policy })
      .returning({ id: termsVersions.id });
    await audit(actor, "terms.drafted", row!.id);
    return ok({ id: row!.id });
  });
}

/** Drafts and publications take turns behind the newest published version. */
async function lockLatest(): Promise<TermsRow> {
  const [row] = await db()
    .select()
    .from(termsVersions)
    .where(isNotNull(termsVersions.publishedAt))
    .orderBy(desc(termsVersions.inForceFrom))
    .limit(1)
    .for("update");
  if (!row) throw new Error("the first version of the terms is missing");
  return row;
}

async function freeVersion(wanted: string): Promise<string> {
  const rows = await db()
    .select({ version: termsVersions.version })
    .from(termsVersions)
    .where(and(live(termsVersions), sql`${termsVersions.version} like ${`${wanted}%`}`));
  const taken = new Set(rows.map(({ version }) => version));
  let free = wanted;
  for (let n = 2; taken.has(free); n++) free = `${wanted}.${n}`;
  return free;
}

export async function saveTermsDraft(
  actor: Actor,
  id: string,
  draft: TermsDraft,
  ifUnchangedSince: Temporal.Instant,
) {
  return inTransaction(async () => {
    const [taken] = await db()
      .select({ id: termsVersions.id })
      .from(termsVersions)
      .where(and(live(termsVersions), eq(termsVersions.version, draft.version)));
    return changeRow(termsVersions, id, {
      who: actor,
      action: "terms.draft_changed",
      allowed: () => isAdmin(actor),
      obstacle: ({ publishedAt }) =>
        publishedAt ? "published" : taken && taken.id !== id ? "version_taken" : null,
      set: draft,
      ifUnchangedSince,
      keepValuesOf: () => null,
    });
  });
}

/** Gone from the list; nobody ever agreed to it. */
export function deleteTermsDraft(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  return inTransaction(async () => {
    const row = isAdmin(actor) ? await lockLive(termsVersions, id) : undefined;
    if (!row || row.publishedAt) return err("not_found");
    await setMark(termsVersions, id, "deletedAt", true);
    await audit(actor, "terms.draft_deleted", id);
    return ok(null);
  });
}

export type PublishingProblem =
  | "not_found"
  | "changed_meanwhile"
  | "unfinished"
  | "same_texts"
  | "another_announced"
  | "too_early"
  | "notice_too_short";

interface Publication {
  day: Temporal.PlainDate;
  important: boolean;
  /** The draft's `updatedAt` of when its texts were read: a later text is not published unread. */
  ifUnchangedSince: Temporal.Instant;
}

/**
 * From `day` on this version counts, and every member is asked. An important change is announced long before by mail;
 * a small one may count from today. Everybody is told either way.
 */
export function publishTerms(
  actor: Actor,
  id: string,
  { day, important, ifUnchangedSince }: Publication,
): Promise<Result<null, PublishingProblem>> {
  return inTransaction(async (): Promise<Result<null, PublishingProblem>> => {
    if (!isAdmin(actor)) return err("not_found");
    const latest = await lockLatest();
    const row = await lockLive(termsVersions, id);
    if (!row || row.publishedAt) return err("not_found");
    if (!row.updatedAt.equals(ifUnchangedSince)) return err("changed_meanwhile");
    if (row.changes === "") return err("unfinished");
    if (row.terms === latest.terms && row.policy === latest.policy) return err("same_texts");
    if (Temporal.Instant.compare(latest.inForceFrom!, now()) > 0) return err("another_announced");
    const first = important ? today().add({ days: NOTICE_DAYS }) : today();
    if (Temporal.PlainDate.compare(day, first) < 0) return err(important ? "notice_too_short" : "too_early");
    const inForceFrom = day.equals(today()) ? now() : day.toZonedDateTime(TIME_ZONE).toInstant();
    await db()
      .update(termsVersions)
      .set({ publishedAt: now(), inForceFrom, important, updatedAt: sql`now()` })
      .where(eq(termsVersions.id, id));
    await audit(actor, "terms.published", id, ["published_at", "in_force_from"]);
    await enqueue(announceTerms, { id, after: null });
    return ok(null);
  });
}

/** A draft again, as long as it does not count yet. */
export function withdrawTerms(actor: Actor, id: string): Promise<Result<null, "not_found" | "in_force">> {
  return inTransaction(async (): Promise<Result<null, "not_found" | "in_force">> => {
    if (!isAdmin(actor)) return err("not_found");
    const row = await lockLive(termsVersions, id);
    if (!row?.publishedAt) return err("not_found");
    const withdrawn = await db()
      .update(termsVersions)
      .set({ publishedAt: null, inForceFrom: null, updatedAt: sql`now()` })
      .where(and(eq(termsVersions.id, id), gt(termsVersions.inForceFrom, now())))
      .returning({ id: termsVersions.id });
    if (withdrawn.length === 0) return err("in_force");
    await audit(actor, "terms.withdrawn", id, ["published_at", "in_force_from"]);
    return ok(null);
  });
}
