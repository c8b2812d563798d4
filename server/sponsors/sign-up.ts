import type { SponsorSignUp } from "#domain/identity/sign-up-schema.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import type { TooMany } from "#server/platform/limits/limits.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import * as queries from "./queries.ts";

export type SponsorSignUpProblem = TooMany | { code: "cnpj_taken" };

/** An account and a sponsor that waits for staff, together or not at all. */
export async function signUp(
  browser: Browser,
  input: SponsorSignUp,
): Promise<Result<null, SponsorSignUpProblem>> {
  const counted = await identity.countSignUp(browser, input.email);
  if (!counted.ok) return counted;
  return inTransaction(async () => {
    const { name, cnpj, email, password, responsible, phone, address } = input;
    if (await queries.lockCnpj(cnpj)) return err({ code: "cnpj_taken" as const });
    const opened = await identity.openAccount(browser, { name: responsible, email, password });
    if (!opened) return ok(null);
    const { userId } = opened;
    const id = await queries.insertSponsor({
      name,
      cnpj,
      phone,
      address,
      responsibleName: responsible,
      status: "Pendente",
      userId,
    });
    if (!id) throw new Error("a sponsor took this CNPJ while it was held");
    await identity.addProfile(userId, "sponsor", id);
    await requestReview({ kind: "sponsor", subjectId: id, requestedBy: userId });
    await audit(userId, "sponsor.created", id);
    return ok(null);
  });
}
