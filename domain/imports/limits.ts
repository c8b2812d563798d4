export const MOST_ROWS = 50_000;
const MEGABYTE = 1024 * 1024;
export const MOST_BYTES = 20 * MEGABYTE;
export const MOST_COLUMNS = 60;
/** Of a cell, in characters. */
export const LONGEST_CELL = 2000;
/** Problems that are kept and can be downloaded; all are counted. */
export const MOST_PROBLEMS = 1000;
export const SHOWN_PROBLEMS = 50;
export const PREVIEW_ROWS = 10;
/** How long a checked file waits for somebody to confirm it. */
export const READY_HOURS = 24;
/** How long problems stay readable. */
export const PROBLEM_DAYS = 90;

export const FILE_LIMITS_TEXT = `CSV de até ${MOST_BYTES / MEGABYTE} MB e ${MOST_ROWS.toLocaleString("pt-BR")} linhas`;

export const TOO_LARGE_TEXT = `O arquivo passa de ${MOST_BYTES / MEGABYTE} MB. Divida em partes e envie uma de cada vez.`;
export const TOO_MANY_ROWS_TEXT = `O arquivo passa de ${MOST_ROWS.toLocaleString("pt-BR")} linhas. Divida em partes e envie uma de cada vez.`;
export const TOO_MANY_COLUMNS_TEXT = `O cabeçalho passa de ${MOST_COLUMNS} colunas. Deixe só as que interessam.`;
export const TOO_LONG_CELL_TEXT = `Passa de ${LONGEST_CELL.toLocaleString("pt-BR")} caracteres.`;
