import { z } from "zod";
import { dayField } from "#domain/day-field.ts";

/** Longer than this is no week any more: whoever is to stand out for good is marked by hand. */
const MOST_DAYS = 31;

const NAME_IT = "Informe o endereço do perfil.";

/** Who is "Destaque da Semana", from the first day to the last, both included. */
export const featuredWeekSchema = z
  .object({
    athlete: z
      .string(NAME_IT)
      .trim()
      .min(2, NAME_IT)
      .max(300, "Este endereço é longo demais.")
      .transform(subdomainIn),
    from: dayField,
    until: dayField,
  })
  .superRefine(({ from, until }, context) => {
    const days = from.until(until).days + 1;
    const message =
      days < 1
        ? "O último dia vem antes do primeiro."
        : days > MOST_DAYS
          ? `No máximo ${MOST_DAYS} dias.`
          : null;
    if (message) context.addIssue({ code: "custom", path: ["until"], message });
  });
export type FeaturedWeekInput = z.infer<typeof featuredWeekSchema>;

/** "kaua-ribeiro", "@kaua-ribeiro" or the address of the profile as it stands in the browser. */
function subdomainIn(text: string): string {
  const path = /\/a\/([^/?#\s]+)/.exec(text);
  return (path?.[1] ?? text.replace(/^@/, "")).toLowerCase();
}

export type WeekState = "waiting" | "running" | "over";

/** The next Monday and the Sunday after it: weeks of the press begin on Mondays. */
export function nextWeek(today: Temporal.PlainDate): { from: Temporal.PlainDate; until: Temporal.PlainDate } {
  const from = today.add({ days: 8 - today.dayOfWeek });
  return { from, until: from.add({ days: 6 }) };
}
