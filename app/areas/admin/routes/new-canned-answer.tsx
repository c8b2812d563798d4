import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { parseForm } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { cannedAnswerSchema } from "#domain/desk/canned-answer-schema.ts";
import * as cannedAnswers from "#server/desk/canned-answers/canned-answers.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { PageTitle } from "../components/page-title.tsx";
import { CannedAnswerForm } from "../queue/canned-form.tsx";
import type { Route } from "./+types/new-canned-answer.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, cannedAnswerSchema);
  if (!form.ok) return refuse(form.error);
  const created = await cannedAnswers.create(actorOf(context), form.value);
  if (!created.ok)
    return refuse({
      typed: form.value,
      flash: {
        kind: "error",
        title: "Não foi possível salvar o modelo",
        body: "Há modelos demais. Apague um que ninguém usa e tente de novo.",
      },
    });
  return redirectWith("/admin/modelos", { flash: { kind: "success", title: "Modelo criado" } });
}

export const meta: Route.MetaFunction = () => adminMeta("Novo modelo");

export default function NewCannedAnswer({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Modelos de resposta", to: "/admin/modelos" }, { label: "Novo" }]}
      />
      <PageTitle>Novo modelo</PageTitle>
      <CannedAnswerForm answer={actionData} />
    </>
  );
}
