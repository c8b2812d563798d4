import type Stripe from "stripe";
import { err, ok, type Result } from "#domain/result.ts";
import type { ProviderEvent } from "#server/billing/provider/port.ts";
import { hasType, idOf } from "./client.ts";

// By its name: the class would load the whole package where no Stripe is used.
const SIGNATURE_ERROR = "StripeSignatureVerificationError";

/** Only the customer is read from the event: the rest may be out of date when it arrives. */
export function readEvent(
  stripe: Stripe,
  secret: string,
  body: string,
  signature: string | null,
): Result<ProviderEvent, "bad_signature"> {
  try {
    const event = stripe.webhooks.constructEvent(body, signature ?? "", secret);
    return ok({ eventId: event.id, type: event.type, customerId: customerOf(event.data.object) });
  } catch (error) {
    if (hasType(error, SIGNATURE_ERROR)) return err("bad_signature");
    throw error;
  }
}

/** The part that we read of the object which an event is about. */
interface EventObject {
  object?: string;
  id?: string;
  customer?: string | { id: string } | null;
}

function customerOf(object: EventObject): string | null {
  return object.object === "customer" ? (object.id ?? null) : idOf(object.customer);
}
