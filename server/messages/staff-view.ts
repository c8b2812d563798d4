import type { Actor } from "#domain/identity/actor.ts";
import { readContact } from "./contacts.server.ts";

/** A request that this actor may read: what a report can be about. */
export async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  // As a person only: a club does not report its own request.
  const reader = actor.kind === "member" ? { ...actor, profile: null } : actor;
  const contact = await readContact(reader, id);
  if (!contact.ok) return null;
  return { name: `Pedido de contato do ${contact.value.club.name}`, path: `/contatos/${id}` };
}
