/** R$ 59,00: the only place that divides cents. */
export const formatBRL = (cents: number): string =>
  `R$ ${(cents / 100).toLocaleString("pt-BR", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
