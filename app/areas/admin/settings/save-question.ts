import { data } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { questionSchema } from "#domain/settings/question-schema.ts";
import { addQuestion, changeQuestion } from "#server/settings/questions.server.ts";
import type { SavedMeanwhile } from "./changed-meanwhile.tsx";
import { savedAtIn } from "./saved-at.ts";

/** A new question, or a change to the one of this id. */
export async function saveQuestion(actor: Actor, form: FormData, id?: string) {
  const parsed = parseFields(form, questionSchema);
  if (!parsed.ok) return refuse<Partial<SavedMeanwhile>>(parsed.error);
  const typed = typedIn(form, questionSchema);
  if (!id) {
    const added = await addQuestion(actor, parsed.value);
    if (added.ok) return saved("Pergunta criada");
    if (added.error === "not_allowed") throw data(null, 403);
    return refuse<Partial<SavedMeanwhile>>({
      typed,
      flash: { kind: "error", title: "São perguntas demais", body: "Apague uma antes de incluir outra." },
    });
  }
  const since = savedAtIn(form);
  const changed = await changeQuestion(actor, id, parsed.value, since);
  if (changed.ok) return saved("Pergunta salva");
  if (changed.error === "not_found") throw questionMissing();
  const { question, answer, published, updatedAt } = changed.error.current;
  return refuse<Partial<SavedMeanwhile>>(
    {
      typed,
      savedAt: updatedAt.toString(),
      saved: [
        { label: "Pergunta", text: question },
        { label: "Resposta", text: answer },
        { label: "Situação", text: published ? "Publicada" : "Rascunho" },
      ],
    },
    { status: 409 },
  );
}

export const questionMissing = () => data("Pergunta não encontrada", 404);

const saved = (title: string) =>
  redirectWith("/admin/ajustes/perguntas", { flash: { kind: "success", title } });
