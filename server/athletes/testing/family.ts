import { SYSTEM, type Actor, type Member } from "#domain/identity/actor.ts";
import type { ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { expectOk } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { decideConsent } from "#server/athletes/guardianship.server.ts";
import { adultsWithGuardian, endGuardianshipOf } from "#server/athletes/coming-of-age.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { recordDecision } from "#server/moderation/review-kinds.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import { aUser, type MadeUser } from "#seed/factories/user.ts";

export const yearsAgo = (years: number): Temporal.PlainDate => today().subtract({ years });
export const memberOf = ({ id }: { id: string }): Member => ({
  kind: "member",
  userId: id,
  role: "user",
  profile: null,
});
export const staffOf = ({ id }: { id: string }): Actor => ({
  kind: "member",
  userId: id,
  role: "staff",
  profile: null,
});

let next = 1;

export interface Family {
  id: string;
  subdomain: string;
  person: MadeUser;
  athlete: Member;
  guardianPerson: MadeUser;
  guardian: Member;
}

/** An athlete with an account and, if young, a guardian who has confirmed and not decided. */
export async function aFamily({
  birthdate = yearsAgo(15),
}: { birthdate?: Temporal.PlainDate } = {}): Promise<Family> {
  const person = await aUser({ name: "Kauã Ribeiro" });
  const subdomain = `familia-${next++}`;
  const { id } = expectOk(
    await athletes.create(SYSTEM, { subdomain, name: "Kauã Ribeiro", birthdate, userId: person.id }),
  );
  const guardianPerson = await aGuardianOf(id);
  return {
    id,
    subdomain,
    person,
    athlete: memberOf(person),
    guardianPerson,
    guardian: memberOf(guardianPerson),
  };
}

/** The same, whose profile the guardian authorised and staff approved. */
export async function aPublishedFamily(input: { birthdate?: Temporal.PlainDate } = {}): Promise<Family> {
  const family = await aFamily(input);
  expectOk(await decideConsent(family.guardian, family.id, "granted", null));
  await decideReview("first_publication", family.id, "approved");
  return family;
}

export async function decideReview(
  kind: ReviewKindName,
  subjectId: string,
  state: "approved" | "rejected",
  reason = "A foto mostra outra pessoa.",
): Promise<void> {
  const review = (await openReviews({ kind, limit: 500 })).find((open) => open.subjectId === subjectId);
  if (!review) throw new Error(`no open review ${kind}`);
  const decided = await recordDecision(review.id, {
    decidedBy: (await aUser({ role: "staff" })).id,
    state,
    reason,
  });
  if (!decided.ok) throw new Error(decided.error);
}

/** What the jobs of this night do; how many came of age. */
export async function comeOfAge(day = today()): Promise<number> {
  const due = await Array.fromAsync(adultsWithGuardian(day));
  for (const id of due) await endGuardianshipOf(id);
  return due.length;
}

export const visibilityOf = async (id: string): Promise<string> =>
  (await client().query<{ visibility: string }>("select visibility from athletes where id = $1", [id]))
    .rows[0]!.visibility;

/** What was mailed to this address, newest first. */
export async function mailsTo(email: string): Promise<{ template: string; text: string }[]> {
  const sent = (await listMails({ limit: 500 })).filter(({ to }) => to === email);
  return Promise.all(sent.map(async ({ id, template }) => ({ template, text: (await readMail(id))!.text })));
}

export const templatesTo = async (email: string): Promise<string[]> =>
  (await mailsTo(email)).map(({ template }) => template);

/** The link of the last invitation that this address got. */
export async function invitedToken(email: string): Promise<string> {
  const mail = (await mailsTo(email)).find(({ template }) => template === "guardian-invitation");
  return new URL(/https?:\/\/\S+token=\S+/.exec(mail!.text)![0]).searchParams.get("token")!;
}
