import { PROFILE_TYPES, type ProfileType } from "./roles.ts";

const DASHBOARDS: Record<ProfileType, string> = {
  admin: "/admin",
  athlete: "/athlete/dashboard",
  club: "/club/dashboard",
  championship: "/championship/dashboard",
  guardian: "/responsavel",
  sponsor: "/patrocinador",
};

/** Where someone who acts as this profile works. */
export const dashboardOf = (type: ProfileType): string => DASHBOARDS[type];

/** Where somebody goes after choosing a profile: back to where they came from, unless only another profile works there. */
export function afterChoice(type: ProfileType, back: string | null): string {
  const ofAnother = PROFILE_TYPES.some(
    (other) => other !== type && back !== null && isWithin(back, dashboardOf(other)),
  );
  return back && !ofAnother ? back : dashboardOf(type);
}

const isWithin = (path: string, place: string): boolean =>
  /^[/?]?$/.test(path.charAt(place.length)) && path.startsWith(place);
