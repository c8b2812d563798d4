/** What a guardian decides about publishing. */
export type GuardianDecision = "granted" | "revoked";

/**
 * "lifted": staff set a guardian's revoke aside after hearing both guardians. "asked_again": the profile was merged with
 * another one, so that an earlier yes was about less. Neither is an agreement.
 */
export const CONSENT_DECISIONS = ["granted", "revoked", "lifted", "asked_again"] as const;
export type ConsentDecision = (typeof CONSENT_DECISIONS)[number];

/** How many people may answer for one athlete. */
export const MAX_GUARDIANS = 2;

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
  /** Whose decision it is; of a lifted revoke, who had revoked. */
  guardianUserId: string | null;
}

/**
 * Publishing needs one current guardian's agreement to a text that still says what we do, and nobody's standing revoke.
 * A revoke stands until whoever made it decides anew or staff lift it, also after that person has left. Whoever answers
 * for the athlete and was asked again has to answer first.
 *
 * @param latest the latest decision of everybody who ever decided about this athlete
 */
export const consentStands = (guardianUserIds: readonly string[], latest: readonly Decision[]): boolean =>
  !latest.some(
    ({ decision, guardianUserId }) =>
      decision === "revoked" ||
      (decision === "asked_again" && guardianUserId !== null && guardianUserIds.includes(guardianUserId)),
  ) &&
  latest.some(
    ({ decision, guardianUserId, textVersion }) =>
      decision === "granted" &&
      guardianUserId !== null &&
      guardianUserIds.includes(guardianUserId) &&
      isAccepted(textVersion),
  );
