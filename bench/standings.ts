import { createRandom } from "#drawing/random.ts";
import { competition } from "#domain/championships/competition.ts";
import type { CompetitionFacts } from "#domain/championships/competition-facts.ts";
import { roundRobin } from "#domain/championships/fixtures.ts";
import type { MatchResult } from "#domain/championships/results.ts";
import { PRESETS } from "#domain/championships/settings.ts";
import { createReport } from "./report.ts";

/** `npm run bench:standings`: the tables of 64 teams from 2 000 sheets, as the job calculates them. */
const TEAMS = 64;
const SHEETS = 2000;
const RUNS = 40;
const BOUND_MS = 50;

const report = createReport();
for (const [name, goals] of [
  ["played", (random: ReturnType<typeof createRandom>) => random.int(0, 4)],
  // Every criterion is asked for every pair.
  ["all level", () => 1],
] as const) {
  const facts = league(goals);
  // The first run is the one that a job sees after a start: it is reported apart.
  const [first, ...rest] = Array.from({ length: RUNS }, () => measure(facts));
  const sorted = rest.toSorted((one, other) => one - other);
  report.add(`64 teams and 2 000 sheets, ${name}`, {
    "first run, ms": round(first!),
    "half of the runs within, ms": round(sorted[Math.floor(sorted.length / 2)]!),
    "slowest run after the first, ms": round(sorted.at(-1)!),
    [`slowest of all runs, share of ${BOUND_MS} ms`]: round(Math.max(first!, sorted.at(-1)!) / BOUND_MS),
  });
}
report.save("standings.json");

function measure(facts: CompetitionFacts): number {
  const start = performance.now();
  competition(facts);
  return performance.now() - start;
}

function league(goals: (random: ReturnType<typeof createRandom>) => number): CompetitionFacts {
  const random = createRandom("standings");
  const teams = Array.from({ length: TEAMS }, (_, index) => `team-${index + 1}`);
  const fixtures = roundRobin(teams, 1).slice(0, SHEETS);
  const results = fixtures.map(({ home, away }, index): MatchResult => ({
    id: `match-${index}`,
    phase: "league",
    group: null,
    tie: null,
    leg: 1,
    home,
    away,
    homeGoals: goals(random),
    awayGoals: goals(random),
    kicks: null,
    walkover: null,
    cards: { home: { yellows: 1, reds: 0 }, away: { yellows: 1, reds: 0 } },
    playedAt: String(index).padStart(5, "0"),
  }));
  return {
    format: { kind: "league", rounds: 1 },
    settings: PRESETS.cbf,
    teams: teams.map((id, index) => ({ id, group: null, drawnAs: index + 1 })),
    matches: results.map((result) => ({
      id: result.id,
      phase: result.phase,
      group: null,
      tie: null,
      leg: 1,
      home: result.home,
      away: result.away,
      homeSlot: { from: "team", team: result.home },
      awaySlot: { from: "team", team: result.away },
    })),
    results,
    decisions: [],
    withdrawals: [],
    draws: [],
    knockoutBegun: false,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
