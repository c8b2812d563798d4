import type { Result } from "#domain/result.ts";
import type { QueueProblem, restoreReported } from "#server/moderation/moderation.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

export function assignAnswer(assigned: Result<null, QueueProblem>, intent: "assumir" | "liberar"): Flash {
  if (!assigned.ok) return problemFlash(assigned.error);
  return intent === "assumir"
    ? {
        kind: "success",
        title: "Revisão assumida",
        body: "Enquanto estiver com você, ninguém mais decide.",
      }
    : { kind: "success", title: "Revisão liberada", body: "Ela voltou para a fila, sem responsável." };
}

const PROBLEMS: Record<QueueProblem, Flash> = {
  already_decided: {
    kind: "error",
    title: "Esta revisão já foi decidida",
    body: "Outra pessoa da equipe decidiu antes, ou quem pediu desistiu. Veja abaixo o que houve.",
  },
  leased: {
    kind: "error",
    title: "Esta revisão está com outra pessoa",
    body: "Enquanto ela estiver com a revisão, ninguém mais decide. Vá ao próximo item ou volte em alguns minutos.",
  },
  not_found: { kind: "error", title: "Revisão não encontrada" },
};

export const problemFlash = (problem: QueueProblem): Flash => PROBLEMS[problem];

export function restoreAnswer(restored: Awaited<ReturnType<typeof restoreReported>>): Flash {
  if (restored.ok)
    return { kind: "success", title: "De volta no ar", body: "O registro guarda quem decidiu." };
  if (restored.error === "not_restored")
    return {
      kind: "error",
      title: "Não pode voltar ao ar",
      body: "Falta o que protege o atleta, como a autorização do responsável ou, de uma peneira, a verificação do clube.",
    };
  if (restored.error === "not_hidden") return { kind: "error", title: "Já não está oculto pela equipe" };
  return problemFlash(restored.error);
}
