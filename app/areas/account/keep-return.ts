import { safeReturn } from "#domain/identity/return-address.ts";

/** Adds where the visitor came from to an address, if it was a page of ours. */
export const keepReturn = (path: string, back: string | null): string =>
  back ? `${path}?voltar=${encodeURIComponent(back)}` : path;

export const returnOf = (url: URL): string | null => safeReturn(url.searchParams.get("voltar"));

/** The same from a posted form: its field, or the address it was posted to. */
export function returnIn(form: FormData, url: URL): string | null {
  const field = form.get("voltar");
  return safeReturn(typeof field === "string" ? field : null) ?? returnOf(url);
}
