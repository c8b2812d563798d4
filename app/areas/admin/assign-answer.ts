import type { Result } from "#domain/result.ts";
import type { QueueProblem } from "#server/moderation/moderation.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

export function assignAnswer(assigned: Result<null, QueueProblem>, intent: "assumir" | "liberar"): Flash {
  if (!assigned.ok) return problemFlash(assigned.error);
  return intent === "assumir"
    ? { kind: "success", title: "Revisão assumida", body: "A equipe vê que você está cuidando dela." }
    : { kind: "success", title: "Revisão liberada", body: "Ela voltou para a fila, sem responsável." };
}

export const problemFlash = (problem: QueueProblem): Flash =>
  problem === "already_decided"
    ? {
        kind: "error",
        title: "Esta revisão já foi decidida",
        body: "Outra pessoa da equipe decidiu antes. Veja abaixo o que ela decidiu.",
      }
    : { kind: "error", title: "Revisão não encontrada" };
