import { readForm } from "#app/forms/read-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { sessionMark } from "#server/identity/identity.server.ts";
import { dropUnsent } from "#server/identity/unsent-forms.server.ts";
import { actorOf, sessionOf } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { returnIn } from "../keep-return.ts";
import type { Route } from "./+types/session.ts";

/** For `SessionWatch`: asking is enough to keep a session in use alive. */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json(
    { mark: sessionMark(actorOf(context), sessionOf(context)) },
    { headers: { "cache-control": "no-store" } },
  );

/** Forgets the text that the last session left unsent; see `UnsentNotice`. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const cookies = await dropUnsent(browserOf(context));
  return redirectWith(returnIn(form, url) ?? "/", { cookies });
}
