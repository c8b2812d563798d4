import { openPortal, type ManageProblem } from "#server/billing/billing.server.ts";
import { answer, asMember, onlyPost, problem } from "../endpoint.ts";
import type { Route } from "./+types/customer-portal.ts";

export const handle = { forPrograms: true };

/** Where this member changes the card and reads invoices. No body. */
export const action = (args: Route.ActionArgs) =>
  asMember(args, async (member) => {
    const opened = await openPortal(member);
    return opened.ok ? answer(opened.value) : refused(opened.error);
  });

export const loader = onlyPost;

const refused = (code: ManageProblem) =>
  code === "not_found"
    ? problem("Você não paga nenhuma assinatura.", { status: 404 })
    : problem("Erro ao abrir portal do cliente. Tente novamente.", { status: 502 });
