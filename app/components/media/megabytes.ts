import { formatDecimal } from "#domain/number-text.ts";

const MEGABYTE = 1024 * 1024;

/** "77" or "0,4": whole numbers where they are enough. */
const megabytes = (bytes: number): string => {
  const value = bytes / MEGABYTE;
  return formatDecimal(value >= 10 ? Math.round(value) : value);
};

/** "48 de 77 MB" */
export const sentOf = (sent: number, bytes: number): string => `${megabytes(sent)} de ${megabytes(bytes)} MB`;

export const formatMegabytes = (bytes: number): string => `${megabytes(bytes)} MB`;
