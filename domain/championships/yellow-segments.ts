import type { Phase } from "./format.ts";
import type { YellowRestart } from "./settings.ts";

const LAST_STAGES = new Set(["SF", "3P", "F"]);

/**
 * Which count of yellow cards a match belongs to: 0 until the restart, 1 after it. `stage` is the round of the
 * knockout or the tie in it ("SF" or "SF:1"); null in a league or a group.
 */
export function segmentOf(
  { phase, stage }: { phase: Phase; stage: string | null },
  restart: YellowRestart,
): 0 | 1 {
  if (restart === "never" || phase !== "knockout") return 0;
  if (restart === "after_groups") return 1;
  return LAST_STAGES.has(stage?.split(":")[0] ?? "") ? 1 : 0;
}
