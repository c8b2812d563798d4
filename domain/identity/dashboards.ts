import type { ProfileType } from "./roles.ts";

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
