import { receiveEvent } from "#server/billing/events.server.ts";
import type { Route } from "./+types/stripe-webhook.ts";

/** Stripe's servers call this. The signature covers the bytes as they came, so they are read as text. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  if (request.method !== "POST") return onlyPost();
  const received = await receiveEvent(await request.text(), request.headers.get("stripe-signature"));
  if (!received.ok) return Response.json({ error: received.error }, { status: 400 });
  return Response.json({ received: true });
}

export const loader = (): Response => onlyPost();

const onlyPost = () => new Response("Method not allowed", { status: 405, headers: { allow: "POST" } });
