import { formatPlace } from "#domain/places.ts";
import type { ClubProfileField, ClubProfileValues } from "#server/clubs/own-profile.server.ts";

/** What a field of the profile is called in its form. */
export const formNameOf = (field: ClubProfileField): string => (field === "place" ? "city" : field);

/** A field as a person reads it. */
export function fieldText(values: ClubProfileValues, field: ClubProfileField): string {
  if (field === "place") return formatPlace(values.place) ?? "";
  if (field === "achievements") return values.achievements.join("; ");
  return String(values[field] ?? "");
}
