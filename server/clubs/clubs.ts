/** What the capabilities above clubs use, and no page does: championships write their match sheets here. */
import { err, ok, type Result } from "#domain/result.ts";
import { listedClubsNamed } from "./match-rows.ts";

export { recordMatchSheet, removeMatchSheet, type MatchSheet } from "./match-sheets.ts";
export { ownersOf } from "./membership.ts";

/** The one listed club of this name, whatever its case and accents. */
export async function clubNamed(
  name: string,
): Promise<Result<{ id: string }, "club_unknown" | "several_clubs">> {
  const [named, other] = await listedClubsNamed(name);
  if (!named) return err("club_unknown");
  return other ? err("several_clubs") : ok({ id: named.id });
}
