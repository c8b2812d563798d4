import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { isWaiting } from "#domain/messages/contact-state.ts";
import { DAYS_TO_ANSWER } from "#domain/messages/limits.ts";
import { PURPOSES } from "#domain/messages/purposes.ts";
import type { Contact } from "#server/messages/contacts.server.ts";
import type { Conversation } from "#server/messages/conversation.server.ts";

export type ConversationView = ReturnType<typeof conversationView>;
export type EntryView = ConversationView["entries"][number];

/** A conversation with its times as text. */
export function conversationView(
  { contact, entries, earlier, block, mayBlock }: Conversation,
  now: Temporal.Instant,
) {
  const { createdAt, expiresAt, answeredAt: _a, activeAt: _t, purpose, ...rest } = contact;
  return {
    contact: {
      ...rest,
      purpose: PURPOSES[purpose],
      at: formatDateTime(createdAt),
      until: formatDay(expiresAt),
      waits: waitText(contact, now),
    },
    entries: entries.map(({ at, ...entry }) => ({ ...entry, at: formatDateTime(at) })),
    earlier,
    block,
    mayBlock,
  };
}

/** "Responsável ainda não leu · 4 de 30 dias", for who waits; null once it was answered or ended. */
export function waitText(
  { state, createdAt, decider, side }: Pick<Contact, "state" | "createdAt" | "decider" | "side">,
  now: Temporal.Instant,
): string | null {
  if (!isWaiting(state)) return null;
  const days = Math.min(Math.floor(createdAt.until(now).total("hours") / 24), DAYS_TO_ANSWER);
  const count = `${days} de ${DAYS_TO_ANSWER} dias`;
  if (side === "received") return count;
  const who = decider === "guardian" ? "Responsável" : "Atleta";
  return state === "sent" ? `${who} ainda não leu · ${count}` : `${who} leu · ${count}`;
}
