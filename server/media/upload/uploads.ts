import { UPLOADED_KINDS, type MediaKind, type MediaOwnerType } from "#domain/media/kinds.ts";
import { MOST_PER_OWNER } from "#domain/media/limits.ts";
import type { UploadProblem, UploadRefusal } from "#domain/media/problems.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { client, db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, eq, sql } from "#server/platform/database/orm.ts";
import { spend, type Limit } from "#server/platform/limits/limits.ts";
import { mediaUploads } from "../tables.ts";

export type UploadRow = typeof mediaUploads.$inferSelect;

interface NewUpload {
  userId: string;
  ownerType: MediaOwnerType;
  ownerId: string;
  kind: MediaKind;
  title: string;
  bytes: number;
}

/** More than anybody chooses at once. An upload whose page was closed counts until it expires. */
const MOST_OPEN = 60;
const MEGABYTES_A_DAY: Limit = { name: "upload-megabytes", points: 4000, seconds: 86_400 };
const UPLOADS_A_DAY: Limit = { name: "upload-files", points: 500, seconds: 86_400 };

/** Notes an upload before its first byte. Its id is also the id of the item that comes of it. */
export async function beginUpload(
  upload: NewUpload,
): Promise<Result<{ id: string }, UploadProblem | UploadRefusal>> {
  if (!UPLOADED_KINDS[upload.ownerType].includes(upload.kind)) return err("invalid");
  const person = { account: upload.userId };
  const counted = [
    await spend(UPLOADS_A_DAY, person),
    await spend(MEGABYTES_A_DAY, person, Math.ceil(upload.bytes / 1_048_576)),
  ];
  if (counted.some(({ ok: allowed }) => !allowed)) return err("too_many_today");
  return inTransaction(async () => {
    // Several files begin at the same moment: they are counted one after the other.
    await client().query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [upload.ownerId]);
    const { rows } = await client().query<{ open: number; items: number }>(
      `select
         (select count(*)::int from media_uploads where user_id = $1 and state = 'receiving') as open,
         (select count(*)::int from media_uploads where owner_id = $2 and owner_type = $3 and kind = $4
            and state in ('receiving', 'received'))
         + (select count(*)::int from media where owner_id = $2 and owner_type = $3 and kind = $4
            and deleted_at is null) as items`,
      [upload.userId, upload.ownerId, upload.ownerType, upload.kind],
    );
    const { open, items } = rows[0]!;
    if (open >= MOST_OPEN) return err("too_many_uploads" as const);
    // A new logo takes the place of the one before it.
    if (upload.kind !== "logo" && items >= MOST_PER_OWNER[upload.kind]) return err("too_many_files" as const);
    const [row] = await db().insert(mediaUploads).values(upload).returning({ id: mediaUploads.id });
    return ok({ id: row!.id });
  });
}

export async function findUpload(id: string): Promise<UploadRow | undefined> {
  const rows = await db().select().from(mediaUploads).where(matchesId(mediaUploads.id, id));
  return rows[0];
}

/** The upload is over and nothing of it is used. Its file is removed by the caller, outside the transaction. */
export async function refuseUpload(id: string, problem: UploadProblem): Promise<void> {
  await db()
    .update(mediaUploads)
    .set({ state: "refused", problem, updatedAt: sql`now()` })
    .where(eq(mediaUploads.id, id));
}

/** The person gave up before the file was whole: nothing remains to be told about it. */
export async function forgetUpload(id: string): Promise<void> {
  await db()
    .delete(mediaUploads)
    .where(and(eq(mediaUploads.id, id), eq(mediaUploads.state, "receiving")));
}
