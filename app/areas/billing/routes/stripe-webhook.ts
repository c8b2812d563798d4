import { receiveEvent } from "#server/billing/webhook/receive-event.server.ts";
import type { Route } from "./+types/stripe-webhook.ts";

export const handle = { forPrograms: true };

/** Stripe's servers call this. The signature covers the bytes as they came, so they are read as text. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return onlyPost();
  // A form was read on the way here, for its key; Stripe sends none.
  if (request.bodyUsed) return Response.json({ error: "bad_signature" }, { status: 400 });
  const received = await receiveEvent(await request.text(), request.headers.get("stripe-signature"));
  if (!received.ok) return Response.json({ error: received.error }, { status: 400 });
  return Response.json({ received: true });
}

export const loader = (): Response => onlyPost();

const onlyPost = () => new Response("Method not allowed", { status: 405, headers: { allow: "POST" } });
