import type { ShownConflict } from "#server/championships/matches/move.server.ts";
import type { MatchRow } from "./match-rows.ts";

/** What a move would collide with, in a sentence. */
export function conflictText(
  { kind, restHours }: Pick<ShownConflict, "kind" | "restHours">,
  other: MatchRow,
): string {
  const match = `${other.home} × ${other.away} (${[other.day, other.time].filter(Boolean).join(", ")})`;
  const hours = restHours === 1 ? "1 hora" : `${restHours} horas`;
  return `${kind === "rest" ? `A equipe descansa menos de ${hours}` : TEXTS[kind]}: ${match}.`;
}

const TEXTS: Record<Exclude<ShownConflict["kind"], "rest">, string> = {
  team: "A equipe joga ao mesmo tempo",
  field: "O campo está ocupado",
  referee: "O árbitro apita ao mesmo tempo",
  order: "A ordem das rodadas fica trocada",
};
