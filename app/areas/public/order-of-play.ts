import { groupBy } from "#domain/group-by.ts";
import { kickOffText, toMatchView, type MatchView } from "./championship-view.ts";
import type { PublicMatch } from "#server/championships/public.server.ts";

export interface FieldDayView {
  key: string;
  /** "sáb 21/11" */
  day: string;
  field: string;
  matches: { match: MatchView; hour: string }[];
}

/**
 * What is still to be played, field by field. The first match of a day has its hour; the next ones begin when the
 * field is free, and not before theirs.
 */
export function orderOfPlay(matches: readonly PublicMatch[], timeZone: string): FieldDayView[] {
  const planned = matches
    .flatMap((match) =>
      match.state !== "closed" && !match.notPlayed && match.kickOff && match.field
        ? [{ match, at: match.kickOff, field: match.field }]
        : [],
    )
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ match, at, field }) => {
      const [day, hour] = kickOffText(at, timeZone).split(", ") as [string, string];
      return { match, field, day, hour };
    });
  return [...groupBy(planned, ({ day, field }) => `${day} ${field}`)].map(([key, ofField]) => ({
    key,
    day: ofField[0]!.day,
    field: ofField[0]!.field,
    matches: ofField.map(({ match, hour }, index) => ({
      match: toMatchView(match, timeZone),
      hour: index === 0 ? hour : `não antes de ${hour}`,
    })),
  }));
}
