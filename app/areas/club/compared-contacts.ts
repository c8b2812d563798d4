import { ADULT_AGE } from "#domain/dates.ts";
import type { Member } from "#domain/identity/actor.ts";
import { contactHintsOf } from "#server/messages/contact-hints.server.ts";
import { clubContactsOf, type ClubContact } from "./club-contacts.ts";
import { contactWords } from "./contact-hint.ts";

/** What a comparison says of the contact with an athlete. */
export interface ComparedContact extends ClubContact {
  /** How the last request stands or ended; null without one. */
  words: string | null;
}

/** By the id of the athlete. */
export type ComparedContacts = Record<string, ComparedContact>;

export async function comparedContacts(
  actor: Member,
  athletes: readonly { id: string; subdomain: string; age: number }[],
  today: Temporal.PlainDate,
): Promise<ComparedContacts> {
  const ids = athletes.map(({ id }) => id);
  const [contactWith, hints] = await Promise.all([
    clubContactsOf(actor, athletes),
    contactHintsOf(actor, ids),
  ]);
  return Object.fromEntries(
    athletes.map((athlete) => {
      const words = contactWords(hints.get(athlete.id), { minor: athlete.age < ADULT_AGE, today });
      return [athlete.id, { ...contactWith(athlete), words: words?.text ?? null }];
    }),
  );
}
