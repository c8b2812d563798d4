import type { Position } from "#domain/athletes/positions.ts";
import type { Random } from "#drawing/random.ts";
import { CLOSINGS_OF_ADULTS, CLOSINGS_OF_MINORS } from "#seed/profile/about/closings.ts";
import { OPENINGS } from "#seed/profile/about/openings.ts";
import { SEASONS, SEASONS_OF_KEEPERS, SEASONS_OF_SCORERS } from "#seed/profile/about/seasons.ts";
import { STYLES_AHEAD } from "#seed/profile/about/styles-ahead.ts";
import { STYLES_BEHIND } from "#seed/profile/about/styles-behind.ts";
import type { Sentence, Subject } from "#seed/profile/about/subject.ts";
import type { Deal } from "./deck.ts";

/** Two to four sentences in the third person, the way a coach would introduce someone. */
export function aboutOf(subject: Subject, position: Position, deal: Deal, random: Random): string {
  const [season, closing] = random.weighted(ENDINGS);
  const sentences: Sentence[] = [deal(OPENINGS), deal(STYLES[position])];
  if (season) sentences.push(deal(seasonsFor(subject, position)));
  if (closing) sentences.push(deal(subject.adult ? CLOSINGS_OF_ADULTS : CLOSINGS_OF_MINORS));
  return sentences.map((sentence) => sentence(subject)).join(" ");
}

const STYLES: Record<Position, readonly Sentence[]> = { ...STYLES_BEHIND, ...STYLES_AHEAD };

/** With the season, with what is around it, and how often. */
const ENDINGS: readonly (readonly [readonly [season: boolean, closing: boolean], weight: number])[] = [
  [[true, true], 5],
  [[true, false], 3],
  [[false, true], 3],
  [[false, false], 1],
];

function seasonsFor({ stats }: Subject, position: Position): readonly Sentence[] {
  if (position === "Goleiro") return SEASONS_OF_KEEPERS;
  return stats.goals >= 5 && stats.assists >= 2 ? SEASONS_OF_SCORERS : SEASONS;
}
