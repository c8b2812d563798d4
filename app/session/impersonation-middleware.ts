import { data, type MiddlewareFunction } from "react-router";
import { isForm, readForm } from "#app/forms/read-form.ts";
import { MADE_FOR } from "#domain/draft-fields.ts";
import { isAdmin, isImpersonating, type Actor } from "#domain/identity/actor.ts";
import { personMark, readOnly } from "#server/identity/identity.server.ts";
import { actorOf, sessionOf } from "#server/identity/who-asks.server.ts";
import { routeIn } from "#server/platform/http/request-context.server.ts";
import { watchedOf, type ReadOnlyRefusal } from "./watched.ts";

/** The routes of the two posts that end it: its own, and signing out. */
const ENDING = new Set(["/ver-como/encerrar", "/sair"]);

/**
 * What the person alone reads: conversations, what signs in, and files of their data. By the pattern of the route, since
 * one address can be written in many ways, such as /%63ontatos.
 */
const CLOSED = /^\/(?:contatos|api\/auth|conta\/seguranca\/codigos\.txt|conta\/privacidade\/copias)(?:\/|$)/;

/**
 * Routes that answer a file. By the route too: asked with `.data`, the file comes wrapped in an answer that is typed like
 * a page's data.
 */
const FILE = /\.(?:csv|ics|pdf|txt|xml)$|\/:file$|^\/videos\/:id\/arquivo$/;

/** Pages and what they are made of. Anything else would be kept as a file: a table, a paper, a copy of the data. */
const SHOWN = /^(?:text\/html|text\/x-script|application\/json|application\/manifest\+json|image\/)/;

/**
 * An admin who looks in somebody's place reads what that person reads, and nothing else. Every post is refused here,
 * whatever it is; what would write all the same is refused by the database.
 */
export const impersonationMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const actor = actorOf(context);
  const route = routeIn(context);
  const reads = request.method === "GET" || request.method === "HEAD";
  const ends = !reads && ENDING.has(route);
  if (!isImpersonating(actor)) {
    if (!reads && !ends && isAdmin(actor)) await refuseFormOfAnother(request, actor);
    return next();
  }
  if (ends) return next();
  const refusal = (readOnly: string) =>
    data<ReadOnlyRefusal>({ readOnly, readable: !reads, watched: watchedOf(sessionOf(context)) }, 403);
  if (!reads) throw refusal(READ_ONLY);
  const closed = closedBy(route);
  if (closed) throw refusal(closed);
  const response = await readOnly(next);
  if (isShown(response)) return response;
  await response.body?.cancel();
  throw refusal(NO_FILES);
};

const READ_ONLY = "Nada foi salvo: enquanto vê como outra pessoa, você só lê. Encerre a visão para agir.";
const PRIVATE =
  "Conversas, formas de entrar e cópias de dados são só da pessoa e não fazem parte desta visão.";
const NO_FILES = "Arquivos não saem desta visão. Encerre a visão para baixar com a sua própria conta.";
const ANOTHER =
  "Este formulário foi aberto na visão de outra pessoa, que já terminou. Nada foi salvo. Abra a página de novo.";

/** Why a route is refused before it does anything; null: it is asked. */
export function closedBy(route: string): string | null {
  if (CLOSED.test(route)) return PRIVATE;
  return FILE.test(route) ? NO_FILES : null;
}

function isShown({ status, headers }: Response): boolean {
  if (status >= 300 && status < 400) return true;
  const type = headers.get("content-type");
  return (type === null || SHOWN.test(type)) && !headers.get("content-disposition")?.startsWith("attachment");
}

/** When the half hour ends while a form is open, sending it must not change the admin's own account. */
async function refuseFormOfAnother(request: Request, actor: Actor): Promise<void> {
  if (!isForm(request)) return;
  const person = (await readForm(request)).get(MADE_FOR);
  if (typeof person === "string" && person !== personMark(actor)) throw data(ANOTHER, 409);
}
