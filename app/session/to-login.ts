import { redirect, type ActionFunctionArgs } from "react-router";
import { readForm } from "#app/forms/read-form.ts";
import { MADE_FOR, pageOf } from "#domain/draft-fields.ts";
import { withReturn } from "#domain/identity/return-address.ts";
import { saveUnsent } from "#server/identity/unsent-forms.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { redirectWith } from "./redirects.ts";

type RouteArgs = Pick<ActionFunctionArgs, "request" | "context" | "url">;

/**
 * To a login page that leads back here. A form that was sent after its session had ended is not sent by the new
 * one: its text is kept, and its author sees it again and decides.
 */
export const toLogin = (login: string, args: RouteArgs): Promise<Response> =>
  keepForLater(login, args, (kept) => ({
    kind: "info",
    title: "Sua sessão terminou.",
    body: kept ? "Entre de novo: guardamos o que você escreveu." : "Entre de novo para continuar.",
  }));

/** To a page that must be passed first and leads back here, where the author finds the form's text again. */
export async function keepForLater(
  first: string,
  { request, context, url }: RouteArgs,
  told: (kept: boolean) => Flash,
): Promise<Response> {
  const to = withReturn(first, url);
  const form = request.method === "POST" ? await readForm(request).catch(() => null) : null;
  const person = form?.get(MADE_FOR);
  if (!form || typeof person !== "string" || !/^[\w-]{16}$/.test(person)) return redirect(to);
  const fields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const page = pageOf(url);
  const cookie = await saveUnsent(browserOf(context), person, { page, fields });
  const answer = redirectWith(to, { cookies: cookie ? [cookie] : [], flash: told(cookie !== null) });
  // The browser's own draft stays too: a redirect alone would say that the form was sent.
  answer.headers.set("x-unsent", "1");
  return answer;
}
