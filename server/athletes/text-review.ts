import { isMinor } from "#domain/athletes/policy.ts";
import { routineIn } from "#domain/athletes/minor-texts.ts";
import { today } from "#server/platform/clock.ts";
import { findLive } from "#server/platform/database/live-rows.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { athletes } from "./tables.ts";

/**
 * Staff look at a published minor's texts when they seem to tell where the child is and when. A profile that is not
 * public yet passes its first publication, whose reviewer sees the same signal.
 */
export async function reviewTexts(
  athleteId: string,
  texts: readonly (string | null)[],
  requestedBy: string | null,
): Promise<void> {
  if (!texts.some((text) => text && routineIn(text).length > 0)) return;
  const athlete = await findLive(athletes, athleteId);
  if (!athlete || athlete.visibility !== "public" || !isMinor(athlete, today())) return;
  await requestReview({ kind: "profile_text", subjectId: athleteId, requestedBy });
}

interface FreeTexts {
  nickname?: string | null;
  club?: string | null;
  about?: string | null;
  achievements?: readonly string[];
  history?: readonly { club: string; category: string | null }[];
  seasons?: readonly { club: string | null }[];
}

/** What of a profile its athlete wrote in words of their own. */
export const freeTexts = ({
  nickname,
  club,
  about,
  achievements = [],
  history = [],
  seasons = [],
}: FreeTexts): string[] =>
  [
    nickname,
    club,
    about,
    ...achievements,
    ...history.flatMap((entry) => [entry.club, entry.category]),
    ...seasons.map((season) => season.club),
  ].filter((text) => typeof text === "string");
