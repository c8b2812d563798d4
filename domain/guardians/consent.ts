export const CONSENT_DECISIONS = ["granted", "revoked"] as const;
export type ConsentDecision = (typeof CONSENT_DECISIONS)[number];

/** The text a guardian agrees to. A change of meaning is a new version; old ones stay readable here. */
export const CONSENT_TEXTS = {
  "2026-11": [
    "Autorizo a publicação do perfil esportivo do atleta pelo qual sou responsável: nome, idade, posição, clube, cidade e estado, medidas, fotos, estatísticas, histórico e conquistas.",
    "Sei que telefone, e-mail, endereço e data completa de nascimento não aparecem no perfil, e que os vídeos completos só são vistos por clubes verificados pela equipe.",
    "Todo pedido de contato chega primeiro a mim, e só segue se eu aceitar.",
    "Posso revogar esta autorização a qualquer momento; o perfil sai do ar na mesma hora.",
  ],
} as const;

type ConsentVersion = keyof typeof CONSENT_TEXTS;
export const CURRENT_CONSENT: ConsentVersion = "2026-11";

/**
 * Versions under which a profile may be public today. An older text stays here as long as it allows no
 * less than what the product does; a version that is taken out comes with a migration that makes the
 * profiles published under it private, until their guardians agree to the new text.
 */
const ACCEPTED_CONSENTS: ReadonlySet<string> = new Set<ConsentVersion>(["2026-11"]);

export const isAccepted = (version: string): boolean => ACCEPTED_CONSENTS.has(version);

interface Decision {
  decision: ConsentDecision;
  textVersion: string;
  guardianUserId: string | null;
}

interface Guardian {
  /** Null until the guardian has confirmed. */
  guardianUserId: string | null;
}

/** The latest decision counts, if the current guardian made it, about a text that still says what we do. */
export const consentStands = (guardian: Guardian | null, latest: Decision | null): boolean =>
  guardian !== null &&
  guardian.guardianUserId !== null &&
  latest !== null &&
  latest.decision === "granted" &&
  latest.guardianUserId === guardian.guardianUserId &&
  isAccepted(latest.textVersion);
