/** R$ 59,00: the only place that divides cents. */
export const formatBRL = (cents: number): string => `R$ ${REAIS.format(cents / 100)}`;

const REAIS = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The most that a price may be: beyond it somebody forgot the comma. */
export const MAX_CENTS = 10_000_000;

/** Cents from what people type: 59, 59,9, R$ 1.234,56. Null: not an amount. */
export function parseBRL(typed: string): number | null {
  const text = typed.replace(/^\s*R\$/i, "").replaceAll(/\s/g, "");
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,8})(?:,(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const cents = Number(match[1]!.replaceAll(".", "")) * 100 + Number((match[2] ?? "0").padEnd(2, "0"));
  return cents <= MAX_CENTS ? cents : null;
}
