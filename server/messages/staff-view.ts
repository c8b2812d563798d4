import type { Actor } from "#domain/identity/actor.ts";
import { readContact } from "./contacts.server.ts";

/** A request as the one it was sent to, or staff, may report and look at it. */
export async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  // As a person only: a club does not report its own request.
  const reader = actor.kind === "member" ? { ...actor, profile: null } : actor;
  const contact = await readContact(reader, id);
  if (!contact.ok) return null;
  return { name: `Pedido de contato do ${contact.value.club.name}`, path: `/contatos/${id}` };
}
