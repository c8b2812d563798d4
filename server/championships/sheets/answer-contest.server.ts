import type { ActObstacle } from "#domain/championships/policy.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { matchesId } from "#server/platform/database/matches-id.ts";
import { and, eq, isNull, sql } from "#server/platform/database/orm.ts";
import type { Organising } from "../own.ts";
import { authorOf, lockSheet } from "./author.ts";
import * as mails from "./sheet-mails.ts";
import { sheetSignatures } from "./tables.ts";

type AnswerProblem = ActObstacle | "answered_already";

/**
 * The organiser reads what a team contests and leaves the sheet as it is, with a reason that the team reads on the sheet:
 * its link opens again for that. `mailed`: it also gets a mail, for which it needs an address.
 */
export function answerContest(
  organising: Organising,
  { signatureId, reason }: { signatureId: string; reason: string },
): Promise<Result<{ mailed: boolean }, AnswerProblem>> {
  return inTransaction(async (): Promise<Result<{ mailed: boolean }, AnswerProblem>> => {
    const [found] = await db()
      .select({ matchId: sheetSignatures.matchId })
      .from(sheetSignatures)
      .where(matchesId(sheetSignatures.id, signatureId));
    const author = found && (await authorOf(organising, found.matchId));
    if (!author?.ok) return err("not_found");
    const locked = await lockSheet(author.value);
    if (!locked.ok) return err("not_found");
    const sheet = locked.value;
    const [answered] = await db()
      .update(sheetSignatures)
      .set({ answer: reason, answeredAt: sql`now()` })
      .where(
        and(
          eq(sheetSignatures.id, signatureId),
          eq(sheetSignatures.verdict, "contested"),
          isNull(sheetSignatures.answeredAt),
          isNull(sheetSignatures.outdatedAt),
        ),
      )
      .returning({ role: sheetSignatures.role });
    if (!answered) return err("answered_already");
    await audit(organising.actor, "championship.contest_answered", sheet.championship.id, [answered.role]);
    const mailed = answered.role !== "referee" && (await mails.contestAnswered(sheet, answered.role, reason));
    return ok({ mailed });
  });
}
