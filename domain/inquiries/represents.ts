/** Whom a visitor who writes to an athlete speaks for. */
export const REPRESENTS = ["Clube", "Empresa", "Escola", "Olheiro", "Outro"] as const;
