import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { withoutPerson } from "#domain/rights/redact.ts";
import { db } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { events } from "./tables.ts";

const ofPerson = (userId: string) => db().select().from(events).where(eq(events.createdBy, userId));

export const exportOf = async ({ userId }: DataSubject): Promise<ExportPart> => ({
  tables: { events: await ofPerson(userId) },
});

/** An event stays for those who took part; the person who entered it is removed. */
export async function eraseFor(person: DataSubject): Promise<void> {
  for (const { id, description } of await ofPerson(person.userId)) {
    const cleaned = description && withoutPerson(description, person);
    await db().update(events).set({ description: cleaned, createdBy: null }).where(eq(events.id, id));
  }
}
