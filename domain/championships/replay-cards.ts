import type { BookedMatch } from "./bookings.ts";
import { disciplineOf, suspendedFor, type Suspension } from "./discipline.ts";

interface CardReplay {
  /** Those that met a match of the team: only they can be held against the sheets. */
  suspensions: number;
  bookedWhileSuspended: { match: string; suspension: Suspension }[];
}

/** Who is suspended cannot be booked: so the sheets of a season that was really played test the rule. */
export function replayCards({
  matches,
  yellows,
}: {
  matches: readonly Omit<BookedMatch, "segment" | "status">[];
  yellows: number;
}): CardReplay {
  const discipline = disciplineOf({
    matches: matches.map((match) => ({ ...match, segment: 0, status: "played" })),
    settings: {
      yellowLimit: yellows,
      seriesMatches: [1],
      restart: "never",
      redMatches: 1,
      secondYellowMatches: 1,
    },
  });
  const suspensions = discipline.persons.flatMap((person) => person.suspensions);
  return {
    suspensions: suspensions.filter(({ serves }) => serves.length > 0).length,
    bookedWhileSuspended: matches.flatMap(({ id, home, away, cards }) =>
      [home, away]
        .flatMap((team) => suspendedFor(discipline, id, team))
        .filter(({ person }) => cards.some((card) => card.person === person))
        .map((suspension) => ({ match: id, suspension })),
    ),
  };
}
