import { data } from "react-router";
import { attempt } from "#app/forms/attempt.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { fileIn } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { staffSponsorSchema } from "#domain/sponsors/staff-schema.ts";
import { createByStaff, saveByStaff } from "#server/sponsors/staff/edit.server.ts";
import { readForStaff } from "#server/sponsors/staff/read.server.ts";
import { sponsorPage } from "./record-paths.ts";
import { savedAtIn } from "./place-in-form.ts";

export const sponsorMissing = () => data("Patrocinador não encontrado", 404);

const CHECK_FIELDS = { kind: "error", title: "Confira os campos marcados" } as const;
const NOT_CREATED = { kind: "error", title: "Erro ao criar patrocinador. Tente novamente." } as const;
const NOT_SAVED = { kind: "error", title: "Não foi possível salvar o patrocinador" } as const;

export async function answerNewSponsor(actor: Actor, form: FormData) {
  const typed = typedIn(form, staffSponsorSchema);
  const parsed = parseFields(form, staffSponsorSchema);
  if (!parsed.ok) return refuse({ ...parsed.error, flash: CHECK_FIELDS });
  const { savedAt: _, ...input } = parsed.value;
  const created = await attempt(createByStaff(actor, input, await fileIn(form, "logo")));
  if (!created) return refuse({ typed, flash: NOT_CREATED }, { status: 500 });
  if (created.ok)
    return redirectWith(sponsorPage(created.value.id), {
      flash: { kind: "success", title: "Patrocinador criado com sucesso!" },
    });
  if (created.error === "not_allowed") throw data(null, 403);
  return refuse({ typed, fields: PROBLEMS[created.error], flash: NOT_CREATED });
}

export async function answerSponsorEdit(actor: Actor, id: string, form: FormData) {
  const typed = typedIn(form, staffSponsorSchema);
  const parsed = parseFields(form, staffSponsorSchema);
  if (!parsed.ok) return refuse({ ...parsed.error, flash: CHECK_FIELDS });
  const { savedAt, ...input } = parsed.value;
  const logo = await fileIn(form, "logo");
  const saved = await attempt(saveByStaff(actor, { id, savedAt: savedAtIn(savedAt) }, input, logo));
  if (!saved) return refuse({ typed, flash: NOT_SAVED }, { status: 500 });
  if (saved.ok)
    return redirectWith(sponsorPage(id), {
      flash: { kind: "success", title: "Patrocinador atualizado com sucesso!" },
    });
  if (saved.error === "not_found") throw sponsorMissing();
  if (saved.error !== "changed_meanwhile")
    return refuse({ typed, fields: PROBLEMS[saved.error], flash: NOT_SAVED });
  const sponsor = await readForStaff(actor, id);
  if (!sponsor.ok) throw sponsorMissing();
  return refuse(
    {
      // Saving again means what is typed now, whatever was saved meanwhile.
      typed: { ...typed, savedAt: sponsor.value.savedAt },
      flash: { ...NOT_SAVED, body: "Outra pessoa salvou antes. Confira abaixo e salve de novo." },
    },
    { status: 409 },
  );
}

const PROBLEMS = {
  logo_invalid: { logo: "Envie o logo em PNG ou JPG, com até 2 MB." },
  cnpj_taken: { cnpj: "Outro patrocinador tem este CNPJ, talvez um excluído." },
  in_review: {
    status: "O cadastro espera uma decisão nas revisões: decida lá, e a empresa recebe a resposta.",
  },
} as const;
