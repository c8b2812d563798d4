import { err, ok, type Result } from "#domain/result.ts";
import { qrSvg } from "#server/athletes/share/share.server.ts";
import { now } from "#server/platform/clock.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { spend, type Limit, type TooMany } from "#server/platform/limits/limits.ts";
import * as queries from "./calendar-queries.ts";
import { toDetail, type EventDetail } from "./calendar-views.ts";
import { limitsOf } from "./limits.ts";
import { organiserOf } from "./organisers.ts";

/** A queue of families at a gate may share one address; nobody tries codes by the thousand. */
const LOOKS_PER_ADDRESS: Limit = { name: "safe-trial", points: 240, seconds: 3600 };

/** How a trial stands when somebody scans its poster. */
export type TrialState = "valid" | "held" | "cancelled" | "over" | "not_verified";

export interface CheckedTrial {
  state: TrialState;
  event: EventDetail;
}

type Problem = TooMany | { code: "not_found" };

/** The trial that a printed code belongs to, for everybody. */
export async function readTrial(
  { address }: Pick<Browser, "address">,
  code: string,
): Promise<Result<CheckedTrial, Problem>> {
  const counted = await spend(LOOKS_PER_ADDRESS, { address });
  if (!counted.ok) return counted;
  const row = /^[\da-f]{12}$/.test(code) ? await queries.publicByCode(code) : undefined;
  if (row?.type !== "peneira") return err({ code: "not_found" });
  const [organiser, limits] = await Promise.all([organiserOf(row), limitsOf(row.id)]);
  const at = now();
  const event = toDetail(row, organiser, limits, at);
  const over = Temporal.Instant.compare(row.endsAt ?? row.startsAt.add({ hours: 12 }), at) < 0;
  return ok({ event, state: stateOf(event, over) });
}

function stateOf({ cancelled, held, checkCode }: EventDetail, over: boolean): TrialState {
  if (cancelled) return "cancelled";
  if (checkCode === null) return "not_verified";
  if (held) return "held";
  return over ? "over" : "valid";
}

/** The code as a picture, for posters. */
export async function trialQr(
  browser: Pick<Browser, "address">,
  code: string,
): Promise<Result<string, Problem>> {
  const found = await readTrial(browser, code);
  return found.ok ? ok(qrSvg(publicUrl(`/peneira-segura/${code}`))) : found;
}
