import type { DataSubject, ExportPart } from "#domain/rights/data-subject.ts";
import { withoutPerson } from "#domain/rights/redact.ts";
import { db } from "#server/platform/database/database.ts";
import { eq } from "#server/platform/database/orm.ts";
import { championships } from "./tables.ts";

const ofPerson = (userId: string) =>
  db().select().from(championships).where(eq(championships.organiserId, userId));

export const exportOf = async ({ userId }: DataSubject): Promise<ExportPart> => ({
  tables: { championships: await ofPerson(userId) },
});

/** A championship stays for those who play in it; its organiser is removed. */
export async function eraseFor(person: DataSubject): Promise<void> {
  for (const { id, description } of await ofPerson(person.userId)) {
    const cleaned = description && withoutPerson(description, person);
    await db()
      .update(championships)
      .set({ description: cleaned, organiserId: null })
      .where(eq(championships.id, id));
  }
}
