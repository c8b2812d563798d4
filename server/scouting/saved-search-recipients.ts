import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import { isVerified } from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import type { Recipient } from "#server/platform/mail/mail.ts";

export type Recipients = (userId: string, clubId: string) => Promise<Recipient | null>;

/**
 * Who may get a club's mails about athletes: a person who still belongs to the club, while it has a plan and is
 * verified. Each pair is asked about once; a run takes seconds.
 */
export function recipients(): Recipients {
  const known = new Map<string, Promise<Recipient | null>>();
  return (userId, clubId) => {
    const key = `${userId} ${clubId}`;
    const asked = known.get(key) ?? find(userId, clubId);
    known.set(key, asked);
    return asked;
  };
}

async function find(userId: string, clubId: string): Promise<Recipient | null> {
  const profiles = await identity.activeProfiles(userId);
  const profile = profiles.find(({ type, profileId }) => type === "club" && profileId === clubId);
  if (!profile || !(await isVerified(clubId))) return null;
  const actor = { kind: "member", userId, role: "user", profile } as const;
  if (!(await entitlementsOf(actor)).scoutingTools) return null;
  const person = await identity.findById(userId);
  return person?.emailVerified ? { email: person.email, name: person.name } : null;
}
