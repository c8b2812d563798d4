import type { BadgeTone } from "#app/components/badge.tsx";
import type { ChampionshipStatus } from "#domain/championships/vocabulary.ts";

/** How a championship's status reads everywhere. */
export const STATUS_WORDS: Record<ChampionshipStatus, { label: string; tone: BadgeTone }> = {
  upcoming: { label: "Próximo", tone: "sky" },
  ongoing: { label: "Em Andamento", tone: "grass" },
  finished: { label: "Finalizado", tone: "neutral" },
};

/** Beside every reason that an organiser writes: what is public names no child. */
export const PUBLIC_REASON_HINT = "A página pública o mostra: não escreva nomes de atletas.";

/** "−1 ponto", "+3 pontos": what a decision gives or takes. */
export const signedPoints = (points: number): string =>
  `${points > 0 ? "+" : "−"}${Math.abs(points)} ${Math.abs(points) === 1 ? "ponto" : "pontos"}`;
