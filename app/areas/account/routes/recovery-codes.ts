import { memberGuard } from "#app/session/guards.ts";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { pendingEnrolment } from "#server/identity/account.server.ts";
import { requireSession } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/recovery-codes.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

/** "Baixar", with and without script: the codes of the enrolment that this session has under way, and no others. */
export async function loader({ context }: Route.LoaderArgs) {
  const enrolment = await pendingEnrolment(requireSession(context));
  const headers = { "cache-control": "private, no-store", "content-type": "text/plain; charset=utf-8" };
  if (!enrolment)
    return new Response("Estes códigos não aparecem mais. Recomece em Segurança.", { status: 404, headers });
  const lines = [
    `${PRODUCT_NAME}: códigos de recuperação`,
    "Cada código abre a conta uma vez, no lugar do aplicativo. Guarde em lugar seguro.",
    "",
    ...enrolment.recoveryCodes,
    "",
  ];
  return new Response(lines.join("\r\n"), {
    headers: { ...headers, "content-disposition": 'attachment; filename="codigos-de-recuperacao.txt"' },
  });
}
