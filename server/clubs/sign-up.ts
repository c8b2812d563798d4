import type { ClubSignUp } from "#domain/identity/sign-up-schema.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import type { TooMany } from "#server/platform/limits/limits.ts";
import { addLogo, storeLogo } from "#server/media/media.ts";
import * as queries from "./queries.ts";

export type ClubSignUpProblem = TooMany | { code: "cnpj_taken" | "logo_invalid" };

/** For the caller's transaction; null when the address has an account already. Never shown: it would tell who has an account. */
type SignedUp = { userId: string; profileId: string } | null;

/** An account and its club, together or not at all. Once the e-mail is confirmed, the club waits for a person to verify it. */
export async function signUp(
  browser: Browser,
  input: ClubSignUp,
  picture?: Uint8Array,
): Promise<Result<SignedUp, ClubSignUpProblem>> {
  const counted = await identity.countSignUp(browser, input.email);
  if (!counted.ok) return counted;
  const logo = picture ? await storeLogo(picture) : null;
  if (picture && !logo) return err({ code: "logo_invalid" });
  return inTransaction(async () => {
    const { name, cnpj, email, password, responsible, phone, address } = input;
    // Checked before the account is opened: the answer must not depend on whether the e-mail has an account.
    if (await queries.lockCnpj(cnpj)) return err({ code: "cnpj_taken" as const });
    const opened = await identity.openAccount(browser, { name: responsible, email, password });
    if (!opened) return ok(null);
    const { userId } = opened;
    const id = await queries.insertClub({
      name,
      cnpj,
      // Decided when the e-mail is confirmed (claims.ts): a stranger's form must not block the real club.
      cnpjHeld: false,
      phone,
      address,
      responsibleName: responsible,
      contactEmail: email,
      userId,
    });
    if (!id) throw new Error("a claim of a CNPJ cannot collide");
    // Shown with the club's page, which nobody sees before a person has verified the club.
    const owner = { ownerType: "club", ownerId: id, uploadedBy: userId } as const;
    if (logo) await queries.setLogo(id, await addLogo(logo, owner, "visible"));
    await audit(userId, "club.created", id);
    return ok({ userId, profileId: id });
  });
}
