import { REST_HOURS } from "#domain/championships/schedule-fields.ts";
import type { ShownConflict } from "#server/championships/matches/move.server.ts";
import type { MatchRow } from "./match-rows.ts";

/** What a move would collide with, in a sentence. */
export function conflictText(kind: ShownConflict["kind"], other: MatchRow): string {
  const match = `${other.home} × ${other.away} (${[other.day, other.time].filter(Boolean).join(", ")})`;
  return `${TEXTS[kind]}: ${match}.`;
}

const TEXTS: Record<ShownConflict["kind"], string> = {
  team: "A equipe joga ao mesmo tempo",
  field: "O campo está ocupado",
  referee: "O árbitro apita ao mesmo tempo",
  rest: `A equipe descansa menos de ${REST_HOURS} horas`,
  order: "A ordem das rodadas fica trocada",
};
