import { placeText, roundTitle, slotText } from "#app/components/championship/words.ts";
import type { Format } from "#domain/championships/format.ts";
import type { MatchState } from "#domain/championships/vocabulary.ts";
import { formatTime } from "#domain/date-time.ts";
import type { MatchView } from "#server/championships/matches/own-matches.server.ts";

/** A match as one line of the organiser's lists. */
export interface MatchRow {
  id: string;
  round: string;
  /** "Grupo A", "Semi 2" */
  place: string | null;
  home: string;
  away: string;
  /** "sáb, 21/11" on the clock of the venue. */
  day: string | null;
  time: string | null;
  field: string | null;
  referee: string | null;
  state: MatchState;
  /** "2 × 1", as its sheet says. */
  score: string | null;
  /** Both teams are known: before, it has no page. */
  opens: boolean;
}

export function toMatchRow(match: MatchView, format: Format, timeZone: string): MatchRow {
  const at = match.kickOff === null ? null : Temporal.Instant.from(match.kickOff);
  const side = ({ team, slot }: MatchView["home"]) => team?.name ?? slotText(slot, format);
  return {
    id: match.id,
    round: roundTitle(match, format),
    place: placeText(match),
    home: side(match.home),
    away: side(match.away),
    day: at && shortDay(at, timeZone),
    time: at && formatTime(at, timeZone),
    field: match.field,
    referee: match.referee,
    state: match.state,
    opens: match.home.team !== null && match.away.team !== null,
    score: match.result && `${match.result.homeGoals} × ${match.result.awayGoals}`,
  };
}

/** "sáb, 21/11" */
const shortDay = (at: Temporal.Instant, timeZone: string): string =>
  new Intl.DateTimeFormat("pt-BR", { weekday: "short", day: "2-digit", month: "2-digit", timeZone })
    .format(at.epochMilliseconds)
    .replace(".", "");
