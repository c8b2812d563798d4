import { data } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { termsDraftSchema } from "#domain/legal/terms-schema.ts";
import { deleteTermsDraft, saveTermsDraft, withdrawTerms } from "#server/identity/terms/versions.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import type { SavedMeanwhile } from "./changed-meanwhile.tsx";
import { savedAtIn } from "./saved-at.ts";

const LIST = "/admin/ajustes/textos";
export const termsMissing = () => data("Versão não encontrada", 404);

/** What the buttons of a version's page do. */
export async function answerTerms(actor: Actor, id: string, form: FormData) {
  switch (form.get("intent")) {
    case "apagar": {
      const deleted = await deleteTermsDraft(actor, id);
      if (!deleted.ok) throw termsMissing();
      return redirectWith(LIST, { flash: { kind: "success", title: "Rascunho apagado" } });
    }
    case "desfazer": {
      const withdrawn = await withdrawTerms(actor, id);
      if (!withdrawn.ok && withdrawn.error === "not_found") throw termsMissing();
      return redirectWith(`${LIST}/${id}`, { flash: withdrawn.ok ? WITHDRAWN : TOO_LATE });
    }
    default:
      return saveDraft(actor, id, form);
  }
}

const WITHDRAWN: Flash = {
  kind: "success",
  title: "Publicação desfeita",
  body: "A versão é um rascunho de novo. Quem já recebeu o e-mail não recebe outro.",
};
const TOO_LATE: Flash = {
  kind: "error",
  title: "Esta versão já vale",
  body: "Pessoas podem ter aceitado este texto. Escreva uma nova versão.",
};

async function saveDraft(actor: Actor, id: string, form: FormData) {
  const parsed = parseFields(form, termsDraftSchema);
  if (!parsed.ok) return refuse<Partial<SavedMeanwhile>>(parsed.error);
  const since = savedAtIn(form);
  const saved = await saveTermsDraft(actor, id, parsed.value, since);
  if (saved.ok)
    return redirectWith(`${LIST}/${id}`, {
      flash: { kind: "success", title: "Rascunho salvo", body: "Confira a prévia abaixo." },
    });
  const typed = typedIn(form, termsDraftSchema);
  switch (saved.error) {
    case "not_found":
      throw termsMissing();
    case "version_taken":
      return refuse<Partial<SavedMeanwhile>>({
        typed,
        fields: { version: "Já existe uma versão com este número." },
      });
    case "published":
      return refuse<Partial<SavedMeanwhile>>({
        typed,
        flash: { kind: "error", title: "Esta versão já foi publicada", body: "O texto não muda mais." },
      });
    default: {
      const { version, changes, terms, policy, updatedAt } = saved.error.current;
      return refuse<Partial<SavedMeanwhile>>(
        {
          typed,
          savedAt: updatedAt.toString(),
          saved: [
            { label: "Versão", text: version },
            { label: "O que muda", text: changes },
            { label: "Termos de uso", text: terms },
            { label: "Política de privacidade", text: policy },
          ],
        },
        { status: 409 },
      );
    }
  }
}
