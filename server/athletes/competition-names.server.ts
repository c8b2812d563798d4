import { decidesFor } from "#domain/athletes/policy.ts";
import type { GuardianDecision } from "#domain/guardians/consent.ts";
import { CURRENT_NAME_CONSENT, mayBeNamed } from "#domain/guardians/name-consent.ts";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { latestNameDecisions, recordNameDecision } from "#server/guardians/guardians.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import * as mails from "./name-mails.ts";
import { peopleOf } from "./people.ts";
import { responsibleFor, responsibleForAll, type Responsible } from "./responsible.server.ts";

interface NamedAthlete {
  name: string;
  subdomain: string;
  minor: boolean;
  /** Search engines may keep a page with the name. */
  indexable: boolean;
}

/** Of these athletes, who appears by name on competition pages: public profiles whose athlete or guardian said yes. */
export async function namesInCompetitions(ids: readonly string[]): Promise<Map<string, NamedAthlete>> {
  if (ids.length === 0) return new Map();
  const people = await responsibleForAll(ids);
  const decisions = await latestNameDecisions([...people.keys()]);
  return new Map(
    [...people]
      .filter(([id, person]) => isOpen(person) && mayBeNamed(decidersOf(person), decisions.get(id) ?? []))
      .map(([id, { name, subdomain, minor, indexable }]) => [id, { name, subdomain, minor, indexable }]),
  );
}

/** What was said about one athlete's name, for who decides about it and for the athlete. */
export interface CompetitionName {
  /** Who asks is the one who decides: the adult athlete, or a guardian. A minor only reads. */
  decides: boolean;
  /** Nothing but a profile that is not public keeps the name from appearing. */
  agreed: boolean;
  /** Somebody who decides too said no: only they can take it back. */
  refusedByOther: boolean;
  /** What this person last said. */
  own: GuardianDecision | null;
  /** The profile is not public: until it is, no name appears whatever was said. */
  profilePublic: boolean;
}

export async function competitionName(
  actor: Actor,
  athleteId: string,
): Promise<Result<CompetitionName, "not_found">> {
  const person = await responsibleFor(athleteId);
  const asking = userIdOf(actor);
  const decides = person !== null && decidesFor(actor, person);
  if (!person || (!decides && (asking === null || person.userId !== asking))) return err("not_found");
  const latest = (await latestNameDecisions([athleteId])).get(athleteId) ?? [];
  const deciders = decidersOf(person);
  return ok({
    decides,
    agreed: mayBeNamed(deciders, latest),
    refusedByOther: latest.some(
      ({ userId, decision }) => userId !== asking && decision === "revoked" && deciders.includes(userId),
    ),
    own: latest.find(({ userId }) => userId === asking)?.decision ?? null,
    profilePublic: isOpen(person),
  });
}

/** Says whether the athlete appears by name on competition pages. A no reaches them at once. */
export function decideCompetitionName(
  actor: Actor,
  athleteId: string,
  decision: GuardianDecision,
): Promise<Result<null, "not_found">> {
  return inTransaction(async (): Promise<Result<null, "not_found">> => {
    const profile = await lockWithGuardianship(athleteId);
    const userId = userIdOf(actor);
    if (!profile || !userId || !decidesFor(actor, profile.policyFacts)) return err("not_found");
    const said = (await latestNameDecisions([athleteId])).get(athleteId) ?? [];
    const own = said.find((one) => one.userId === userId);
    // A double click is one decision; a yes to a newer text is another one.
    if (own?.decision === decision && (decision === "revoked" || own.textVersion === CURRENT_NAME_CONSENT))
      return ok(null);
    await recordNameDecision(userId, athleteId, decision);
    await audit(
      actor,
      decision === "granted" ? "athlete.competition_name_granted" : "athlete.competition_name_revoked",
      athleteId,
    );
    if (profile.policyFacts.minor) await tellFamily(profile, userId, decision);
    return ok(null);
  });
}

/** The athlete and the other guardian hear what this one decided. */
async function tellFamily(
  profile: AthleteWithGuardianship,
  decidedBy: string,
  decision: GuardianDecision,
): Promise<void> {
  const people = await peopleOf(profile);
  if (people.athlete) await mails.guardianDecidedName(people.athlete, decision);
  const name = profile.guardianship.guardians.find(({ userId }) => userId === decidedBy)?.name ?? "";
  for (const guardian of people.guardians.filter(({ userId }) => userId !== decidedBy))
    await mails.otherGuardianDecidedName(guardian, profile.athlete, { name, decision });
}

const decidersOf = ({ minor, userId, guardianUserIds }: Responsible): readonly string[] =>
  minor ? guardianUserIds : userId ? [userId] : [];

const isOpen = ({ visibility, minor, consented, deleted }: Responsible): boolean =>
  visibility === "public" && !deleted && (!minor || consented);
