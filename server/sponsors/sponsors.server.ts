import { isCnpj } from "#domain/cnpj.ts";
import { httpsUrl } from "#domain/https-url.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { SponsorSignUp } from "#domain/identity/sign-up-schema.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { can } from "#domain/sponsors/policy.ts";
import * as identity from "#server/identity/identity.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { namesOf } from "#server/platform/database/names.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import type { TooMany } from "#server/platform/limits/limits.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import * as queries from "./queries.ts";
import { sponsors } from "./tables.ts";

export type { NewSponsor } from "./queries.ts";
export { assignOwner } from "./queries.ts";
export type PublicSponsor = ReturnType<typeof toPublic>;
type SponsorSignUpProblem = TooMany | { code: "cnpj_taken" };

export function create(
  actor: Actor,
  input: queries.NewSponsor,
): Promise<Result<{ id: string }, "not_allowed" | "cnpj_invalid" | "cnpj_taken">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    if (input.cnpj && !isCnpj(input.cnpj)) return err("cnpj_invalid");
    const id = await queries.insertSponsor(input);
    if (!id) return err("cnpj_taken");
    await audit(actor, "sponsor.created", id);
    return ok({ id });
  });
}

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

/** The brands under contract today; the highest level first. */
export async function list(): Promise<PublicSponsor[]> {
  const rows = await queries.activeSponsors(today());
  return rows.map(toPublic);
}

/** Names by id, for those who already know the ids. */
export const names = (ids: readonly string[]): Promise<Map<string, string>> =>
  namesOf(sponsors, sponsors.name, ids);

const toPublic = (row: queries.PublicSponsorRow) => ({
  id: row.id,
  name: row.name,
  logo: row.logo,
  segment: row.segment,
  description: row.description,
  link: httpsUrl(row.link),
  featured: row.featured,
});
