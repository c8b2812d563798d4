import type { ScansAnswer } from "#domain/registrations/check-in.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import type { Result } from "#domain/result.ts";
import type { UndoProblem } from "#server/registrations/undo-entrance.server.ts";
import { callOf, cancelledText } from "./words.ts";

export const EVENT_NOT_FOUND = "Evento não encontrado";

/** What the page without script says of the one reading that it sent. */
export function entranceFlash(personId: string, { results, roster }: ScansAnswer): Flash {
  const person = roster.people.find(({ id }) => id === personId);
  const who = person ? callOf(person) : "Este ingresso";
  switch (results[0]?.answer) {
    case "ok":
      return { kind: "success", title: `OK: ${who}` };
    case "again":
      return { kind: "info", title: `Já entrou: ${who}` };
    default:
      return { kind: "error", title: "Não vale", body: cancelledText(null) };
  }
}

/** What the list of who came says after "Desfazer entrada". */
export function undoneFlash(undone: Result<{ name: string }, UndoProblem>): Flash {
  if (!undone.ok) return UNDO_PROBLEMS[undone.error];
  return {
    kind: "success",
    title: "Entrada desfeita",
    body: `${undone.value.name} não consta mais entre quem entrou. Se a pessoa vier, leia o ingresso de novo.`,
  };
}

const UNDO_PROBLEMS: Record<UndoProblem, Flash> = {
  not_found: { kind: "error", title: EVENT_NOT_FOUND },
  not_entered: { kind: "info", title: "Esta entrada já foi desfeita" },
  too_late: {
    kind: "error",
    title: "A entrada não pode mais ser desfeita",
    body: "Isso só é possível até 24 h depois do evento.",
  },
  already_answered: {
    kind: "error",
    title: "A entrada não pode mais ser desfeita",
    body: "A avaliação desta pessoa já foi enviada à família.",
  },
};
