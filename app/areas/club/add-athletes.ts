import { isSubdomain } from "#domain/athletes/subdomain.ts";
import { MAX_ENTRIES } from "#domain/scouting/limits.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

/** "kaua-ribeiro,davi" of an address or a form. One more than fits, so that too many are refused and not cut off. */
export const subdomainsIn = (text: string | null): string[] => [
  ...new Set((text ?? "").split(",", MAX_ENTRIES + 1).filter(isSubdomain)),
];

/** What happened to athletes that were put into a list. */
export function addedFlash(
  { added, known, unavailable }: { added: number; known: number; unavailable: number },
  list: string,
): Flash {
  const title =
    added === 0
      ? "Nada a adicionar"
      : added === 1
        ? `1 atleta entrou em ${list}`
        : `${added} atletas entraram em ${list}`;
  const body = [
    known === 1 ? "1 já estava na lista." : known > 1 ? `${known} já estavam na lista.` : "",
    unavailable > 0 ? `${unavailable} com o perfil indisponível.` : "",
  ]
    .filter(Boolean)
    .join(" ");
  return { kind: added > 0 ? "success" : "info", title: title.slice(0, 120), ...(body && { body }) };
}
