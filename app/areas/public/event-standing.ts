import type { PlacesLeft } from "#server/registrations/places.server.ts";

type Standing = { word: string; tone: "grass" | "neutral" | "canary" | "danger" };

interface Stands {
  cancelled: boolean;
  held: boolean;
  over: boolean;
}

/** Whether one can still register, in two words. */
export function standingOf({ closed, all, openToAllAt, limits }: PlacesLeft, event: Stands): Standing {
  if (event.cancelled) return { word: "Cancelado", tone: "danger" };
  if (event.held) return { word: "Suspenso", tone: "danger" };
  if (event.over) return { word: "Encerrado", tone: "neutral" };
  if (closed === "takes_teams") return { word: "Inscrição por equipe", tone: "grass" };
  if (closed) return { word: "Inscrições encerradas", tone: "neutral" };
  const categories = limits.filter(({ kind }) => kind === "category");
  const full = all.left === 0 || (categories.length > 0 && categories.every(({ left }) => left === 0));
  if (full) return { word: "Lotada", tone: "neutral" };
  if (openToAllAt) return { word: "Só assinantes por enquanto", tone: "canary" };
  return { word: "Inscrições abertas", tone: "grass" };
}
