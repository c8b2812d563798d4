import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { QuestionForm } from "../../settings/question-form.tsx";
import { saveQuestion } from "../../settings/save-question.ts";
import { SettingsTitle } from "../../settings/settings-title.tsx";
import type { Route } from "./+types/new-question.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return orAsTyped(form, saveQuestion(actorOf(context), form));
}

export const meta: Route.MetaFunction = () => adminMeta("Nova pergunta");

export default function NewQuestion({ actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsTitle list={{ label: "Perguntas frequentes", to: "/admin/ajustes/perguntas" }}>
        Nova pergunta
      </SettingsTitle>
      <QuestionForm answer={actionData} />
    </>
  );
}
