import { signedPoints } from "#app/championship-words.ts";
import type { PublicCompetition } from "#server/championships/public.server.ts";

type Decided = Pick<PublicCompetition, "decisions" | "withdrawals" | "ruleChanges">;

/** What a court or the organiser decided, who left, and why the rules changed: shown with the table. */
export const decisionNotes = ({ decisions, withdrawals, ruleChanges }: Decided): string[] => [
  ...decisions.map((decision) =>
    [aboutOf(decision), decision.text, decision.document].filter(Boolean).join(" "),
  ),
  ...withdrawals.map(({ team, reason }) => `${team.name} desistiu.${reason ? ` ${reason}` : ""}`),
  ...ruleChanges.map(({ reason }) => `As regras mudaram: ${reason}`),
];

/** "Vale Verde: −4 pontos.", "Vale Verde × Capibaribe:" */
function aboutOf({ team, points, match }: Decided["decisions"][number]): string | null {
  if (team && points !== null) return `${team.name}: ${signedPoints(points)}.`;
  if (match?.home && match.away) return `${match.home.name} × ${match.away.name}:`;
  return team ? `A vaga é de ${team.name}:` : null;
}
