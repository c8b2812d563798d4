import { find, type Entry } from "./ledger.ts";
import { pays } from "./cards.ts";
import { nowFor, plusMonths } from "./clock.ts";
import { bill } from "./settle.ts";

/** As Stripe does it: what is left of the month is charged at once; a cheaper plan leaves a credit for the next. */
export async function changePrice(
  customer: Entry<"customer">,
  subscription: Entry<"subscription">,
  priceId: string,
): Promise<"changed" | "card_refused"> {
  const [before, after] = [await find("price", subscription.priceId), await find("price", priceId)];
  const at = nowFor(customer);
  // While it is free there is no difference; while something is owed, that comes first.
  const difference =
    subscription.status === "active"
      ? Math.round((after!.cents - before!.cents) * restOfMonth(subscription, at))
      : 0;
  if (difference > 0 && !pays(customer.card)) return "card_refused";
  subscription.priceId = priceId;
  if (difference > 0) await bill(customer, subscription, difference, at.toString());
  else subscription.creditCents = (subscription.creditCents ?? 0) - difference;
  return "changed";
}

function restOfMonth(
  { anchorAt, months, periodEndsAt }: Entry<"subscription">,
  at: Temporal.Instant,
): number {
  const [begin, end] = [plusMonths(anchorAt, months - 1), periodEndsAt].map(
    (iso) => Temporal.Instant.from(iso).epochMilliseconds,
  ) as [number, number];
  return (end - at.epochMilliseconds) / (end - begin);
}
