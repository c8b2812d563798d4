import { dashboardOf } from "#domain/identity/dashboards.ts";
import { PROFILE_TYPES, type ProfileType } from "#domain/identity/roles.ts";

/** Where a chosen profile leads: where its owner came from, unless that is another profile's place. */
export function afterChoice(type: ProfileType, back: string | null): string {
  const ofAnother = PROFILE_TYPES.some(
    (other) => other !== type && back !== null && isWithin(back, dashboardOf(other)),
  );
  return back && !ofAnother ? back : dashboardOf(type);
}

const isWithin = (path: string, place: string): boolean =>
  /^[/?]?$/.test(path.charAt(place.length)) && path.startsWith(place);
