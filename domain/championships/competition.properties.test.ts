import fc from "fast-check";
import { expect, test } from "vitest";
import { competition, type Competition } from "./competition.ts";
import type { CompetitionFacts } from "./competition-facts.ts";
import type { Format } from "./format.ts";
import { TIE_SIDES } from "./vocabulary.ts";
import { someRules } from "./testing/cases.ts";
import { filled, GROUPS, plan, playAll } from "./testing/cups.ts";
import { EFFECTS, happen, mixed, pick, scoreBy, someEvent, someGroups } from "./testing/random-cups.ts";

const someCup = fc.record({
  cup: someGroups,
  settings: someRules,
  luck: fc.string(),
  /** How much of the knockout is over. */
  played: fc.double({ min: 0, max: 1, noNaN: true }),
});
type Cup = typeof someCup extends fc.Arbitrary<infer One> ? One : never;

test("finished phases never change by later events: seeds, played ties, who passed and the champion stay", () => {
  fc.assert(
    fc.property(someCup, fc.array(someEvent, { minLength: 1, maxLength: 6 }), (cup, events) => {
      const facts = begun(cup);
      const before = competition(facts);
      expect(before.seeds).not.toBeNull();
      let later = facts;
      for (const event of events) later = happen(later, event, inGroups(later));
      expect(finished(competition(later), before)).toEqual(finished(before, before));
      // Also after the plan was written again and the rest was played.
      const over = competition(playAll(filled(later), { score: scoreBy(cup.luck) }));
      expect(finished(over, before)).toEqual(finished(before, before));
    }),
    { numRuns: 100 },
  );
});

test("who leaves in the knockout changes no table and no campaign", () => {
  fc.assert(
    fc.property(someCup, fc.nat(), fc.constantFrom(...EFFECTS), (cup, which, effect) => {
      const facts = begun(cup);
      const { id: team } = pick(facts.teams, which);
      const after = competition({ ...facts, withdrawals: [{ team, effect, phase: "knockout" }] });
      const { tables, general, campaign, neededDraws } = competition(facts);
      expect(after).toMatchObject({ tables, general, campaign, neededDraws });
    }),
    { numRuns: 50 },
  );
});

test("the order in which sheets arrive changes nothing, down to the order of the counted matches", () => {
  fc.assert(
    fc.property(someCup, fc.string(), (cup, order) => {
      const facts = begun(cup);
      const results = mixed(facts.results, order);
      expect(competition({ ...facts, results })).toEqual(competition(facts));
    }),
    { numRuns: 50 },
  );
});

test("the general table of a single group is that group's, whatever the criteria", () => {
  const drawnFor = fc.constantFrom("nobody", "the group", "all");
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 6 }),
      someRules,
      fc.string(),
      drawnFor,
      (teams, settings, luck, drawn) => {
        const format: Format = { ...GROUPS, groups: 1, advance: { by: "general_table", teams: 2 } };
        const facts = { ...plan(format, teams), settings };
        const order = facts.teams.map(({ id }) => id).toReversed();
        const draws = drawn === "nobody" ? [] : [{ id: "d", group: drawn === "all" ? null : "A", order }];
        const played = playAll({ ...facts, draws }, { score: scoreBy(luck), except: ofKnockout });
        const { tables, general, seeds, neededDraws } = competition(played);
        const { rows, undecided } = tables[0]!.standings;
        expect(general).toMatchObject({ rows, undecided });
        if (draws.length > 0) expect(undecided).toEqual([]);
        // Who goes on is known but for level teams in the first two places.
        if (rows.slice(0, 2).some(({ shared }) => shared))
          expect(neededDraws[0]?.teams).toEqual(undecided[0]);
        else expect(seeds).toEqual(rows.slice(0, 2).map(({ team }) => team));
      },
    ),
  );
});

test("whatever places are given, and whatever is corrected later, nobody stands twice in a round", () => {
  const somePlace = fc.record({ tie: fc.nat(), team: fc.nat(), side: fc.constantFrom(...TIE_SIDES) });
  fc.assert(
    fc.property(someCup, fc.array(somePlace, { maxLength: 6 }), fc.string(), (cup, places, otherLuck) => {
      const facts = begun(cup);
      const { ties } = competition(facts);
      const decisions = places.map(({ tie, team, side }, index) => ({
        ...({ kind: "place", id: `given ${index}`, side, reason: "" } as const),
        tie: pick(ties, tie).id,
        team: pick(facts.teams, team).id,
      }));
      const given = filled({ ...facts, decisions });
      const corrected = given.results.map((result) =>
        ofKnockout(result) ? { ...result, ...scoreBy(otherLuck)(result) } : result,
      );
      for (const after of [given, { ...given, results: corrected }, filled({ ...given, results: corrected })])
        expect(standingTwice(competition(after))).toEqual([]);
      const over = playAll({ ...given, results: corrected }, { score: scoreBy(cup.luck) });
      expect(standingTwice(competition(over))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

/** The round and the team, of each that stands in two places of one round. */
function standingTwice({ ties }: Competition): string[] {
  const places = ties.flatMap(({ round, teams }) =>
    [teams.first, teams.second].flatMap((team) => (team === null ? [] : [`${round} ${team}`])),
  );
  return places.filter((place, index) => places.indexOf(place) !== index);
}

/** Played to the end of the groups and then a part of the knockout, of which a match has begun. */
function begun({ cup: { format, teams }, settings, luck, played }: Cup): CompetitionFacts {
  const planned = plan(format, teams);
  const ids = planned.teams.map(({ id }) => id);
  // Whatever is level is drawn, so that nothing waits.
  const draws = [null, ...new Set(planned.teams.map(({ group }) => group))].map((group) => ({
    id: `drawn ${group}`,
    group,
    order: mixed(ids, `${luck} ${group}`),
  }));
  const over = playAll({ ...planned, settings, draws }, { score: scoreBy(luck) });
  const ties = over.results.filter(ofKnockout);
  const results = [...inGroups(over), ...ties.slice(0, Math.round(ties.length * played))];
  return { ...filled({ ...over, results }), knockoutBegun: true };
}

const ofKnockout = ({ phase }: { phase: string }) => phase === "knockout";
const inGroups = ({ results }: CompetitionFacts) => results.filter((result) => !ofKnockout(result));

/** Of a competition, all that was decided in it before: it may not change any more. */
function finished({ seeds, campaign, ties, champion, runnerUp, third }: Competition, before: Competition) {
  const decided = before.ties.filter(({ result }) => result.winner !== null || result.undecided === "nobody");
  const ids = new Set(decided.map(({ id }) => id));
  return {
    seeds,
    campaign,
    ties: ties.filter(({ id }) => ids.has(id)),
    champion: before.champion && champion,
    runnerUp: before.runnerUp && runnerUp,
    third: before.third && third,
  };
}
