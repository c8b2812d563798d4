import { audited, press, type World, type By } from "./world.ts";

interface Marked {
  ids: string;
  intent: string;
  action: string;
  /** Where the question asks for one. */
  reason?: string;
}

/** An act of a list's bar that asks first: the question changes nothing, and the answer counts once. */
export async function markRows(
  { taps, one }: World,
  at: { by: By; on: string },
  marked: Marked,
): Promise<void> {
  const { ids, intent, action, reason } = marked;
  const effect = audited(action);
  const asked = { ...at, press: press(intent), effect };
  // Two pages: between them a job may change what the sidebar counts.
  await taps.twice({ ...asked, fill: { ids }, becomes: await one(effect), status: 200, tellsSecond: true });
  await taps.twice({ ...asked, fill: { ids, confirmado: "sim", ...(reason && { reason }) } });
}
