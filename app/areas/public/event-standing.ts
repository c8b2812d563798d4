import type { BadgeTone } from "#app/components/badge.tsx";
import { STATUS_WORDS } from "#app/championship-words.ts";
import type { ChampionshipStatus } from "#domain/championships/vocabulary.ts";
import type { PlacesLeft } from "#server/registrations/places.server.ts";

type Standing = { word: string; tone: BadgeTone };

interface Stands {
  cancelled: boolean;
  held: boolean;
  over: boolean;
}

/** The championship whose teams register instead of athletes. */
export interface Cup {
  status: ChampionshipStatus;
  /** A team can still ask to enter. */
  takesTeams: boolean;
}

/** What stops an event that still has a page; null while it goes on. */
export function stopWord({ cancelled, held }: Pick<Stands, "cancelled" | "held">): string | null {
  if (cancelled) return "Cancelado";
  return held ? "Suspenso" : null;
}

/** Whether one can still register, in two words; of a championship that is being played, that it is. */
export function standingOf(
  { closed, all, openToAllAt, limits }: PlacesLeft,
  event: Stands,
  cup: Cup | null = null,
): Standing {
  const stopped = stopWord(event);
  if (stopped) return { word: stopped, tone: "danger" };
  if (cup && cup.status !== "upcoming") {
    const { label: word, tone } = STATUS_WORDS[cup.status];
    return { word, tone };
  }
  if (event.over) return { word: "Encerrado", tone: "neutral" };
  if (closed === "takes_teams" && cup?.takesTeams !== false)
    return { word: "Inscrição por equipe", tone: "grass" };
  if (closed) return { word: "Inscrições encerradas", tone: "neutral" };
  const categories = limits.filter(({ kind }) => kind === "category");
  const full = all.left === 0 || (categories.length > 0 && categories.every(({ left }) => left === 0));
  if (full) return { word: "Lotada", tone: "neutral" };
  if (openToAllAt) return { word: "Só assinantes por enquanto", tone: "canary" };
  return { word: "Inscrições abertas", tone: "grass" };
}
