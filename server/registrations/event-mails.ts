import { formatDateTime } from "#domain/date-time.ts";
import { formatBRL } from "#domain/money.ts";
import { formatAddress } from "#domain/places.ts";
import type { EventChange, RegistrationEvent } from "#server/events/events.ts";
import { mailTo, type MailText } from "#server/platform/mail/mail.ts";
import { familyOf } from "./family.ts";
import { factsOf, pageOf } from "./mails.ts";
import type { RegistrationRow } from "./rows.ts";

type Event = RegistrationEvent;

/** To all of the family, each once: the job that writes them may run again. */
async function tellFamily(
  row: RegistrationRow,
  key: string,
  template: string,
  text: MailText,
): Promise<void> {
  const family = await familyOf(row.athleteId);
  if (!family) return;
  const people = [...family.deciding, ...(family.minorSelf ? [family.minorSelf] : [])];
  for (const person of people)
    await mailTo(person, template, { ...text, dedupeKey: `${template}:${key}:${row.id}:${person.id}` });
}

export const changed = (row: RegistrationRow, event: Event, change: EventChange): Promise<void> =>
  tellFamily(row, change.id, "event-changed", {
    subject: "Um evento mudou",
    title: "O evento mudou",
    paragraphs: [
      event.title,
      changeLines(change, event.timeZone).join("\n"),
      row.state === "confirmed"
        ? "Sua vaga continua. Se não puder ir, saia da inscrição: a vaga passa a quem espera."
        : "O pedido continua como estava. Se não quiser mais ir, saia.",
    ],
    action: { label: "Continuar ou sair", path: pageOf(row) },
  });

/** "Data: 21/11/2026 às 08:30 → 28/11/2026 às 08:30", for what differs. */
function changeLines({ before, after }: Pick<EventChange, "before" | "after">, timeZone: string): string[] {
  const when = (text: string) => formatDateTime(Temporal.Instant.from(text), timeZone);
  const fee = (cents: number) => (cents > 0 ? formatBRL(cents) : "gratuita");
  const lines: [string, string, string][] = [
    ["Data", when(before.startsAt), when(after.startsAt)],
    ["Fim", before.endsAt ? when(before.endsAt) : "–", after.endsAt ? when(after.endsAt) : "–"],
    ["Local", formatAddress(before), formatAddress(after)],
    ["Taxa", fee(before.feeCents), fee(after.feeCents)],
  ];
  return lines.flatMap(([label, was, is]) => (was === is ? [] : [`${label}: ${was} → ${is}`]));
}

export const cancelled = (row: RegistrationRow, event: Event): Promise<void> =>
  tellFamily(row, event.id, "event-cancelled", {
    subject: "Um evento foi cancelado",
    title: "O evento foi cancelado",
    paragraphs: [
      factsOf(event),
      ...(event.stateReason ? [`O motivo, nas palavras de quem organiza: ${event.stateReason}`] : []),
      "A inscrição e o ingresso não valem mais. Não há nada a pagar.",
    ],
    action: { label: "Ver outros eventos", path: "/campeonatos" },
  });

export const held = (row: RegistrationRow, event: Event, key: string): Promise<void> =>
  tellFamily(row, key, "event-held", {
    subject: "Um evento está suspenso",
    title: "O evento está suspenso",
    paragraphs: [
      factsOf(event),
      "A nossa equipe confere uma denúncia ou uma mudança. Enquanto isso não há novas inscrições. Avisamos quando houver uma decisão; até lá, não pague nada e não vá ao local sem conferir a página.",
    ],
    action: { label: "Ver a página do evento", path: `/campeonatos/${event.id}` },
  });

export const released = (row: RegistrationRow, event: Event, key: string): Promise<void> =>
  tellFamily(row, key, "event-released", {
    subject: "Um evento foi liberado",
    title: "O evento foi liberado",
    paragraphs: [
      factsOf(event),
      "A nossa equipe conferiu, e o evento segue como marcado. A inscrição continua.",
    ],
    action: { label: "Ver a inscrição", path: pageOf(row) },
  });
