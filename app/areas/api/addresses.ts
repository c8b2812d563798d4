import { publicUrl } from "#server/platform/config/site.server.ts";

/** Our own pictures have relative addresses, which mean nothing outside our pages. */
export const absolute = (address: string | null): string | null =>
  address === null ? null : publicUrl(address);
