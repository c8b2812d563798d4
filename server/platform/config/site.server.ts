import { today } from "#server/platform/clock.ts";
import { config } from "./current.ts";

export const isDemo = (): boolean => config().demo;

/** What every public page says about us. */
export function siteInfo() {
  const { contact, social } = config();
  return { contact, social, year: today().year };
}

/** The address others can reach a path at, for links that leave the page (sharing, mail, canonical). */
export const publicUrl = (path: string): string => new URL(path, config().appUrl).href;
