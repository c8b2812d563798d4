import { formatDateTime } from "#domain/date-time.ts";
import type { PublicCompetition } from "#server/championships/public.server.ts";

/** A draw as anybody reads it, with all that it takes to hold it again. */
export interface DrawView {
  id: string;
  title: string;
  /** "12/04/2026 às 09:30" */
  when: string;
  seed: string;
  witnesses: string | null;
  /** In the order in which they came out. */
  steps: { name: string; note: string | null }[];
}

type Drawn = Pick<PublicCompetition, "draws" | "format">;
type PublicDraw = Drawn["draws"][number];

/** On the venue's clock. For loaders. */
export const drawViews = ({ draws, format }: Drawn, timeZone: string): DrawView[] =>
  draws.map((draw) => ({
    id: draw.id,
    title: titleOf(draw, format.kind),
    when: formatDateTime(Temporal.Instant.from(draw.at), timeZone),
    seed: draw.seed,
    witnesses: draw.witnesses,
    steps: draw.steps.map((step) => ({
      name: step.name,
      note: draw.kind === "level_teams" ? null : noteOf(step),
    })),
  }));

function titleOf({ kind, group }: PublicDraw, format: Drawn["format"]["kind"]): string {
  if (kind === "groups") return "Sorteio dos grupos";
  if (kind === "order") return format === "knockout" ? "Sorteio da chave" : "Sorteio dos jogos";
  return group === null ? "Sorteio entre empatadas" : `Sorteio entre empatadas do grupo ${group}`;
}

/** "Grupo A · pote 1" */
const noteOf = ({ group, pot }: PublicDraw["steps"][number]): string | null =>
  [group !== null && `Grupo ${group}`, pot !== null && `pote ${pot}`].filter(Boolean).join(" · ") || null;
