import { crossed } from "./crossing.ts";
import type { Format } from "./format.ts";

interface GroupOrder {
  group: string;
  /** The teams in the order of the final table. */
  rows: readonly string[];
}

export interface Qualified {
  seed: number;
  team: string;
  from: { group: string; place: number };
}

/**
 * From the final tables to the seeds of the knockout.
 *
 * - By a general table the seeds are its order: 1×8, 2×7, … as the Copinha Feminina plays it. Group mates may meet.
 * - By places, all group winners are seeded before all seconds, these before all thirds, and the best of the next
 *   place come last. Within each of these the better campaign gets the better seed; of two that are exactly level the
 *   one whose group comes first, which is an order like that of a fixed crossing and no better campaign. Seeds are
 *   exchanged where teams that met in the groups would otherwise meet again earlier than needed: 1A×2B and 1B×2A. Groups
 *   that played across met the teams of the other group and not their own, so that there 1A×2A is no rematch.
 */
export function qualified(input: {
  format: Extract<Format, { kind: "groups" }>;
  /** In the order of the groups: of those that play across, the first meets the second, the third the fourth. */
  groupOrders: readonly GroupOrder[];
  /** The teams that came in the place after those that advance, the best first. */
  bestNextOrder: readonly string[];
  /** All teams in one order, the better campaign first. Level ones stand in the order of their groups. */
  generalOrder: readonly string[];
}): { seeds: Qualified[] } {
  const { advance } = input.format;
  const order =
    advance.by === "general_table"
      ? input.generalOrder.slice(0, advance.teams)
      : crossed({
          tiers: tiersOf(advance, input),
          met: metIn(input.groupOrders, input.format.across),
        });

  const places = new Map(
    input.groupOrders.flatMap(({ group, rows }) =>
      rows.map((team, index) => [team, { group, place: index + 1 }] as const),
    ),
  );
  const seeds = order.map((team, index) => {
    const from = places.get(team);
    if (!from) throw new Error(`team ${team} is in no group`);
    return { seed: index + 1, team, from };
  });
  return { seeds };
}

function tiersOf(
  { places, bestNext }: { places: number; bestNext: number },
  orders: Pick<Parameters<typeof qualified>[0], "groupOrders" | "bestNextOrder" | "generalOrder">,
): string[][] {
  const rank = new Map(orders.generalOrder.map((team, index) => [team, index]));
  const campaign = (team: string) => rank.get(team) ?? rank.size;
  const byPlace = Array.from({ length: places }, (_, place) =>
    orders.groupOrders
      .flatMap(({ rows }) => rows.slice(place, place + 1))
      .sort((a, b) => campaign(a) - campaign(b)),
  );
  return [...byPlace, orders.bestNextOrder.slice(0, bestNext)];
}

function metIn(groupOrders: readonly GroupOrder[], across: boolean): (a: string, b: string) => boolean {
  const groupOf = new Map(groupOrders.flatMap(({ rows }, index) => rows.map((team) => [team, index])));
  return (a, b) => {
    const groupA = groupOf.get(a) ?? -1;
    const groupB = groupOf.get(b) ?? -1;
    // 0 plays against 1, 2 against 3: they differ in the last bit alone.
    return across ? (groupA ^ groupB) === 1 : groupA === groupB;
  };
}
