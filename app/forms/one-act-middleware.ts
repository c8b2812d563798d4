import { data, type MiddlewareFunction } from "react-router";
import { FORM_KEY, PAGE_LOAD } from "#domain/form-key.ts";
import { sessionIn } from "#server/identity/identity.server.ts";
import { asOneAct } from "#server/platform/forms/one-act.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { isForm, readForm } from "./read-form.ts";

/**
 * Two taps are one act. Stands before the middleware that knows the viewer: the first tap may have signed
 * them out, and the second must hear the same answer.
 */
export const oneActMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  if (request.method !== "POST" || !isForm(request)) return next();
  const form = await readForm(request);
  if (!form.has(FORM_KEY)) return next();
  const browser = browserOf(context);
  const session = sessionIn(browser);
  const { address, userAgent } = browser;
  const answer = await asOneAct(
    {
      who: JSON.stringify(session ? [session] : [address, userAgent]),
      where: url.pathname + url.search,
      form,
      // A member's page is made for them alone; a visitor's form is told from others' by its page load.
      shared: !session && !form.has(PAGE_LOAD),
    },
    context,
    next,
  );
  if (answer === "unknown") throw data(UNKNOWN, 409);
  return answer;
};

const UNKNOWN = "Seu envio anterior ainda não terminou. Confira se ele chegou antes de enviar de novo.";
