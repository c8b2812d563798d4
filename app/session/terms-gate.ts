import type { MiddlewareFunction } from "react-router";
import { isForm, readForm } from "#app/forms/read-form.ts";
import { textIn } from "#app/forms/parse-form.ts";
import { worksWithoutTerms } from "#domain/identity/without-terms.ts";
import { termsToAccept } from "#server/identity/terms/terms.server.ts";
import { sessionOf } from "#server/identity/who-asks.server.ts";
import { keepForLater } from "./to-login.ts";

/**
 * A new version of the terms asks members again. Until they accept, they read, take their data along and leave; every
 * other change is refused here, before any action runs, and its text waits until they have decided.
 */
export const termsGate: MiddlewareFunction<Response> = async (args, next) => {
  const { request, context, url } = args;
  const session = sessionOf(context);
  if (request.method === "GET" || request.method === "HEAD" || !session || session.needsSecondFactor)
    return next();
  // Only the end of an admin's look comes here, and that person has nothing to accept for it.
  if (session.watchedUntil) return next();
  if (!(await termsToAccept(session))) return next();
  const form = isForm(request) ? await readForm(request) : null;
  if (worksWithoutTerms(url.pathname, form ? textIn(form, "intent") : "")) return next();
  // What a phone kept without signal is sent again by itself, until it is taken.
  if (!form) return Response.json({ error: "terms_not_accepted" }, { status: 409 });
  return keepForLater("/conta/termos", args, (kept) => ({
    kind: "info",
    title: "Antes, os novos termos",
    body: kept ? "Aceite para continuar: guardamos o que você escreveu." : "Aceite para continuar.",
  }));
};
