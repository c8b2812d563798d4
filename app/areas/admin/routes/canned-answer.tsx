import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { parseFields } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { cannedAnswerSchema } from "#domain/desk/canned-answer-schema.ts";
import * as cannedAnswers from "#server/desk/canned-answers/canned-answers.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { PageTitle } from "../components/page-title.tsx";
import { CannedAnswerForm } from "../queue/canned-form.tsx";
import type { Route } from "./+types/canned-answer.ts";

const LIST = "/admin/modelos";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await cannedAnswers.read(actorOf(context), params.id);
  if (!found.ok) throw notFound();
  return found.value;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  if (form.get("intent") === "apagar") {
    const removed = await cannedAnswers.remove(actor, params.id);
    if (!removed.ok) throw notFound();
    return redirectWith(LIST, {
      flash: { kind: "success", title: "Modelo apagado", body: "E-mails já enviados ficam como estão." },
    });
  }
  const parsed = parseFields(form, cannedAnswerSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const changed = await cannedAnswers.change(actor, params.id, parsed.value);
  if (!changed.ok) throw notFound();
  return redirectWith(LIST, { flash: { kind: "success", title: "Modelo salvo" } });
}

const notFound = () => data("Modelo não encontrado", 404);

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.title ?? "Modelo");

export default function CannedAnswer({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Modelos de resposta", to: LIST }, { label: loaderData.title }]}
      />
      <PageTitle>{loaderData.title}</PageTitle>
      <CannedAnswerForm answer={actionData} current={loaderData} />
    </>
  );
}
