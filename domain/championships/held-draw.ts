import { drawGroups, drawOrder } from "./draw.ts";
import type { Format } from "./format.ts";

interface DrawEntry {
  team: string;
  pot: number | null;
}

interface DrawStep extends DrawEntry {
  group: string | null;
}

interface HeldDraw {
  kind: "groups" | "order";
  groups: { name: string; teams: string[] }[] | null;
  /** All teams in the order in which they came. */
  order: string[];
  steps: DrawStep[];
}

/**
 * The draw of a category: groups from pots, or the order of a fixture list or bracket. For a bracket the pots are
 * seeds: who is in the first stands on the best places, so that two of them cannot meet at once. Each pot is drawn
 * with a seed of its own, made from the one that was published. Teams without a pot come last.
 */
export function heldDraw(input: { format: Format; entries: readonly DrawEntry[]; seed: string }): HeldDraw {
  const { format, entries, seed } = input;
  if (format.kind === "groups") {
    const teams = entries.map(({ team, pot }) => ({ id: team, pot }));
    const { groups, steps } = drawGroups({ teams, groups: format.groups, seed });
    return {
      kind: "groups",
      groups,
      order: steps.map(({ team }) => team),
      steps: steps.map(({ team, group, pot }) => ({ team, group, pot })),
    };
  }
  const steps = potsOf(entries).flatMap((pot) => {
    const teams = entries.filter((entry) => entry.pot === pot).map(({ team }) => team);
    const { order } = drawOrder({ teams, seed: pot === null ? seed : `${seed} ${pot}` });
    return order.map((team): DrawStep => ({ team, group: null, pot }));
  });
  return { kind: "order", groups: null, order: steps.map(({ team }) => team), steps };
}

function potsOf(entries: readonly DrawEntry[]): (number | null)[] {
  const last = (pot: number | null) => pot ?? Infinity;
  return [...new Set(entries.map(({ pot }) => pot))].toSorted((a, b) => last(a) - last(b));
}
