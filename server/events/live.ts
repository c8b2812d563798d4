import { liveCategory } from "#server/championships/championships.ts";
import { client } from "#server/platform/database/database.ts";
import type { TopicState } from "#server/platform/live/topics.ts";
import { READABLE_SQL } from "./calendar-queries.ts";

/** A category of a championship that everybody may read, for those who follow it live. */
export async function liveCompetition(categoryId: string): Promise<TopicState | null> {
  const category = await liveCategory(categoryId);
  if (!category) return null;
  const { rows } = await client().query<{ id: string; clubId: string | null }>({
    name: "live-event",
    text: `select id, club_id as "clubId" from events where championship_id = $1 and ${READABLE_SQL} limit 1`,
    values: [category.championshipId],
  });
  const event = rows[0];
  if (!event) return null;
  return {
    version: category.version,
    sources: [
      `competition:${categoryId}`,
      `championship:${category.championshipId}`,
      `event:${event.id}`,
      ...(event.clubId ? [`club:${event.clubId}`] : []),
    ],
  };
}
