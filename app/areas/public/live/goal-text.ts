import type { MatchView } from "../championship-view.ts";

type Side = "home" | "away";

/** "Gol de Litoral! Litoral 1 × 0 União": what somebody hears who does not see the number change. */
export function changeText(before: MatchView, after: MatchView): string | null {
  const [old, now] = [scoreIn(before), scoreIn(after)];
  const names: Record<Side, string> = { home: after.homeText, away: after.awayText };
  const result = now && `${names.home} ${now.home} × ${now.away} ${names.away}`;
  const scored = (side: Side) => now !== null && now[side] > (old?.[side] ?? 0);
  if (now && old !== null && (scored("home") || scored("away")))
    return `Gol de ${names[scored("home") ? "home" : "away"]}! ${result}`;
  if (now && old && (now.home !== old.home || now.away !== old.away)) return `Placar corrigido: ${result}`;
  if (after.state === "closed" && before.state !== "closed")
    return [`Encerrado`, result].filter(Boolean).join(": ");
  if (after.running && after.running.word !== before.running?.word)
    return [after.running.word, result].filter(Boolean).join(": ");
  return null;
}

const scoreIn = ({ score, running }: MatchView): { home: number; away: number } | null =>
  score ?? running?.score ?? null;
