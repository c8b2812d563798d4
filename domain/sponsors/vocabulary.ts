export const SPONSOR_LEVELS = ["Premium", "Ouro", "Prata", "Bronze"] as const;
export const SPONSOR_STATUSES = ["Ativo", "Expirado", "Pendente"] as const;
