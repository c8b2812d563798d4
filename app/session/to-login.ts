import { redirect, type ActionFunctionArgs } from "react-router";
import { readForm } from "#app/forms/read-form.ts";
import { MADE_FOR, pageOf } from "#domain/draft-fields.ts";
import { withReturn } from "#domain/identity/return-address.ts";
import { saveUnsent } from "#server/identity/unsent-forms.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { redirectWith } from "./redirects.ts";

type RouteArgs = Pick<ActionFunctionArgs, "request" | "context" | "url">;

/**
 * To a login page that leads back here. A form that was sent after its session had ended is not sent by the new
 * one: its text is kept, and its author sees it again and decides.
 */
export async function toLogin(login: string, { request, context, url }: RouteArgs): Promise<Response> {
  const to = withReturn(login, url);
  const form = request.method === "POST" ? await readForm(request).catch(() => null) : null;
  const person = form?.get(MADE_FOR);
  if (!form || typeof person !== "string" || !/^[\w-]{16}$/.test(person)) return redirect(to);
  const fields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const page = pageOf(url);
  const cookie = await saveUnsent(browserOf(context), person, { page, fields });
  const answer = redirectWith(to, {
    cookies: cookie ? [cookie] : [],
    flash: {
      kind: "info",
      title: "Sua sessão terminou.",
      body: cookie ? "Entre de novo: guardamos o que você escreveu." : "Entre de novo para continuar.",
    },
  });
  // The browser's own draft stays too: a redirect alone would say that the form was sent.
  answer.headers.set("x-unsent", "1");
  return answer;
}
