import { z } from "zod";
import { characters } from "#domain/characters.ts";
import { oneLine } from "#domain/events/written-text.ts";
import { BY_SHEETS, CHAMPIONSHIP_STATUSES, type ChampionshipStatus } from "./vocabulary.ts";

export type StatusForm = { status: typeof BY_SHEETS } | { status: ChampionshipStatus; reason: string };

/** The status by hand, with the reason that everyone can read; or as the match sheets say, which needs none. */
export const statusSchema: z.ZodType<StatusForm> = z
  .object({
    status: z.enum([...CHAMPIONSHIP_STATUSES, BY_SHEETS], "Escolha o status."),
    reason: z
      .string()
      .default("")
      .transform(oneLine)
      .refine((text) => text.length <= 300, "Use no máximo 300 caracteres."),
  })
  .refine(({ status, reason }) => status === BY_SHEETS || characters(reason) >= 5, {
    path: ["reason"],
    message: "Escreva o motivo: a página pública o mostra.",
  })
  .transform(({ status, reason }) => (status === BY_SHEETS ? { status } : { status, reason }));
