import { matchPath } from "react-router";
import {
  LARGEST_FORM,
  LARGEST_LONG_TEXTS,
  LARGEST_WITH_PICTURE,
} from "#server/platform/http/body-limit.server.ts";

/** The routes whose form carries a picture besides its fields. tests/structure finds one that is missing. */
export const WITH_PICTURE: readonly string[] = [
  "/cadastro",
  "/patrocinador",
  "/club/perfil",
  "/club/midia/:id",
  "/athlete/midia/:id",
  "/admin/atletas/:id/midia/:mediaId",
  "/admin/clubes/adicionar",
  "/admin/clubes/:id/editar",
  "/admin/patrocinadores/adicionar",
  "/admin/patrocinadores/:id/editar",
];
/** The routes whose form holds whole documents. */
const WITH_LONG_TEXTS: readonly string[] = ["/admin/ajustes/textos/:id"];

/** How many bytes the form of this address may have; only an upload can carry a picture. */
export function largestForm({ url }: Request, upload: boolean): number {
  const path = new URL(url).pathname.replace(/(?:\.data|\/)$/, "");
  const isOneOf = (patterns: readonly string[]) => patterns.some((pattern) => matchPath(pattern, path));
  if (upload && isOneOf(WITH_PICTURE)) return LARGEST_WITH_PICTURE;
  return isOneOf(WITH_LONG_TEXTS) ? LARGEST_LONG_TEXTS : LARGEST_FORM;
}
