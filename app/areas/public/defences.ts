import type { TeamName } from "#domain/championships/competition-view.ts";
import type { PublicCompetition } from "#server/championships/public.server.ts";

export interface DefenceView {
  team: TeamName;
  place: number;
  played: number;
  against: number;
  /** 0,67 */
  perMatch: string;
}

/** Teams by goals conceded a match, over all phases. Who has not played yet is not compared. */
export function defencesOf({ teams, matches }: PublicCompetition): DefenceView[] {
  const tallies = new Map(teams.map((team) => [team.id, { team, played: 0, against: 0 }]));
  for (const { home, away, score } of matches) {
    if (!home || !away || !score || score.walkover) continue;
    add(tallies.get(home.id), score.away);
    add(tallies.get(away.id), score.home);
  }
  const rows = [...tallies.values()]
    .filter(({ played }) => played > 0)
    .toSorted(
      (one, other) => one.against / one.played - other.against / other.played || other.played - one.played,
    );
  return rows.map((row, index) => ({
    ...row,
    // Equal averages share a place.
    place: 1 + rows.slice(0, index).filter((above) => average(above) < average(row)).length,
    perMatch: average(row).toFixed(2).replace(".", ","),
  }));
}

const average = ({ played, against }: { played: number; against: number }): number => against / played;

function add(tally: { played: number; against: number } | undefined, against: number): void {
  if (!tally) return;
  tally.played += 1;
  tally.against += against;
}
