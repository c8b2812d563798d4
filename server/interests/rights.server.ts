import { sql } from "drizzle-orm";
import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { db } from "#server/platform/database/database.ts";
import { interests } from "./tables.ts";

const theirs = ({ email }: DataSubject) => sql`lower(${interests.email}) = lower(${email})`;

/** The form asks for no account: the address is all that says whose it is. */
export const exportOf = async (person: DataSubject): Promise<ExportPart> => ({
  tables: { interests: await db().select().from(interests).where(theirs(person)) },
});

export async function eraseFor(person: DataSubject): Promise<void> {
  await db().delete(interests).where(theirs(person));
}
