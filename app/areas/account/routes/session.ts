import { sessionMark } from "#server/identity/session-mark.server.ts";
import { memberOf } from "#server/identity/viewer-context.server.ts";
import type { Route } from "./+types/session.ts";

/** For `SessionWatch`: asking is enough to keep a session in use alive. */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json({ mark: sessionMark(memberOf(context)) }, { headers: { "cache-control": "no-store" } });
