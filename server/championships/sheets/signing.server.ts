import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { authorOf, closureFor, lockSheet, type SheetClosure } from "./author.ts";
import type { TeamVerdict } from "./closing.server.ts";
import * as mails from "./sheet-mails.ts";
import { sheetSignatures } from "./tables.ts";

type SignProblem = SheetClosure | { code: "not_yours" | "still_open" | "not_played" | "already_signed" };

/** A team accepts or contests the closed sheet of its match. Once: after a correction it is asked again. */
export function signSheet(token: string, verdict: TeamVerdict): Promise<Result<null, SignProblem>> {
  return inTransaction(async (): Promise<Result<null, SignProblem>> => {
    const found = await authorOf({ token }, null);
    if (!found.ok) return found;
    const { role, linkId } = found.value;
    if (role !== "home" && role !== "away") return err({ code: "not_yours" });
    const locked = await lockSheet(found.value);
    if (!locked.ok) return locked;
    const author = locked.value;
    const { match } = author;
    const closure = await closureFor(author);
    if (closure) return err(closure);
    if (match.state !== "closed") return err({ code: "still_open" });
    // A decision gave it its result: there is no sheet to accept.
    if (match.sheetVersion === 0) return err({ code: "not_played" });
    const { name, position, reason } = verdict;
    const signed = await db()
      .insert(sheetSignatures)
      .values({
        matchId: match.id,
        role,
        linkId,
        name,
        position,
        verdict: verdict.verdict,
        reason: verdict.verdict === "contested" ? reason : null,
      })
      .onConflictDoNothing()
      .returning({ id: sheetSignatures.id });
    if (signed.length === 0) return err({ code: "already_signed" });
    await audit(author.actor, "championship.sheet_signed", author.championship.id, [role, verdict.verdict]);
    if (verdict.verdict === "contested") await mails.contested(author, role, reason ?? "");
    return ok(null);
  });
}
