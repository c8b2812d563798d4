import { readForm } from "#app/forms/read-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { callerOf } from "#server/identity/identity.server.ts";
import { sessionMark } from "#server/identity/session-mark.server.ts";
import { dropUnsent } from "#server/identity/unsent-forms.server.ts";
import { memberOf } from "#server/identity/viewer-context.server.ts";
import { returnIn } from "../keep-return.ts";
import type { Route } from "./+types/session.ts";

/** For `SessionWatch`: asking is enough to keep a session in use alive. */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json({ mark: sessionMark(memberOf(context)) }, { headers: { "cache-control": "no-store" } });

/** Forgets the text that the last session left unsent; see `UnsentNotice`. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const cookies = await dropUnsent(callerOf(request, context));
  return redirectWith(returnIn(form, url) ?? "/", { cookies });
}
