import fc from "fast-check";
import { countedMatches, type CountedMatch } from "../counted.ts";
import type { MatchResult } from "../results.ts";
import { CRITERIA, PRESETS, type Criterion, type Settings } from "../settings.ts";

/** The rules of CBF with something else in them. */
export const rules = (changes: Partial<Settings> = {}): Settings => ({ ...PRESETS.cbf, ...changes });

/** Points, then this criterion, then a draw. */
export const rulesWith = (...criteria: Criterion[]): Settings =>
  rules({ criteria: ["points", ...criteria, "draw"] });

/** `result("Ana 2-1 Bia")`. Its id is the text unless one is given. */
export function result(text: string, changes: Partial<MatchResult> = {}): MatchResult {
  const [, home, homeGoals, awayGoals, away] = /^(\S+) (\d+)-(\d+) (\S+)$/.exec(text)!;
  return {
    id: text,
    phase: "league",
    group: null,
    tie: null,
    leg: 1,
    home: home!,
    away: away!,
    homeGoals: Number(homeGoals),
    awayGoals: Number(awayGoals),
    kicks: null,
    walkover: null,
    cards: { home: { yellows: 0, reds: 0 }, away: { yellows: 0, reds: 0 } },
    ...changes,
  };
}

export const counted = (results: readonly MatchResult[], settings: Settings = rules()): CountedMatch[] =>
  countedMatches({ results, decisions: [], withdrawals: [], settings, fixtures: [] });

/** Rules of tables: any criteria in any order. */
export const someRules = fc
  .record({
    between: fc.shuffledSubarray(CRITERIA.filter((name) => name !== "points" && name !== "draw")),
    kicksPoints: fc.nat(1),
    goalDifferenceCap: fc.option(fc.integer({ min: 1, max: 3 })),
    goalsCount: fc.boolean(),
  })
  .map(({ between, goalsCount, ...more }) =>
    rules({
      ...more,
      criteria: ["points", ...between, "draw"] satisfies Criterion[],
      walkover: { goals: 3, goalsCount },
    }),
  );

/** Results among a few teams with few goals, so that level teams are common. */
export const someResults = (teams: readonly string[]): fc.Arbitrary<MatchResult[]> =>
  fc
    .array(
      fc.record({
        pair: fc.shuffledSubarray([...teams], { minLength: 2, maxLength: 2 }),
        goals: fc.tuple(fc.nat(2), fc.nat(2)),
        kicks: fc.option(fc.constantFrom({ home: 4, away: 3 }, { home: 1, away: 3 })),
        walkover: fc.option(fc.constantFrom("home" as const, "away" as const, "both" as const), { freq: 8 }),
        yellows: fc.tuple(fc.nat(1), fc.nat(1)),
        playedAt: fc.option(fc.constantFrom("2026-03-01", "2026-03-08", "2026-03-15")),
      }),
      { maxLength: 14 },
    )
    .map((drawn) =>
      drawn.map(({ pair: [home, away], goals, kicks, walkover, yellows, playedAt }, index) =>
        result(`${home} ${goals[0]}-${goals[1]} ${away}`, {
          id: `match ${index}`,
          kicks,
          walkover,
          playedAt,
          cards: { home: { yellows: yellows[0], reds: 0 }, away: { yellows: yellows[1], reds: 0 } },
        }),
      ),
    );
