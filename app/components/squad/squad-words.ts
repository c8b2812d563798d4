import type { BadgeTone } from "#app/components/badge.tsx";
import type { DocumentKind, LinkState, TeamState } from "#domain/championships/vocabulary.ts";

/** The field of a pasted squad. "Cpf" in a field's name says that nothing of it is kept (decision 19). */
export const PASTED = "listWithCpf";

export const DOCUMENT_NAMES: Record<DocumentKind, string> = {
  rg: "RG",
  cin: "Carteira de Identidade Nacional",
  birth_certificate: "Certidão de nascimento",
  passport: "Passaporte",
  federation_card: "Carteira da federação",
};

/** "Conferido por Ana Prado em 12/04/2026 (RG)". The team is not told by whom. */
export const checkedText = (check: {
  kind: DocumentKind;
  checkedBy: string | null;
  checkedAt: string;
}): string => {
  const by = check.checkedBy ? ` por ${check.checkedBy}` : "";
  return `Conferido${by} em ${check.checkedAt} (${DOCUMENT_NAMES[check.kind]})`;
};

export const TEAM_WORDS: Record<TeamState, { label: string; tone: BadgeTone }> = {
  asked: { label: "Pediu inscrição", tone: "canary" },
  invited: { label: "Convidada", tone: "pale" },
  accepted: { label: "Aceita", tone: "grass" },
  refused: { label: "Recusada", tone: "neutral" },
  withdrawn: { label: "Desistiu", tone: "danger" },
};

export const LINK_WORDS: Record<Exclude<LinkState, "none">, { label: string; tone: BadgeTone }> = {
  asked: { label: "Vínculo pedido", tone: "pale" },
  confirmed: { label: "Perfil vinculado", tone: "sky" },
  refused: { label: "Vínculo recusado", tone: "neutral" },
};

/** Why the team changes nothing in its squad any more. */
export function lockText(lock: "not_accepted" | "deadline" | "started", until: string | null): string {
  if (lock === "not_accepted") return "O elenco abre quando a equipe estiver no campeonato.";
  if (lock === "started") return "O primeiro jogo da equipe já começou. Peça a mudança a quem organiza.";
  return `O prazo do elenco terminou${until ? ` em ${until}` : ""}. Peça a mudança a quem organiza.`;
}
