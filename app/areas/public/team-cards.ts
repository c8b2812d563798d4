import type { TeamName } from "#domain/championships/competition-view.ts";
import type { PublicCompetition } from "#server/championships/public.server.ts";
import { kickOffText } from "./championship-view.ts";
import { matchPath, teamCalendarPath } from "./components/championship/tabs.ts";

export interface TeamCardView {
  team: TeamName;
  group: string | null;
  /** "sáb 21/11, 16:00 · União · Campo 1"; null where nothing is left to play. */
  next: { text: string; to: string } | null;
  /** Its matches as a file for calendars; null while none that is to come has a time. */
  calendar: string | null;
}

/** Each team with its next match. */
export function teamCards(
  { teams, matches, view }: PublicCompetition,
  eventId: string,
  timeZone: string,
): TeamCardView[] {
  const groupOf = new Map(
    view.tables.flatMap(({ group, rows }) => rows.map(({ team }) => [team.id, group] as const)),
  );
  return teams.map((team) => {
    // The one without a time comes last.
    const [next] = matches
      .filter(
        ({ state, notPlayed, home, away }) =>
          state !== "closed" && !notPlayed && (home?.id === team.id || away?.id === team.id),
      )
      .toSorted((one, other) => ((one.kickOff ?? "9") < (other.kickOff ?? "9") ? -1 : 1));
    const against = next && (next.home?.id === team.id ? next.away : next.home);
    return {
      team,
      group: groupOf.get(team.id) ?? null,
      next: next
        ? {
            text: [
              next.kickOff ? kickOffText(next.kickOff, timeZone) : "data a definir",
              against ? `contra ${against.name}` : "adversário a definir",
              next.field,
            ]
              .filter(Boolean)
              .join(" · "),
            to: matchPath(eventId, next.id),
          }
        : null,
      calendar: next?.kickOff ? teamCalendarPath(eventId, team.id) : null,
    };
  });
}
