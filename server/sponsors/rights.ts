import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { eraseMediaOf } from "#server/media/rights.ts";
import { db } from "#server/platform/database/database.ts";
import { eq, inArray } from "#server/platform/database/orm.ts";
import { sponsorChanges, sponsors } from "./tables.ts";

const folderOf = (sponsorId: string) => `sponsors/${sponsorId}/`;

export async function exportOf({ userId }: DataSubject): Promise<ExportPart> {
  const rows = await db().select().from(sponsors).where(eq(sponsors.userId, userId));
  const ids = rows.map(({ id }) => id);
  const changes = await db().select().from(sponsorChanges).where(inArray(sponsorChanges.sponsorId, ids));
  return { tables: { sponsors: rows, sponsor_changes: changes }, folders: ids.map(folderOf) };
}

export async function eraseFor({ userId }: DataSubject): Promise<{ ids: string[]; folders: string[] }> {
  const gone = await db().delete(sponsors).where(eq(sponsors.userId, userId)).returning({ id: sponsors.id });
  const ids = gone.map(({ id }) => id);
  const items = await eraseMediaOf("sponsor", ids);
  return { ids: [...ids, ...items.ids], folders: [...ids.map(folderOf), ...items.folders] };
}
