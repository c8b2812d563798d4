import type { RouterContextProvider } from "react-router";
import { isSameOrigin } from "#app/session/same-origin.ts";
import type { Member } from "#domain/identity/actor.ts";
import { signedIn } from "#server/identity/who-asks.server.ts";

interface RouteArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** For what our own pages ask in the background: a POST of ours, by somebody signed in. */
export async function asMember(
  { request, context, url }: RouteArgs,
  work: (actor: Member) => Promise<Response>,
): Promise<Response> {
  if (request.method !== "POST") return onlyPost();
  if (!isSameOrigin(request, url)) return problem("Este pedido veio de outro site.", { status: 403 });
  const who = signedIn(context);
  if (!who) return problem("Faça login para continuar", { status: 401 });
  if (who.session.needsSecondFactor) return problem("Conclua a verificação em duas etapas.", { status: 403 });
  return work(who.actor);
}

export const answer = (body: object): Response => Response.json(body, { headers: NO_STORE });

export const problem = (error: string, { status, headers }: ResponseInit): Response =>
  Response.json({ error }, { status, headers: { ...NO_STORE, ...(headers as Record<string, string>) } });

export const onlyPost = (): Response =>
  problem("Method not allowed", { status: 405, headers: { allow: "POST" } });

const NO_STORE = { "cache-control": "no-store" };
