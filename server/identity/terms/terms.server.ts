import { announced, inForce, toAccept, type TermsVersion } from "#domain/identity/terms.ts";
import type { Member } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { remembered } from "#server/platform/cache/remembered.ts";
import { now } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, asc, desc, eq, inArray, isNotNull } from "#server/platform/database/orm.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import type { Session } from "../authenticate.ts";
import * as queries from "../queries.ts";
import { termsAcceptances, termsVersions } from "../tables.ts";

const MOST_VERSIONS = 200;

/** The published versions, oldest first, without their texts: every request of a member asks which one counts. */
export const publishedTerms = (): Promise<TermsVersion[]> => published("");

const published = remembered(["terms"], async () => {
  const rows = await db()
    .select({
      version: termsVersions.version,
      inForceFrom: termsVersions.inForceFrom,
      changes: termsVersions.changes,
    })
    .from(termsVersions)
    .where(isNotNull(termsVersions.publishedAt))
    .orderBy(desc(termsVersions.inForceFrom))
    .limit(MOST_VERSIONS);
  return rows.toReversed().map((row) => ({ ...row, inForceFrom: row.inForceFrom! }));
});

/** The version that sign-ups accept. */
export const currentTerms = async (): Promise<TermsVersion> => inForce(await publishedTerms(), now());

/** Published, but in force only later. */
export const announcedTerms = async (): Promise<TermsVersion | null> =>
  announced(await publishedTerms(), now());

/** What this member has to accept before they change anything; null when nothing is missing. */
export const termsToAccept = async ({ acceptedTerms }: Pick<Session, "acceptedTerms">) =>
  toAccept(await publishedTerms(), acceptedTerms, now());

/** Both texts of a published version. */
export async function termsTexts(version: string): Promise<{ terms: string; policy: string } | null> {
  const [row] = await db()
    .select({ terms: termsVersions.terms, policy: termsVersions.policy })
    .from(termsVersions)
    .where(and(eq(termsVersions.version, version), isNotNull(termsVersions.publishedAt)));
  return row ?? null;
}

/** The member read this version and agrees. Another one may have come into force since the page was opened. */
export function agreeToTerms(
  { userId }: Member,
  { address }: Pick<Browser, "address">,
  version: string,
): Promise<Result<null, "outdated">> {
  return inTransaction(async () => {
    // Two taps at once write one row.
    await queries.lockUser(userId);
    const [last] = await db()
      .select({ version: termsAcceptances.version })
      .from(termsAcceptances)
      .where(eq(termsAcceptances.userId, userId))
      .orderBy(desc(termsAcceptances.id))
      .limit(1);
    if ((await currentTerms()).version !== version) return err("outdated");
    if (last?.version === version) return ok(null);
    await queries.acceptTerms(userId, version, address);
    await audit(userId, "user.terms_accepted", userId);
    return ok(null);
  });
}

/** Those of these people who accepted this version, or a later one. */
export async function acceptedAmong(userIds: readonly string[], version: string): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const versions = (await publishedTerms()).map((known) => known.version);
  const rows = await db()
    .selectDistinct({ userId: termsAcceptances.userId })
    .from(termsAcceptances)
    .where(
      and(
        inArray(termsAcceptances.userId, [...new Set(userIds)]),
        inArray(termsAcceptances.version, versions.slice(versions.indexOf(version))),
      ),
    )
    .orderBy(asc(termsAcceptances.userId));
  return new Set(rows.map(({ userId }) => userId));
}
