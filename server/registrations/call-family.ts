import { profileIdOf, type Actor } from "#domain/identity/actor.ts";
import { formatDay } from "#domain/date-time.ts";
import type { CallProblem } from "#domain/registrations/calls.ts";
import { accessTo } from "#server/billing/access/athlete-access.server.ts";
import type { RegistrationEvent } from "#server/events/events.ts";
import { requestContact } from "#server/messages/contacts.server.ts";

/**
 * "Chamado" makes an ordinary contact request, with all that protects a family from one. Null: it was made. The answer
 * to the family does not wait for it.
 */
export async function callFamily(
  actor: Actor,
  event: RegistrationEvent,
  athleteId: string,
): Promise<CallProblem | null> {
  if (!profileIdOf(actor, "club")) return "no_club";
  const asked = await requestContact(actor, athleteId, { purpose: "evaluation", message: textOf(event) });
  if (asked.ok) return null;
  const { code } = asked.error;
  if (code !== "not_entitled") return code;
  const { needs } = await accessTo(actor, athleteId);
  return needs.contact === null ? "not_public" : `needs_${needs.contact}`;
}

const textOf = ({ title, startsAt, timeZone }: RegistrationEvent): string =>
  `Depois da peneira “${title}”, em ${formatDay(startsAt, timeZone)}, queremos ver mais. Podemos conversar sobre o próximo passo? A avaliação completa está na página da inscrição.`;
