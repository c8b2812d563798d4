import type { PlacesLeft } from "#server/registrations/places.server.ts";

type Standing = { word: string; tone: "grass" | "neutral" | "canary" | "danger" };

interface Stands {
  cancelled: boolean;
  held: boolean;
  over: boolean;
}

/** What stops an event that still has a page; null while it goes on. */
export function stopWord({ cancelled, held }: Pick<Stands, "cancelled" | "held">): string | null {
  if (cancelled) return "Cancelado";
  return held ? "Suspenso" : null;
}

/** Whether one can still register, in two words. */
export function standingOf({ closed, all, openToAllAt, limits }: PlacesLeft, event: Stands): Standing {
  const stopped = stopWord(event);
  if (stopped) return { word: stopped, tone: "danger" };
  if (event.over) return { word: "Encerrado", tone: "neutral" };
  if (closed === "takes_teams") return { word: "Inscrição por equipe", tone: "grass" };
  if (closed) return { word: "Inscrições encerradas", tone: "neutral" };
  const categories = limits.filter(({ kind }) => kind === "category");
  const full = all.left === 0 || (categories.length > 0 && categories.every(({ left }) => left === 0));
  if (full) return { word: "Lotada", tone: "neutral" };
  if (openToAllAt) return { word: "Só assinantes por enquanto", tone: "canary" };
  return { word: "Inscrições abertas", tone: "grass" };
}
