/**
 * A version of the terms of use and the privacy policy, which are accepted together. The first one came with the
 * product; the others are written by admins.
 */
export interface TermsVersion {
  version: string;
  inForceFrom: Temporal.Instant;
  /** What is new, in a few words; the first version has nothing to say here. */
  changes: string;
}

/** An important change is announced this long before it counts, as the terms themselves promise. */
export const NOTICE_DAYS = 15;
/** How long a published profile stays although nobody accepted for it. */
export const GRACE_DAYS = 30;
/** The last reminder before the profile goes private. */
export const REMIND_BEFORE_DAYS = 7;

/** The version that counts now. `versions` are the published ones, oldest first. */
export const inForce = <Version extends TermsVersion>(
  versions: readonly Version[],
  now: Temporal.Instant,
): Version => {
  const current = versions.findLast(({ inForceFrom }) => Temporal.Instant.compare(inForceFrom, now) <= 0);
  if (!current) throw new Error("no version of the terms is in force");
  return current;
};

/** Published, and not yet in force. */
export const announced = <Version extends TermsVersion>(
  versions: readonly Version[],
  now: Temporal.Instant,
): Version | null =>
  versions.find(({ inForceFrom }) => Temporal.Instant.compare(inForceFrom, now) > 0) ?? null;

/**
 * What a member has to accept before they change anything. Nobody is asked for the first version: it was accepted at
 * sign-up, or is with the first profile of an account that another site's word opened.
 */
export function toAccept<Version extends TermsVersion>(
  versions: readonly Version[],
  accepted: string | null,
  now: Temporal.Instant,
): Version | null {
  const current = inForce(versions, now);
  const place = versions.indexOf(current);
  const acceptedPlace = versions.findIndex(({ version }) => version === accepted);
  return place === 0 || acceptedPlace >= place ? null : current;
}

/**
 * When a profile goes private whose people did not accept. Nobody's time begins before they decide themselves: an
 * athlete who turned 18 since then gets all of it.
 */
export function endOfGrace(
  inForceFrom: Temporal.Instant,
  decidesSince: Temporal.Instant | null,
): Temporal.Instant {
  const from =
    decidesSince && Temporal.Instant.compare(decidesSince, inForceFrom) > 0 ? decidesSince : inForceFrom;
  return from.add({ hours: 24 * GRACE_DAYS });
}
