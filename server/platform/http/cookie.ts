import { config } from "#server/platform/config/current.ts";

/** A cookie of our own: out of reach of scripts and other sites, and of open connections where we have secure ones. */
export const cookieLine = (name: string, value: string, maxAgeSeconds: number): string => {
  const secure = config().appUrl.protocol === "https:" ? "; Secure" : "";
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
};
