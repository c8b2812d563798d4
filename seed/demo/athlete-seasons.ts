import type { NewAthlete } from "#server/athletes/athletes.server.ts";
import type { profileOf } from "#seed/profile/profile.ts";

type Profile = ReturnType<typeof profileOf>;
type Season = Profile["seasons"][number];

/** The athletes of two logins, whose club confirms their last season. */
const WITH_EVERY_SOURCE = new Set(["Kauã Ribeiro", "Natália Bragança"]);
/** Her match sheets are those of a cup of the demo; his are from elsewhere, with the numbers of the design. */
const WITH_SHEETS = "Kauã Ribeiro";

/** What an athlete of the demo enters. The design shows some athletes with this season's numbers alone. */
export function demoSeasons(
  { name, club, seasons }: Profile,
  today: Temporal.PlainDate,
  { thisOneOnly }: { thisOneOnly: boolean },
): NonNullable<NewAthlete["seasons"]> {
  const current = { ...seasons[0]!, year: today.year, club };
  if (WITH_EVERY_SOURCE.has(name)) {
    const sheet = { ...current, source: "match_sheet" as const, passAccuracy: null, dribbles: null };
    return [
      ...(name === WITH_SHEETS ? [sheet] : []),
      withFriendlies(current),
      yearsBefore(current, 1),
      yearsBefore(current, 2),
    ];
  }
  return thisOneOnly ? [current] : seasons;
}

/** What the athlete counts and no match sheet does. */
const withFriendlies = (season: Season): Season => ({
  ...season,
  games: season.games + 4,
  goals: season.goals + 2,
  minutes: season.minutes + 210,
});

/** Fewer games for the younger player. */
function yearsBefore(season: Season, years: number): Season {
  const less = (value: number) => Math.floor(value * (1 - 0.2 * years));
  return {
    ...season,
    year: season.year! - years,
    games: less(season.games),
    goals: less(season.goals),
    assists: less(season.assists),
    yellowCards: less(season.yellowCards),
    redCards: 0,
    minutes: less(season.minutes),
  };
}
