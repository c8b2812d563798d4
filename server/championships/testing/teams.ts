import { db } from "#server/platform/database/database.ts";
import { championshipTeams } from "../teams/tables.ts";

/** Accepted teams of a category, named "Equipe 01" and so on, in this order. */
export async function someTeams(
  categoryId: string,
  total: number,
  change: Partial<typeof championshipTeams.$inferInsert> = {},
): Promise<string[]> {
  const rows = Array.from({ length: total }, (_, index) => {
    const number = String(index + 1).padStart(2, "0");
    return {
      categoryId,
      name: `Equipe ${number}`,
      shortName: `E${number}`,
      state: "accepted" as const,
      managerName: `Técnica ${number}`,
      managerEmail: `equipe-${number}-${categoryId}@example.test`,
      ...change,
    };
  });
  const made = await db().insert(championshipTeams).values(rows).returning({ id: championshipTeams.id });
  return made.map(({ id }) => id);
}
