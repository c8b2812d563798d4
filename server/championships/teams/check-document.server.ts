import type { ActObstacle } from "#domain/championships/policy.ts";
import type { DocumentCheck } from "#domain/championships/squad-fields.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { lockLive } from "#server/platform/database/live-rows.ts";
import { eq, sql } from "#server/platform/database/orm.ts";
import type { Organising } from "../own.ts";
import { championshipSquad } from "./tables.ts";
import { lockTeam } from "./team-rows.ts";

/**
 * Somebody looked at the paper and at the person. Only who, when, which kind and whether the face agreed is kept: a
 * copy would be one more place from which a child's document can leak. Null takes the check back.
 */
export function checkDocument(
  organising: Organising,
  { teamId, squadId }: { teamId: string; squadId: string },
  check: DocumentCheck | null,
): Promise<Result<null, ActObstacle>> {
  return inTransaction(async (): Promise<Result<null, ActObstacle>> => {
    const opened = await lockTeam(organising, teamId, "finish");
    if (!opened.ok) return opened;
    const row = await lockLive(championshipSquad, squadId);
    if (row?.teamId !== teamId || row.role !== "athlete") return err("not_found");
    await db()
      .update(championshipSquad)
      .set({
        documentKind: check?.kind ?? null,
        documentCheckedBy: check?.checkedBy ?? null,
        documentCheckedAt: check ? sql`now()` : null,
        faceAgrees: check?.faceAgrees ?? null,
        updatedAt: sql`now()`,
      })
      .where(eq(championshipSquad.id, squadId));
    await audit(organising.actor, "championship.squad_checked", opened.value.championship.id);
    return ok(null);
  });
}
