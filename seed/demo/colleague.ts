import { demoMember } from "./logins.ts";

/** The two people who write notes for the demo club. */
export async function addColleague(
  clubIds: ReadonlyMap<string, string>,
): Promise<{ clubId: string; owner: string; scout: string }> {
  return {
    clubId: clubIds.get("Esporte Clube Litoral")!,
    owner: (await demoMember("club")).userId,
    scout: (await demoMember("scout")).userId,
  };
}
