import { redirectWith } from "#app/session/redirects.ts";
import { tooManyText } from "#app/forms/too-many.ts";
import {
  finishThirdParty,
  issueToken,
  keySet,
  startThirdParty,
  tokenHolder,
} from "#server/identity/identity.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { keepReturn, returnOf } from "../keep-return.ts";
import { thirdPartyProblem } from "../third-party-problem.ts";
import type { Route } from "./+types/api-auth.ts";

export const handle = { forPrograms: true };

/**
 * All addresses of the auth library that can be reached from outside: everything else goes through our own
 * forms, which count tries and write the audit log. Nothing here takes a POST.
 */
export function loader(args: Route.LoaderArgs): Promise<Response> | Response {
  const [first, second, ...rest] = (args.params["*"] ?? "").split("/");
  if (rest.length > 0) return notFound();
  if (second !== undefined) {
    if (first === "entrar") return start(args, second);
    return first === "callback" ? finish(args) : notFound();
  }
  if (first === "jwks") return keys();
  if (first === "token") return token(args);
  return first === "whoami" ? whoami(args) : notFound();
}

export const action = (): Response => notFound();

/** Only a link of our own login page counts: another site's link could sign people in without their wish. */
async function start({ request, context, url }: Route.LoaderArgs, provider: string): Promise<Response> {
  const back = returnOf(url);
  if (request.headers.get("sec-fetch-site") === "cross-site")
    return redirectWith(keepReturn("/login", back), {});
  const begun = await startThirdParty(browserOf(context), provider, keepReturn("/profile-selection", back));
  if (begun.ok) return redirectWith(begun.value.url, { cookies: begun.value.cookies });
  const { error } = begun;
  const body =
    error.code === "too_many" ? tooManyText(error.retryAfterSeconds) : thirdPartyProblem(error.code);
  return redirectWith(keepReturn("/login", back), { flash: { kind: "error", title: "Erro no login", body } });
}

async function finish({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { to, cookies, problem } = await finishThirdParty(browserOf(context), url);
  if (!problem) return redirectWith(to, { cookies });
  return redirectWith(to, {
    cookies,
    flash: { kind: "error", title: "Erro no login", body: thirdPartyProblem(problem) },
  });
}

const keys = async () =>
  Response.json(await keySet(), { headers: { "cache-control": "public, max-age=300" } });

async function token({ context }: Route.LoaderArgs): Promise<Response> {
  const issued = await issueToken(browserOf(context));
  return issued.ok ? answer({ token: issued.value }) : answer({ error: "Not signed in" }, 401);
}

async function whoami({ request }: Route.LoaderArgs): Promise<Response> {
  const bearer = /^Bearer (\S{1,4000})$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!bearer) return answer({ error: "Missing bearer token" }, 401);
  const holder = await tokenHolder(bearer);
  return holder.ok ? answer({ ...holder.value }) : answer({ error: "Invalid JWT signature" }, 401);
}

const answer = (body: object, status = 200) =>
  Response.json(body, {
    status,
    headers: { "cache-control": "no-store", ...(status === 401 ? { "www-authenticate": "Bearer" } : {}) },
  });

const notFound = () => new Response("Not found", { status: 404 });
