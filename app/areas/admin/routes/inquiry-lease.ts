import { isId } from "#domain/id.ts";
import { readForm } from "#app/forms/read-form.ts";
import { staffGuard } from "#app/session/guards.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as inquiries from "#server/inquiries/staff.server.ts";
import { leaseResponse } from "../queue/lease-answer.ts";
import type { Route } from "./+types/inquiry-lease.ts";

/** Answers the script of an open message, and no person: it stands outside the area's layout, with its guard. */
export const middleware: Route.MiddlewareFunction[] = [staffGuard];

/** "assumir" takes the message or keeps it, "liberar" gives it back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (!isId(params.id)) return new Response(null, { status: 404 });
  const actor = actorOf(context);
  const form = await readForm(request);
  if (form.get("intent") === "liberar") {
    await inquiries.release(actor, params.id);
    return new Response(null, { status: 204 });
  }
  const leased = await inquiries.lease(actor, params.id);
  if (!leased.ok && leased.error === "not_found") return new Response(null, { status: 404 });
  return leaseResponse(await inquiries.leaseOf(actor, params.id));
}
