import { z } from "zod";
import { isGuardian } from "#domain/athletes/policy.ts";
import { EXPORT_DAYS } from "#domain/rights/periods.ts";
import type { Member } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";
import * as identity from "#server/identity/rights.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { now } from "#server/platform/clock.ts";
import { config } from "#server/platform/config/current.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import { openStorage, type StoredFile } from "#server/platform/storage/storage.ts";
import { exportFiles } from "./export-files.ts";
import { gather, gatherWard } from "./gather.ts";
import * as mails from "./mails.ts";
import * as queries from "./queries.ts";
import { zip } from "./zip.ts";

const PER_PERSON: Limit = { name: "export-person", points: 3, seconds: 86_400 };

interface DataExport extends Pick<queries.ExportRow, "id" | "state" | "createdAt" | "expiresAt"> {
  /** The athlete whom it is about; null: the person themselves. */
  athlete: string | null;
}
type ExportProblem = TooMany | { code: "already_waiting" };

/** A copy of all of one's data: made in the background, announced by mail. */
export const requestExport = ({ userId }: Member): Promise<Result<null, ExportProblem>> =>
  request(userId, null);

/** A copy of the data of an athlete under 18, for a guardian. */
export async function requestWardExport(
  { userId }: Member,
  athleteId: string,
): Promise<Result<null, ExportProblem | { code: "not_found" }>> {
  return (await answersFor(userId, athleteId)) ? request(userId, athleteId) : err({ code: "not_found" });
}

async function request(userId: string, athleteId: string | null): Promise<Result<null, ExportProblem>> {
  const counted = await spend(PER_PERSON, { account: userId });
  if (!counted.ok) return counted;
  return inTransaction(async () => {
    await identity.lockSubject(userId);
    if (await queries.isWaiting(userId, athleteId)) return err({ code: "already_waiting" as const });
    const id = await queries.insertExport(userId, athleteId);
    await audit(userId, "export.requested", id);
    await enqueue(buildExport, { exportId: id });
    return ok(null);
  });
}

export async function exportsOf({ userId }: Member): Promise<DataExport[]> {
  const rows = await queries.listExports(userId);
  const names = await athletes.names(rows.flatMap(({ athleteId }) => athleteId ?? []));
  return rows.map(({ id, athleteId, state, createdAt, expiresAt }) => ({
    id,
    athlete: athleteId && (names.get(athleteId) ?? "Atleta"),
    state,
    createdAt,
    expiresAt,
  }));
}

/** The file, for its owner until it expires. Null for anyone else. */
export async function openExport({ userId }: Member, id: string): Promise<StoredFile | null> {
  const row = await queries.findExport(id);
  if (row?.userId !== userId || !row.storageKey || !row.expiresAt) return null;
  if (Temporal.Instant.compare(row.expiresAt, now()) <= 0) return null;
  if (row.athleteId && !(await answersFor(userId, row.athleteId))) return null;
  const file = await openStorage(config()).get(row.storageKey);
  if (file) await inTransaction(() => audit(userId, "export.downloaded", id));
  return file;
}

/** Whoever no longer answers for the athlete does not download what was packed before. */
async function answersFor(userId: string, athleteId: string): Promise<boolean> {
  const athlete = await responsibleFor(athleteId);
  return athlete !== null && isGuardian(athlete, userId);
}

export const buildExport = defineJob({
  name: "build-export",
  schema: z.object({ exportId: z.uuid() }),
  retries: 4,
  firstRetrySeconds: 30,
  timeoutSeconds: 3600,

  async handle({ exportId }, run) {
    const row = await queries.findExport(exportId);
    const person = row?.state === "waiting" ? await identity.subjectOf(row.userId) : undefined;
    if (!row || !person) return;
    const ward = row.athleteId;
    if (ward && !(await answersFor(person.userId, ward))) return queries.markFailed(exportId);
    // A copy about an athlete has a folder of its own, which is removed with the athlete.
    const key = `exports/${person.userId}/${exportId}${ward ? "/atleta.zip" : ".zip"}`;
    const storage = openStorage(config());
    try {
      await storage.put(
        key,
        zip(exportFiles(ward ? await gatherWard(person, ward) : await gather(person), storage)),
      );
    } catch (error) {
      if (run.lastAttempt) await queries.markFailed(exportId);
      throw error;
    }
    await run.finish(async () => {
      await queries.markReady(exportId, key, now().add({ hours: 24 * EXPORT_DAYS }));
      await mails.exportReady(person, exportId);
    });
  },
});

/** Deletes expired copies from storage and from the list. */
export async function removeExpiredExports(): Promise<void> {
  const expired = await queries.expiredExports(now());
  const storage = openStorage(config());
  for (const { storageKey } of expired) if (storageKey) await storage.delete(storageKey);
  await queries.deleteExports(expired.map(({ id }) => id));
}
