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

export type ConsentVersion = keyof typeof CONSENT_TEXTS;
export const CURRENT_CONSENT: ConsentVersion = "2026-11";
