import type { BotTraces } from "#domain/moderation/bot-check.ts";

/** What BotFields sent along. */
export function tracesIn(form: FormData): BotTraces {
  const [trap, openedAt] = [form.get("website"), form.get("openedAt")];
  return {
    trap: typeof trap === "string" ? trap : "not a text",
    openedAt: typeof openedAt === "string" && openedAt !== "" ? Number(openedAt) : Number.NaN,
  };
}
