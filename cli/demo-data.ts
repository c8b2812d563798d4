import { fill } from "#seed/demo/fill.ts";
import { today } from "#server/platform/clock.ts";

/** Demo data for a database that nobody has used yet; another one is left as it is. */
export async function fillDemoData(): Promise<void> {
  await fill(today());
}
