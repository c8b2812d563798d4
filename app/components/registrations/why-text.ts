import type { PositionGroup } from "#domain/athletes/positions.ts";
import type { Full } from "#domain/registrations/seating.ts";

interface Why {
  full: readonly Full[];
  ahead: { subscribers: number; others: number };
}

/** How many of them there are: "goleiros", as the pages and mails say it. */
export const POSITION_PLURALS: Record<PositionGroup, string> = {
  Goleiro: "goleiros",
  Defensor: "defensores",
  "Meio-Campista": "meio-campistas",
  Atacante: "atacantes",
};

/** Why somebody waits: what is full, and who comes before them. `who` is null where the reader waits themselves. */
export function whyText({ full, ahead }: Why, who: string | null): string {
  const reasons = full.length > 0 ? full.map(fullText).join(" ") : "Ainda não abriu uma vaga.";
  return `${reasons} ${aheadText(ahead, who)}`;
}

function fullText(full: Full): string {
  switch (full.kind) {
    case "total":
      return "O evento está lotado.";
    case "reserved":
      return "As vagas que restam são de assinantes.";
    case "category":
      return `${full.name} está lotada.`;
    case "position":
      return `As vagas de ${POSITION_PLURALS[full.name as PositionGroup]} acabaram.`;
  }
}

function aheadText({ subscribers, others }: Why["ahead"], who: string | null): string {
  const before = [
    subscribers > 0 && (subscribers === 1 ? "1 assinante" : `${subscribers} assinantes`),
    others > 0 && (others === 1 ? "1 inscrição mais antiga" : `${others} inscrições mais antigas`),
  ].filter((part) => part !== false);
  if (before.length === 0) return who ? `A próxima vaga é de ${who}.` : "A próxima vaga é sua.";
  return `Antes de ${who ?? "você"}: ${before.join(" e ")}.`;
}
