import { publicUrl } from "#server/platform/config/site.server.ts";

/** Our own pictures have relative addresses, which mean nothing outside our pages. */
export const absolute = (address: string | null): string | null =>
  address === null ? null : publicUrl(address);

/** "12/04/2024", as pages write it, for machines: 2024-04-12. A year alone stays as it is. */
export const isoDay = (text: string): string => text.split("/").toReversed().join("-");
