import { shortDay, shortWhen } from "#domain/events/when.ts";
import { formatBRL } from "#domain/money.ts";
import { formatAddress } from "#domain/places.ts";
import type { OwnRegistration } from "#server/registrations/own.server.ts";
import type { Phrase } from "./state-text.ts";

type Change = NonNullable<OwnRegistration["change"]>;
type Facts = Change["after"];

/** What of the event is not as it was when the family last said yes. */
export function changeText({ before, after }: Change, timeZone: string): Phrase[] {
  const phrases: Phrase[] = [];
  const [was, is] = [Temporal.Instant.from(before.startsAt), Temporal.Instant.from(after.startsAt)];
  if (!was.equals(is)) {
    const [day, other] = [shortDay(was, timeZone), shortDay(is, timeZone)];
    // On the same day, the hour is what changed.
    phrases.push(`De ${day === other ? shortWhen(was, timeZone) : day} para `);
    phrases.push({ strong: shortWhen(is, timeZone) }, ". ");
  } else if (before.endsAt !== after.endsAt && after.endsAt) {
    const end = Temporal.Instant.from(after.endsAt);
    phrases.push("Termina em ", { strong: shortWhen(end, timeZone) }, ". ");
  }
  if (placeOf(before) !== placeOf(after)) phrases.push("O local agora é ", { strong: placeOf(after) }, ". ");
  if (before.feeCents !== after.feeCents)
    phrases.push(
      ...(after.feeCents > 0 ? feeNow(before, after) : ["Agora é ", { strong: "gratuita" }, ". "]),
    );
  return phrases;
}

const placeOf = ({ location, city, state }: Facts): string => formatAddress({ location, city, state });

const feeNow = (before: Facts, after: Facts): Phrase[] => [
  before.feeCents > 0
    ? `A taxa era ${formatBRL(before.feeCents)}, e agora é `
    : "Era gratuita, e agora a taxa é ",
  { strong: formatBRL(after.feeCents) },
  ". ",
];
