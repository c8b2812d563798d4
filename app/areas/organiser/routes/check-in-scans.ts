import { scansSchema } from "#domain/registrations/check-in-schema.ts";
import { signedIn } from "#server/identity/who-asks.server.ts";
import { recordScans } from "#server/registrations/check-in.server.ts";
import { asOrganiser } from "../as-organiser.ts";
import type { Route } from "./+types/check-in-scans.ts";

/**
 * Readings from a phone at the gate. It answers by status and has no guard: a redirect to the login page would look
 * like an answer to a script, and the phone must keep what it sent.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const who = signedIn(context);
  if (!who || who.session.needsSecondFactor) return answer({ error: "signed_out" }, 401);
  const body = scansSchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return answer({ error: "unreadable" }, 400);
  const { entries } = body.data;
  const recorded = await asOrganiser(who, (actor) => recordScans(actor, params.id, entries));
  if (!recorded.ok) return answer({ error: recorded.error }, 404);
  return answer(recorded.value, 200);
}

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });
