import { eq } from "drizzle-orm";
import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { db } from "#server/platform/database/database.ts";
import { sponsors } from "./tables.ts";

const folderOf = (sponsorId: string) => `sponsors/${sponsorId}/`;

export async function exportOf({ userId }: DataSubject): Promise<ExportPart> {
  const rows = await db().select().from(sponsors).where(eq(sponsors.userId, userId));
  return { tables: { sponsors: rows }, folders: rows.map(({ id }) => folderOf(id)) };
}

export async function eraseFor({ userId }: DataSubject): Promise<{ ids: string[]; folders: string[] }> {
  const gone = await db().delete(sponsors).where(eq(sponsors.userId, userId)).returning({ id: sponsors.id });
  const ids = gone.map(({ id }) => id);
  return { ids, folders: ids.map(folderOf) };
}
