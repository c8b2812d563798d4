import type { GuardianDecision } from "./consent.ts";

/**
 * The text under which somebody's name appears on competition pages: tables of scorers, match pages, cards. It is a
 * consent of its own, and the answer is no until somebody says yes. A change of meaning is a new version.
 */
export const NAME_CONSENT_TEXTS = {
  "campeonatos-2026-11": [
    "Autorizo que o nome do atleta apareça nas páginas públicas dos campeonatos em que joga: escalações, gols, cartões e artilharia, com um link para o perfil público.",
    "Sem esta autorização aparecem só o número da camisa e as iniciais. Em páginas de outros sites que mostram o campeonato, menores de idade aparecem sempre assim.",
    "Data de nascimento, documentos, contatos e o motivo de um cartão nunca são públicos.",
    "Posso voltar atrás a qualquer momento; o nome sai das páginas na mesma hora.",
  ],
} as const;

type NameConsentVersion = keyof typeof NAME_CONSENT_TEXTS;
export const CURRENT_NAME_CONSENT: NameConsentVersion = "campeonatos-2026-11";

/** An older text stays here as long as it allows no less than what the product does. */
const ACCEPTED: ReadonlySet<string> = new Set<NameConsentVersion>(["campeonatos-2026-11"]);

export interface NameDecision {
  userId: string;
  decision: GuardianDecision;
  textVersion: string;
}

/**
 * Whether the name may be shown: one of those who decide today said yes to a text that still holds, and none of them
 * said no. Who decided in an earlier time, such as a guardian who left or the parents of somebody who is of age now,
 * does not count.
 *
 * @param latest the latest decision of everybody who ever decided about this athlete
 */
export function mayBeNamed(deciders: readonly string[], latest: readonly NameDecision[]): boolean {
  const counted = latest.filter(({ userId }) => deciders.includes(userId));
  return (
    counted.some(({ decision, textVersion }) => decision === "granted" && ACCEPTED.has(textVersion)) &&
    !counted.some(({ decision }) => decision === "revoked")
  );
}
