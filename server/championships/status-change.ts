import type { ChampionshipStatus } from "#domain/championships/vocabulary.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { ok, type Result } from "#domain/result.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { statusBySheets } from "./status.ts";
import { championships } from "./tables.ts";

// The caller has asked the policy: organisers do it for theirs, staff for everybody's.

export async function writeStatus(
  actor: Actor,
  id: string,
  set: { status: ChampionshipStatus; reason: string },
): Promise<Result<null, "not_found">> {
  const changed = await changeRow(championships, id, {
    who: actor,
    action: "championship.status_set",
    allowed: () => true,
    set: { status: set.status, statusReason: set.reason },
  });
  return changed.ok ? ok(null) : changed;
}

/** Inside a transaction. */
export async function writeStatusBySheets(actor: Actor, id: string): Promise<Result<null, "not_found">> {
  await lockLive(championships, id);
  const changed = await changeRow(championships, id, {
    who: actor,
    action: "championship.status_set",
    allowed: () => true,
    set: { status: await statusBySheets(id), statusReason: null },
  });
  return changed.ok ? ok(null) : changed;
}
