import { z } from "zod";
import { characters } from "#domain/characters.ts";
import { oneLine, textProblem } from "#domain/events/written-text.ts";
import {
  BAN_MATCHES_MOST,
  DOCUMENT_MOST,
  NOBODY,
  REASON,
  WITNESSES_MOST,
  type Award,
  type NewDecision,
  type NewWithdrawal,
} from "./decision-fields.ts";
import { TIE_SIDES, WALKOVERS, WITHDRAWAL_EFFECTS } from "./vocabulary.ts";

const line = z.string().default("").transform(oneLine);

/** What cannot be shown as it was written is refused beside its field. */
const readable = line.superRefine((text, context) => {
  const problem = textProblem(text);
  if (problem) context.addIssue({ code: "custom", message: problem });
});

const reasonOr = (missing: string) =>
  readable
    .refine((text) => characters(text) >= REASON.least, missing)
    .refine((text) => text.length <= REASON.most, `Use no máximo ${REASON.most} caracteres.`);

const reason = reasonOr("Escreva o motivo: a página pública o mostra.");

const optionalText = (most: number) =>
  readable
    .refine((text) => characters(text) !== 1, "Escreva pelo menos 2 caracteres, ou deixe vazio.")
    .refine((text) => text.length <= most, `Use no máximo ${most} caracteres.`)
    .transform((text) => text || null);

const grounds = { reason, document: optionalText(DOCUMENT_MOST) };

const chosen = (message: string) => line.refine((text) => text !== "", message);

const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

const POINTS = "Escreva os pontos, de -99 a 99 e diferente de zero: -4 tira quatro.";

const points = line
  .refine((text) => /^[-+−–]?\d{1,2}$/u.test(text) && signed(text) !== 0, POINTS)
  .transform(signed);

/** Phones type a dash of their own. */
function signed(text: string): number {
  return Number(text.replace(/^[−–]/u, "-"));
}

export const pointsSchema: z.ZodType<NewDecision> = z
  .object({ ...grounds, teamId: chosen("Escolha a equipe."), points })
  .transform((form) => ({ kind: "points" as const, ...form }));

export const annulledSchema: z.ZodType<NewDecision> = z
  .object({ ...grounds, matchId: chosen("Escolha a partida."), repeat: ticked })
  .transform((form) => ({ kind: "annulled" as const, ...form }));

const BAN = `Escreva em quantas partidas, de 1 a ${BAN_MATCHES_MOST}.`;

const banMatches = line
  .refine((text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= BAN_MATCHES_MOST, BAN)
  .transform(Number);

export const banSchema: z.ZodType<NewDecision> = z
  .object({
    ...grounds,
    reason: reasonOr("Escreva o motivo, com pelo menos 5 letras."),
    squadId: chosen("Escolha quem fica fora."),
    matches: banMatches,
  })
  .transform((form) => ({ kind: "ban" as const, ...form }));

const goals = line
  .refine((text) => text === "" || /^\d{1,2}$/.test(text), "Escreva os gols, de 0 a 99.")
  .transform((text) => (text === "" ? null : Number(text)));

export const awardedSchema: z.ZodType<NewDecision> = z
  .object({
    ...grounds,
    matchId: chosen("Escolha a partida."),
    outcome: z.enum(["score", ...WALKOVERS], "Escolha como a partida fica."),
    homeGoals: goals,
    awayGoals: goals,
  })
  .transform(({ outcome, homeGoals, awayGoals, ...form }, context): NewDecision => {
    const score = homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals };
    const halfGiven = (homeGoals === null) !== (awayGoals === null);
    if (halfGiven || (outcome === "score" && !score)) {
      context.addIssue({
        code: "custom",
        path: [homeGoals === null ? "homeGoals" : "awayGoals"],
        message: "Escreva os gols dos dois lados.",
      });
      return z.NEVER;
    }
    const award: Award =
      outcome === "score" ? { walkover: null, score: score! } : { walkover: outcome, score };
    return { kind: "awarded" as const, ...form, award };
  });

export const placeSchema: z.ZodType<NewDecision> = z
  .object({
    ...grounds,
    place: z
      .string("Escolha a vaga.")
      .regex(new RegExp(`^[A-Z0-9]{1,3}(:\\d{1,2})?:(${TIE_SIDES.join("|")})$`), "Escolha a vaga."),
    teamId: chosen("Escolha a equipe."),
  })
  .transform(({ place, teamId, ...form }): NewDecision => {
    const at = place.lastIndexOf(":");
    return {
      kind: "place" as const,
      ...form,
      teamId: teamId === NOBODY ? null : teamId,
      tie: place.slice(0, at),
      side: place.endsWith("first") ? "first" : "second",
    };
  });

export const revokeSchema: z.ZodType<{ decisionId: string; reason: string }> = z.object({
  decisionId: line,
  reason,
});

export const contestAnswerSchema: z.ZodType<{ signatureId: string; reason: string }> = z.object({
  signatureId: line,
  reason: reasonOr("Escreva por que a súmula fica como está: a equipe lê."),
});

export const withdrawalSchema: z.ZodType<NewWithdrawal> = z.object({
  effect: z.enum(WITHDRAWAL_EFFECTS, "Escolha o que acontece com as partidas."),
  reason,
});

export const levelDrawSchema: z.ZodType<{
  group: string | null;
  teams: string[];
  witnesses: string | null;
}> = z.object({
  group: line.transform((text) => text || null),
  teams: z.array(z.string()).max(64),
  witnesses: optionalText(WITNESSES_MOST),
});
