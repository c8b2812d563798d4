import { isId } from "#domain/id.ts";
import { staffGuard } from "#app/session/guards.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { readForm } from "#app/forms/read-form.ts";
import { leaseResponse } from "../queue/lease-answer.ts";
import type { Route } from "./+types/review-lease.ts";

/** Answers the script of an open review, and no person: it stands outside the area's layout, with its guard. */
export const middleware: Route.MiddlewareFunction[] = [staffGuard];

/** "assumir" takes the review or keeps it, "liberar" gives it back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (!isId(params.id)) return new Response(null, { status: 404 });
  const actor = actorOf(context);
  const form = await readForm(request);
  if (form.get("intent") === "liberar") {
    const released = await moderation.release(actor, params.id);
    return new Response(null, { status: released.ok ? 204 : 404 });
  }
  const leased = await moderation.lease(actor, params.id);
  if (!leased.ok && leased.error === "not_found") return new Response(null, { status: 404 });
  return leaseResponse(await moderation.leaseOf(actor, params.id));
}
