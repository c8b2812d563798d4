const WHOLE = new Intl.NumberFormat("pt-BR");
const ONE_DECIMAL = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

/** 1.234. `toLocaleString` would make a new formatter for each number. */
export const formatNumber = (value: number): string => WHOLE.format(value);

/** 7,5 */
export const formatDecimal = (value: number): string => ONE_DECIMAL.format(value);
