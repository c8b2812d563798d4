import type { CompetitionMatch } from "./competition-facts.ts";
import type { Slot } from "./format.ts";
import type { Ranking } from "./places.ts";
import type { Figures } from "./criteria.ts";

/**
 * By team, which place it had when the groups were over: 1 is the best. Teams that are exactly level have the same
 * place, and who is not named had no campaign. It is read for "vantagem do empate" only.
 */
export type Campaign = Readonly<Record<string, number>>;

/** A draw puts level teams in order. It makes nobody's campaign better. */
export function campaignOf({ rows, undecided }: Ranking<Figures>): Campaign {
  const levelWith = new Map(undecided.flatMap((teams) => teams.map((team) => [team, teams] as const)));
  const campaign: Record<string, number> = {};
  let place = 1;
  for (const [index, { team, decidedBy }] of rows.entries()) {
    const above = rows[index - 1]?.team ?? "";
    const level = decidedBy?.criterion === "draw" || levelWith.get(team)?.includes(above);
    if (!level) place = index + 1;
    campaign[team] = place;
  }
  return campaign;
}

/** As it is kept beside the seeds in the first matches of the knockout; null where it never was. */
export function campaignInPlan(matches: readonly CompetitionMatch[]): Campaign | null {
  const campaign: Record<string, number> = {};
  const keep = (slot: Slot, team: string | null) => {
    if (slot.from === "seed" && slot.campaign !== undefined && team) campaign[team] = slot.campaign;
  };
  for (const { homeSlot, awaySlot, home, away } of matches) {
    keep(homeSlot, home);
    keep(awaySlot, away);
  }
  return Object.keys(campaign).length > 0 ? campaign : null;
}

/** The one of two with the better campaign; null where they are level, or where one of them had none. */
export function betterCampaign(campaign: Campaign, one: string, other: string): string | null {
  const [ofOne, ofOther] = [campaign[one], campaign[other]];
  if (ofOne === undefined || ofOther === undefined || ofOne === ofOther) return null;
  return ofOne < ofOther ? one : other;
}
