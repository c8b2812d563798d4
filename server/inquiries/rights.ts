import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { db } from "#server/platform/database/database.ts";
import { sql } from "#server/platform/database/orm.ts";
import { inquiries } from "./tables.ts";

/** The forms ask for no account: only the e-mail says whose an inquiry is. */
const from = (email: string) => sql`lower(${inquiries.email}) = lower(${email})`;

export const exportOf = async ({ email }: DataSubject): Promise<ExportPart> => ({
  tables: { inquiries: await db().select().from(inquiries).where(from(email)) },
});

export async function eraseFor({ email }: DataSubject): Promise<void> {
  await db().delete(inquiries).where(from(email));
}
