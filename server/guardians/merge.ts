import { CURRENT_CONSENT, MAX_GUARDIANS } from "#domain/guardians/consent.ts";
import { consentsAfterMerge } from "#domain/guardians/merged-consent.ts";
import { mayBeNamed, type NameDecision } from "#domain/guardians/name-consent.ts";
import { client, db } from "#server/platform/database/database.ts";
import { mergePart, type Merged, type MergePart } from "#server/platform/database/merge-part.ts";
import { and, eq, isNull, sql } from "#server/platform/database/orm.ts";
import { latestNameDecisions, recordNameDecision } from "./name-consents.ts";
import * as queries from "./queries.ts";
import { guardianships, guardianTries } from "./tables.ts";

const rows = mergePart({
  tries: { column: guardianTries.athleteId },
  guardianships: { column: guardianships.athleteId },
});

/** Who answers for either of the two: the merged profile has at most two guardians. */
export async function tooManyGuardians(one: string, other: string): Promise<boolean> {
  const people = await confirmedOf([one, other]);
  return new Set(people.map(({ guardianUserId }) => guardianUserId)).size > MAX_GUARDIANS;
}

export const guardiansMerge: MergePart<"tries" | "guardianships"> = {
  count: async (merged) => ({
    ...(await rows.count(merged)),
    guardianships: (await planGuardianships(merged)).moving.length,
  }),
  async pass(merged) {
    const latest = await queries.latestConsents([merged.kept, merged.gone]);
    const named = await namedBefore(merged);
    await joinGuardianships(merged);
    await rows.pass(merged);
    await client().query(COPY_CONSENTS, [merged.kept, merged.gone]);
    const guardianUserIds = (await confirmedOf([merged.kept])).map((row) => row.guardianUserId!);
    for (const written of consentsAfterMerge(guardianUserIds, latest))
      await queries.insertConsent({ athleteId: merged.kept, textVersion: CURRENT_CONSENT, ...written }, null);
    await keepUnnamed(merged, named);
  },
};

// Consents are append-only: what was decided about the one that goes stays where it is, and is said again, as of then,
// about the one that stays.
const COPY_CONSENTS = `
insert into consents (athlete_id, guardian_user_id, decision, text_version, created_at)
select $1, guardian_user_id, decision, text_version, created_at from consents where athlete_id = $2 order by id`;

const confirmedOf = async (athleteIds: string[]) =>
  (await queries.guardianshipsOf(athleteIds)).filter(({ confirmedAt }) => confirmedAt !== null);

/**
 * Those who answer for one of the two answer for the athlete; who answers for both does so once. An invitation that
 * nobody answered ends where its place is needed, or where somebody answers already.
 */
async function planGuardianships({ kept, gone }: Merged) {
  const current = await queries.guardianshipsOf([kept, gone]);
  const [confirmed, invitations] = [
    current.filter(({ confirmedAt }) => confirmedAt),
    current.filter(({ confirmedAt }) => !confirmedAt),
  ];
  const isKept = ({ athleteId }: { athleteId: string }) => athleteId === kept;
  const people = new Set(confirmed.filter(isKept).map(({ guardianUserId }) => guardianUserId));
  const coming = confirmed.filter((row) => !isKept(row) && !people.has(row.guardianUserId));
  const [first] = invitations.toSorted((a, b) => Number(isKept(b)) - Number(isKept(a)));
  const remaining = people.size + coming.length < (people.size > 0 ? MAX_GUARDIANS : 1) ? first : undefined;
  const moving = remaining && !isKept(remaining) ? [...coming, remaining] : coming;
  const ending = current.filter(
    (row) => !moving.includes(row) && row !== remaining && !(isKept(row) && row.confirmedAt),
  );
  return { moving, ending };
}

/** Whose invitation a merge would end. */
export const invitationsEndedByMerge = async (merged: Merged): Promise<string[]> =>
  (await planGuardianships(merged)).ending.flatMap(({ confirmedAt, name }) => (confirmedAt ? [] : [name]));

async function joinGuardianships(merged: Merged): Promise<void> {
  const { moving, ending } = await planGuardianships(merged);
  for (const { id } of ending) await endOne(id);
  for (const { id } of moving) {
    const taken = new Set((await queries.guardianshipsOf([merged.kept])).map(({ place }) => place));
    await db()
      .update(guardianships)
      .set({ athleteId: merged.kept, place: taken.has(1) ? 2 : 1 })
      .where(eq(guardianships.id, id));
  }
}

const endOne = (id: string) =>
  db()
    .update(guardianships)
    .set({ endedAt: sql`now()` })
    .where(and(eq(guardianships.id, id), isNull(guardianships.endedAt)));

/** Whether the name may be shown today, of each of the two. */
async function namedBefore({ kept, gone }: Merged): Promise<{ both: boolean; latest: NameDecision[] }> {
  const byAthlete = await latestNameDecisions([kept, gone]);
  const isNamed = async (id: string) => {
    const decided = byAthlete.get(id) ?? [];
    const guardians = (await confirmedOf([id])).map((row) => row.guardianUserId!);
    // An adult decides alone: whoever decided then counts.
    const deciders = guardians.length > 0 ? guardians : decided.map(({ userId }) => userId);
    return mayBeNamed(deciders, decided);
  };
  return {
    both: (await isNamed(kept)) && (await isNamed(gone)),
    latest: [...(byAthlete.get(kept) ?? []), ...(byAthlete.get(gone) ?? [])],
  };
}

/** The name appears only if it did for both; who had said no about either still says no. */
async function keepUnnamed({ kept, gone }: Merged, before: { both: boolean; latest: NameDecision[] }) {
  await client().query(
    `insert into name_consents (athlete_id, user_id, decision, text_version, created_at)
     select $1, user_id, decision, text_version, created_at from name_consents where athlete_id = $2 order by id`,
    [kept, gone],
  );
  const revoked = before.latest.filter(({ decision }) => decision === "revoked" || !before.both);
  for (const userId of new Set(revoked.map((one) => one.userId)))
    await recordNameDecision(userId, kept, "revoked");
}
