import { TIME_ZONE } from "#domain/date-time.ts";
import { DAYS_TO_ANSWER } from "#domain/messages/limits.ts";
import type { ContactHint } from "#server/messages/contact-hints.server.ts";

/** Where the club's contact stands, as a card says it. */
export interface ContactWords {
  tone: "waiting" | "good" | "ended";
  text: string;
}

/** "Responsável ainda não leu · 4 de 30 dias". Nothing once it ended without a word of the family. */
export function contactWords(
  hint: ContactHint | undefined,
  { minor, today }: { minor: boolean; today: Temporal.PlainDate },
): ContactWords | null {
  if (!hint) return null;
  const who = minor ? "Responsável" : "Atleta";
  switch (hint.state) {
    case "sent":
    case "seen": {
      const asked = hint.askedAt.toZonedDateTimeISO(TIME_ZONE).toPlainDate();
      const days = Math.min(asked.until(today, { largestUnit: "days" }).days, DAYS_TO_ANSWER);
      const read = hint.state === "seen" ? `${who} leu e ainda não respondeu` : `${who} ainda não leu`;
      return { tone: "waiting", text: `${read} · ${days} de ${DAYS_TO_ANSWER} dias` };
    }
    case "accepted":
      return { tone: "good", text: `${who} aceitou conversar` };
    case "declined":
      return { tone: "ended", text: `${who} não quis conversar` };
    case "expired":
      return { tone: "ended", text: `${who} não respondeu a tempo` };
    case "withdrawn":
    case "closed":
    case "blocked":
      return { tone: "ended", text: "Contato encerrado" };
  }
}
