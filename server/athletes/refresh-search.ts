import { ENOUGH_TRAITS, type CompletenessPart } from "#domain/athletes/completeness.ts";
import { THRESHOLDS } from "#domain/athletes/search-query.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import { hasShownVideo } from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";
import { municipalityCodeSql } from "#server/platform/places/centres.ts";

/**
 * Writes what search finds and sorts these athletes by and that stands in other tables or follows from other columns.
 * Every verb that changes what a visitor reads of a profile calls it, in its own transaction.
 */
export async function refreshSearch(...athleteIds: string[]): Promise<void> {
  await client().query({ name: "athletes_refresh_search", text: REFRESH, values: [athleteIds] });
}

/** `completeness` of domain/athletes/completeness.ts. */
const PARTS: Record<CompletenessPart, string> = {
  identity:
    "a.birthdate is not null and a.modality is not null and a.city is not null and a.state is not null",
  position: "a.position is not null",
  body: "a.height_cm is not null and a.weight_kg is not null",
  traits: `cardinality(a.traits) >= ${ENOUGH_TRAITS}`,
  about: "a.about is not null",
  history: "exists (select from athlete_history where athlete_id = a.id)",
  achievements: "exists (select from athlete_achievements where athlete_id = a.id)",
  photo: "a.photo_id is not null",
  numbers: "exists (select from athlete_seasons where athlete_id = a.id)",
};
const parts = Object.values(PARTS);

const TOTALS = SEASON_SOURCES.flatMap((source) =>
  THRESHOLDS.map((what) => ({
    column: `${source}_${what}`,
    sum: `coalesce(sum(${what}) filter (where source = '${source}'), 0)`,
  })),
);

const REFRESH = `update athletes a set
  city_code = ${municipalityCodeSql("a.city", "a.state")},
  has_video = ${hasShownVideo("athlete", "a.id")},
  completeness = round(100.0 / ${parts.length} * (${parts.map((part) => `(${part})::int`).join(" + ")})),
  (${TOTALS.map(({ column }) => column).join(", ")}) = (
    select ${TOTALS.map(({ sum }) => sum).join(", ")} from athlete_seasons where athlete_id = a.id),
  profile_updated_at = now()
where a.id = any($1::uuid[])`;
