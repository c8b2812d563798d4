import { Notice } from "#app/components/notice.tsx";
import type { EventState } from "#domain/events/vocabulary.ts";

type EventStandingProps = { event: { approval: EventState; reason: string | null } | null };

/** Whether families can read of the championship, and what is missing. */
export function EventStanding({ event }: EventStandingProps) {
  if (!event)
    return (
      <Notice tone="info" title="Ainda fora do calendário">
        Diga o início, o local e a cidade em “Dados do campeonato”. Ao salvar, o campeonato vai para a nossa
        equipe, que confere antes de publicar.
      </Notice>
    );
  const { approval, reason } = event;
  if (approval === "approved") return null;
  if (approval === "pending")
    return (
      <Notice tone="info" title="Aguardando aprovação">
        Uma pessoa da equipe confere antes de ir ao calendário. Enquanto isso você já pode criar categorias e
        convidar equipes.
      </Notice>
    );
  return (
    <Notice tone="error" title={TITLES[approval]}>
      {reason && <p className="whitespace-pre-line">{reason}</p>}
      {approval === "rejected" && <p>Corrija os dados e salve: o campeonato volta para a equipe.</p>}
    </Notice>
  );
}

const TITLES = {
  draft: "Rascunho",
  rejected: "A equipe pediu uma correção",
  cancelled: "Campeonato cancelado",
} as const;
