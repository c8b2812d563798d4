import { redirect } from "react-router";
import type { Moved } from "#server/athletes/athletes.server.ts";

/** From a former address to today's. A minor's way can be closed at any time, so that no cache may keep it. */
export const toMoved = (to: string, { permanent }: Moved): Response =>
  redirect(to, {
    status: permanent ? 301 : 302,
    headers: { "cache-control": permanent ? "public, max-age=3600" : "no-store" },
  });
