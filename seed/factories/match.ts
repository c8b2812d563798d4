import { SYSTEM } from "#domain/identity/actor.ts";
import { recordMatchSheet, type MatchSheet } from "#server/clubs/clubs.ts";
import { today } from "#server/platform/clock.ts";
import { nextSeed } from "./seeds.ts";

/** A match that counts, from its sheet: won by 1–0 today, unless it is told otherwise. */
export async function aMatch(clubId: string, given: Partial<MatchSheet> = {}): Promise<void> {
  await recordMatchSheet(SYSTEM, {
    ref: nextSeed("sheet"),
    clubId,
    opponent: { name: "Visitantes" },
    goalsFor: 1,
    goalsAgainst: 0,
    matchDate: today(),
    category: null,
    ...given,
  });
}
