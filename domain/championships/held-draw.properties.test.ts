import fc from "fast-check";
import { expect, test } from "vitest";
import { competition } from "./competition.ts";
import type { CompetitionFacts, CompetitionMatch } from "./competition-facts.ts";
import type { Format, Slot } from "./format.ts";
import { heldDraw } from "./held-draw.ts";
import { closed, filled, planDrawn, playable } from "./testing/cups.ts";
import { happen, mixed, pick, scoreBy, someEvent, someGroups, someKnockout } from "./testing/random-cups.ts";

const someFormat: fc.Arbitrary<{ format: Format; teams: number }> = fc.oneof(
  someGroups,
  fc.record({
    format: fc.record({ kind: fc.constant("knockout"), knockout: someKnockout }),
    teams: fc.integer({ min: 2, max: 14 }),
  }),
);

const someDraw = fc
  .record({
    cup: someFormat,
    pots: fc.infiniteStream(fc.option(fc.integer({ min: 1, max: 3 }))),
    seed: fc.string(),
  })
  .map(({ cup: { format, teams }, pots, seed }) => ({
    format,
    entries: Array.from({ length: teams }, (_, index) => ({
      team: `t${index + 1}`,
      pot: pots.next().value ?? null,
    })),
    seed,
  }));

/** Sheets more often than all else, and places of the knockout that are given to another team. */
const someStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("sheet"), which: fc.nat(), luck: fc.string() }) },
  { weight: 2, arbitrary: someEvent },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("place"), which: fc.nat(), team: fc.nat() }) },
);
type Step = typeof someStep extends fc.Arbitrary<infer One> ? One : never;

test("the published seed gives the same draw again, in whatever order the entries are read", () => {
  fc.assert(
    fc.property(someDraw, fc.string(), ({ format, entries, seed }, order) => {
      const held = heldDraw({ format, entries, seed });
      expect(heldDraw({ format, entries: mixed(entries, order), seed })).toEqual(held);
      expect(held.order.toSorted()).toEqual(entries.map(({ team }) => team).toSorted());
    }),
  );
});

// Fixed for ever, as in draw.test.ts: each pot of a bracket has a seed of its own.
test("a published bracket comes out the same again", () => {
  const format: Format = {
    kind: "knockout",
    knockout: { legs: 1, finalLegs: 1, thirdPlace: false, levelTie: "kicks", awayGoals: false },
  };
  const entries = "abcdefgh".split("").map((team, index) => ({ team, pot: [1, 2, null][index % 3] ?? null }));
  expect(heldDraw({ format, entries, seed: "joia" }).order.join("")).toBe("gdabehfc");
});

test("seeds are immutable after the draw: groups, order and places of the bracket stay, whatever happens", () => {
  fc.assert(
    fc.property(someDraw, fc.array(someStep, { minLength: 1, maxLength: 25 }), (draw, steps) => {
      const held = heldDraw(draw);
      const drawn = planDrawn(draw.format, held);
      // Teams are read from the database in any order: only the numbers of the draw count.
      let facts = filled({ ...drawn, teams: mixed(drawn.teams, draw.seed) });
      expectDrawn(facts, held, drawn);
      for (const step of steps) {
        facts = filled(take(facts, step));
        expectDrawn(facts, held, drawn);
      }
    }),
  );
});

/** The groups, the order and the places of the bracket are those of the draw, in the tables and in the plan. */
function expectDrawn(
  facts: CompetitionFacts,
  { groups, order }: ReturnType<typeof heldDraw>,
  drawn: CompetitionFacts,
): void {
  const { tables, ties, seeds } = competition(facts);
  const inDrawnOrder = (teams: readonly string[]) => order.filter((team) => teams.includes(team));
  const inTables = tables.map(({ group, standings: { rows }, disregarded }) => ({
    name: group,
    teams: inDrawnOrder([...rows.map(({ team }) => team), ...disregarded]),
  }));
  expect(inTables).toEqual(groups ?? []);
  // Level teams stand as they were drawn.
  for (const { standings } of tables)
    for (const teams of standings.undecided) expect(teams).toEqual(inDrawnOrder(teams));
  const planned = (bracket: typeof ties) =>
    bracket.map(({ id, first, second, legs, next }) => ({ id, first, second, legs, next }));
  expect(planned(ties)).toEqual(planned(competition(drawn).ties));
  expect(placesOf(facts.matches.slice(0, drawn.matches.length))).toEqual(placesOf(drawn.matches));
  if (groups) return;

  expect(seeds).toEqual(order);
  for (const { id, ...tie } of ties)
    for (const side of ["first", "second"] as const) {
      const given = facts.decisions.findLast(
        (decision) => decision.kind === "place" && decision.tie === id && decision.side === side,
      );
      const slot = tie[side];
      if (slot.from === "seed" && !given) expect(tie.teams[side]).toBe(order[slot.seed - 1]);
    }
}

/** Where each match of the plan gets its teams from, and who plays it where the draw said so. */
const placesOf = (matches: readonly CompetitionMatch[]) =>
  matches.map(({ id, group, tie, phase, home, away, homeSlot, awaySlot }) => ({
    id,
    group,
    tie,
    slots: [withoutCampaign(homeSlot), withoutCampaign(awaySlot)],
    teams: phase === "knockout" ? null : [home, away],
  }));

const withoutCampaign = (slot: Slot): Slot =>
  slot.from === "seed" ? { from: "seed", seed: slot.seed } : slot;

function take(facts: CompetitionFacts, step: Step): CompetitionFacts {
  if (step.kind === "sheet") {
    const open = playable(facts);
    return open.length > 0 ? closed(facts, [pick(open, step.which)], scoreBy(step.luck)) : facts;
  }
  if (step.kind !== "place") return happen(facts, step, facts.results);
  const { id: tie } = pick(competition(facts).ties, step.which);
  const side = step.which % 2 === 0 ? "first" : "second";
  const { id: team } = pick(facts.teams, step.team);
  const id = `place ${facts.decisions.length}`;
  return { ...facts, decisions: [...facts.decisions, { kind: "place", id, tie, side, team, reason: "" }] };
}
