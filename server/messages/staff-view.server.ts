import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { readContact } from "./contacts.server.ts";

/** A request as the one it was sent to, or staff, may report and look at it. */
export async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  const userId = userIdOf(actor);
  const contact = await readContact(actor, userId ? { userId, profile: null } : null, id);
  if (!contact.ok) return null;
  return { name: `Pedido de contato do ${contact.value.club.name}`, path: `/contatos/${id}` };
}
