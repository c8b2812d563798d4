import { z } from "zod";
import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { readQuestion } from "#server/settings/questions.server.ts";
import { EarlierTexts } from "../../settings/earlier-texts.tsx";
import { QuestionForm } from "../../settings/question-form.tsx";
import { questionMissing, saveQuestion } from "../../settings/save-question.ts";
import { SettingsTitle } from "../../settings/settings-title.tsx";
import type { Route } from "./+types/question.ts";

/** Only the fields that a change touched are in its former values. */
const formerSchema = z.object({
  question: z.string().optional(),
  answer: z.string().optional(),
  published: z.boolean().optional(),
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readQuestion(actorOf(context), params.id);
  if (!found) throw questionMissing();
  const { question, earlier } = found;
  const savedAt = question.updatedAt.toString();
  // Newest first: each change says what it replaced, and the fields that it left alone are those of the next one.
  let then = { question: question.question, answer: question.answer, published: question.published };
  return {
    known: { ...then, savedAt },
    earlier: earlier.flatMap(({ at, before }) => {
      const former = formerSchema.safeParse(before);
      if (!former.success) return [];
      then = { ...then, ...former.data };
      return [
        {
          key: at.toString(),
          until: formatDateTime(at),
          says: [
            { label: "Pergunta", text: then.question },
            { label: "Resposta", text: then.answer },
            { label: "Situação", text: then.published ? "Publicada" : "Rascunho" },
          ],
          fields: {
            question: then.question,
            answer: then.answer,
            savedAt,
            ...(then.published && { published: "on" }),
          },
        },
      ];
    }),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return orAsTyped(form, saveQuestion(actorOf(context), form, params.id));
}

export const meta: Route.MetaFunction = () => adminMeta("Pergunta frequente");

export default function Question({ loaderData: { known, earlier }, actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsTitle list={{ label: "Perguntas frequentes", to: "/admin/ajustes/perguntas" }}>
        Editar pergunta
      </SettingsTitle>
      <QuestionForm key={known.savedAt} known={known} answer={actionData} />
      <EarlierTexts texts={earlier} />
    </>
  );
}
