import type { RouterContextProvider } from "react-router";
import { isSameOrigin } from "#app/session/same-origin.ts";
import type { Member } from "#server/identity/identity.server.ts";
import { memberOf } from "#server/identity/viewer-context.server.ts";

interface RouteArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** For what our own pages ask in the background: a POST of ours, by somebody signed in. */
export async function asMember(
  { request, context, url }: RouteArgs,
  work: (member: Member) => Promise<Response>,
): Promise<Response> {
  if (request.method !== "POST") return onlyPost();
  if (!isSameOrigin(request, url)) return problem("Este pedido veio de outro site.", { status: 403 });
  const member = memberOf(context);
  if (!member) return problem("Faça login para continuar", { status: 401 });
  if (member.needsSecondFactor) return problem("Conclua a verificação em duas etapas.", { status: 403 });
  return work(member);
}

export const answer = (body: object): Response => Response.json(body, { headers: NO_STORE });

export const problem = (error: string, { status, headers }: ResponseInit): Response =>
  Response.json({ error }, { status, headers: { ...NO_STORE, ...(headers as Record<string, string>) } });

export const onlyPost = (): Response =>
  problem("Method not allowed", { status: 405, headers: { allow: "POST" } });

const NO_STORE = { "cache-control": "no-store" };
