import type { ScansAnswer } from "#domain/registrations/check-in.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
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
