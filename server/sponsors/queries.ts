import { db } from "#server/platform/database/database.ts";
import { sponsors } from "./tables.ts";

export type NewSponsor = Omit<typeof sponsors.$inferInsert, "id" | "deletedAt">;

/** Undefined when another sponsor has this CNPJ. */
export async function insertSponsor(input: NewSponsor): Promise<string | undefined> {
  const inserted = await db()
    .insert(sponsors)
    .values(input)
    .onConflictDoNothing({ target: sponsors.cnpj })
    .returning({ id: sponsors.id });
  return inserted[0]?.id;
}
