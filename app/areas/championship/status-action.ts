import { attempt } from "#app/forms/attempt.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { statusSchema, type StatusForm } from "#domain/championships/status-schema.ts";
import { BY_SHEETS } from "#domain/championships/vocabulary.ts";
import { followSheets, setStatus, type Organising } from "#server/championships/championships.server.ts";
import { championshipPage } from "./addresses.ts";
import { championshipNotFound } from "./desk.ts";

/** Sets the status by hand, or gives it back to the match sheets. */
export async function answerStatusForm(organising: Organising, id: string, form: FormData) {
  const parsed = parseFields(form, statusSchema);
  if (!parsed.ok)
    return refuse({ ...parsed.error, flash: { kind: "error", title: "Confira os campos marcados" } });
  const saved = await attempt(save(organising, id, parsed.value));
  if (!saved)
    return refuse(
      {
        typed: typedIn(form, statusSchema),
        flash: { kind: "error", title: "Não foi possível salvar o campeonato" },
      },
      { status: 500 },
    );
  if (!saved.ok) throw championshipNotFound();
  return redirectWith(championshipPage(id), {
    flash: { kind: "success", title: "Campeonato atualizado com sucesso!" },
  });
}

const save = (organising: Organising, id: string, form: StatusForm) =>
  form.status === BY_SHEETS ? followSheets(organising, id) : setStatus(organising, id, form);
