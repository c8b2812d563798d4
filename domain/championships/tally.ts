import type { CountedMatch } from "./counted.ts";
import type { Settings } from "./settings.ts";

/** What a team's matches add up to. */
export interface Tally {
  played: number;
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
  /** With the competition's cap per match, so it may differ from goals for less goals against. */
  goalDifference: number;
  /** Goals scored away from home. */
  awayGoals: number;
  points: number;
  yellows: number;
  reds: number;
  /** Matches that the team lost by W.O. */
  walkovers: number;
}

/** One pass over the matches. A side that is not among the teams is left out: groups may play across. */
export function tallyOf(
  teams: Iterable<string>,
  matches: Iterable<CountedMatch>,
  settings: Settings,
): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const team of teams) tallies.set(team, emptyTally());
  for (const match of matches) {
    const home = tallies.get(match.home);
    const away = tallies.get(match.away);
    if (home) add(home, match, "home", match.homeGoals, settings);
    if (away) {
      add(away, match, "away", match.awayGoals, settings);
      away.awayGoals += match.awayGoals;
    }
  }
  return tallies;
}

function add(
  tally: Tally,
  match: CountedMatch,
  side: "home" | "away",
  goals: number,
  settings: Settings,
): void {
  const outcome = match.outcome[side];
  const difference = goals - match.conceded[side];
  const cap = settings.goalDifferenceCap ?? Infinity;
  tally.played += 1;
  if (outcome === "win") tally.wins += 1;
  else if (outcome === "draw") tally.draws += 1;
  else tally.losses += 1;
  tally.goalsFor += goals;
  tally.goalsAgainst += match.conceded[side];
  tally.goalDifference += Math.max(-cap, Math.min(cap, difference));
  tally.points += settings.points[outcome] + (wonKicks(match, side) ? settings.kicksPoints : 0);
  tally.yellows += match.cards[side].yellows;
  tally.reds += match.cards[side].reds;
  if (match.walkover === side || match.walkover === "both") tally.walkovers += 1;
}

function wonKicks({ outcome, kicks }: CountedMatch, side: "home" | "away"): boolean {
  if (outcome[side] !== "draw" || !kicks) return false;
  return side === "home" ? kicks.home > kicks.away : kicks.away > kicks.home;
}

const emptyTally = (): Tally => ({
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  goalDifference: 0,
  awayGoals: 0,
  points: 0,
  yellows: 0,
  reds: 0,
  walkovers: 0,
});
