import type { Member } from "#domain/identity/actor.ts";
import { linkedAmong } from "#server/clubs/linked-among.server.ts";
import { contactStatesOf, type ContactStanding } from "#server/messages/contact-states.server.ts";

/** Where the club stands with an athlete, and the page of the act that fits. */
export interface ClubContact {
  state: ContactStanding["state"] | "own";
  to: string | null;
}

/** Of each of these athletes, however many, in four statements. */
export async function clubContactsOf(
  actor: Member,
  athletes: readonly { id: string; subdomain: string }[],
): Promise<(athlete: { id: string; subdomain: string }) => ClubContact> {
  const ids = athletes.map(({ id }) => id);
  const [linked, standings] = await Promise.all([linkedAmong(actor, ids), contactStatesOf(actor, ids)]);
  return ({ id, subdomain }) => contactOf(subdomain, linked.has(id), standings.get(id));
}

function contactOf(subdomain: string, own: boolean, standing: ContactStanding | undefined): ClubContact {
  if (own) return { state: "own", to: null };
  const state = standing?.state ?? "open";
  if (state === "open") return { state, to: `/contatos/novo/${subdomain}` };
  return { state, to: standing?.contactId ? `/contatos/${standing.contactId}` : null };
}
