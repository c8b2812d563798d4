import { data, type RouterContextProvider } from "react-router";
import type { Member } from "#domain/identity/actor.ts";
import { ownEvent, type OwnEventDetail } from "#server/events/own-events.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";

interface Asked {
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/** Another organiser's event is as unknown as none. */
export const eventNotFound = () => data("Evento não encontrado", 404);

/** The event that a page is about. */
export async function loadOwnEvent({
  params,
  context,
}: Asked): Promise<{ actor: Member; event: OwnEventDetail }> {
  const actor = requireMember(context);
  const found = await ownEvent(actor, params.id);
  if (!found.ok) throw eventNotFound();
  return { actor, event: found.value };
}
