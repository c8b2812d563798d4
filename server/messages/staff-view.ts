import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { contactClubs } from "#server/clubs/trust.ts";
import { readContact } from "./contacts.server.ts";
import * as queries from "./queries.ts";

const nameBy = (club: string) => `Pedido de contato do ${club}`;

/** A request that this actor may read: what a report can be about. */
export async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  // As a person only: a club does not report its own request.
  const reader = actor.kind === "member" ? { ...actor, profile: null } : actor;
  const contact = await readContact(reader, id);
  if (!contact.ok) return null;
  return { name: nameBy(contact.value.club.name), path: `/contatos/${id}` };
}

/** A request is named by its club, never by the athlete, who may be a minor. */
export async function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  const rows = await queries.findContacts(ids);
  const clubs = await contactClubs(rows.map(({ clubId }) => clubId));
  return new Map(
    rows.flatMap(({ id, clubId }) => {
      const club = clubs.get(clubId);
      return club ? [[id, nameBy(club.name)]] : [];
    }),
  );
}
