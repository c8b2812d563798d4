import type { CompletenessPlace } from "#domain/athletes/completeness.ts";
import { dashboardOf } from "#domain/identity/dashboards.ts";

export const PROFILE_PAGE = dashboardOf("athlete");
export const MEDIA_PAGE = "/athlete/midia";
export const SEASONS_PAGE = "/athlete/numeros";
export const NAME_PAGE = "/athlete/nome-em-campeonatos";
export const SHARE_PAGE = "/athlete/compartilhar";

export const mediaPage = (view: "fotos" | "videos"): string => `${MEDIA_PAGE}?ver=${view}`;
export const mediaItemPage = (id: string): string => `${MEDIA_PAGE}/${id}`;

/** Where a part of the profile is filled in, seen from the profile's own page. */
export function pageToFill(place: CompletenessPlace): string {
  if (place === "midia") return MEDIA_PAGE;
  return place === "numeros" ? SEASONS_PAGE : `?editar=${place}`;
}
