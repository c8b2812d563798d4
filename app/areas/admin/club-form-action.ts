import { data } from "react-router";
import { attempt } from "#app/forms/attempt.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { fileIn } from "#app/forms/read-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { newClubSchema, staffClubSchema, type StaffClubInput } from "#domain/clubs/staff-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { createByStaff, saveByStaff, type StaffClubValues } from "#server/clubs/staff/edit.server.ts";
import { readForStaff } from "#server/clubs/staff/read.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { clubPage } from "./record-paths.ts";
import { placeOf, savedAtIn, takeChosenCity } from "./place-in-form.ts";

export interface ClubFormAnswer extends Refused {
  /** Municipalities that may be meant. */
  cities?: string[];
}

export const clubMissing = () => data("Clube não encontrado", 404);

const answer = refuse<Partial<ClubFormAnswer>>;
const NOT_CREATED = { kind: "error", title: "Erro ao criar clube. Tente novamente." } as const;
const NOT_SAVED = { kind: "error", title: "Não foi possível salvar o clube" } as const;

/** "Salvar Clube" of a new one; whatever goes wrong, the form comes back as it was typed. */
export async function answerNewClub(actor: Actor, form: FormData) {
  takeChosenCity(form);
  const schema = newClubSchema(today().year);
  const typed = typedIn(form, schema);
  const parsed = parseFields(form, schema);
  if (!parsed.ok) return answer({ ...parsed.error, flash: CHECK_FIELDS });
  const { points, pointsReason, ...input } = parsed.value;
  const placed = await attempt(withPlace(input));
  if (placed && !placed.ok) return answer({ typed, ...placed.doubt, flash: CHECK_FIELDS });
  const created =
    placed &&
    (await attempt(
      createByStaff(actor, placed.values, { logo: await fileIn(form, "logo"), points, pointsReason }),
    ));
  if (!created) return answer({ typed, flash: NOT_CREATED }, { status: 500 });
  if (created.ok)
    return redirectWith(clubPage(created.value.id), {
      flash: { kind: "success", title: "Clube criado com sucesso!" },
    });
  if (created.error === "not_allowed") throw data(null, 403);
  return answer({ typed, fields: PROBLEMS[created.error], flash: NOT_CREATED });
}

/** "Salvar Clube" of one that exists. */
export async function answerClubEdit(actor: Actor, id: string, form: FormData) {
  takeChosenCity(form);
  const schema = staffClubSchema(today().year);
  const typed = typedIn(form, schema);
  const parsed = parseFields(form, schema);
  if (!parsed.ok) return answer({ ...parsed.error, flash: CHECK_FIELDS });
  const { savedAt, ...input } = parsed.value;
  const club = await readForStaff(actor, id);
  if (!club.ok) throw clubMissing();
  const placed = await attempt(withPlace(input, club.value.values.place));
  if (placed && !placed.ok) return answer({ typed, ...placed.doubt, flash: CHECK_FIELDS });
  const saved =
    placed &&
    (await attempt(
      saveByStaff(actor, { id, savedAt: savedAtIn(savedAt) }, placed.values, {
        logo: await fileIn(form, "logo"),
      }),
    ));
  if (!saved) return answer({ typed, flash: NOT_SAVED }, { status: 500 });
  if (saved.ok)
    return redirectWith(clubPage(id), {
      flash: { kind: "success", title: "Clube atualizado com sucesso!" },
    });
  if (saved.error === "not_found") throw clubMissing();
  if (saved.error === "changed_meanwhile")
    return answer(
      {
        // Saving again means what is typed now, whatever was saved meanwhile.
        typed: { ...typed, savedAt: club.value.savedAt },
        flash: { ...NOT_SAVED, body: "Outra pessoa salvou antes. Confira abaixo e salve de novo." },
      },
      { status: 409 },
    );
  return answer({ typed, fields: PROBLEMS[saved.error], flash: NOT_SAVED });
}

const CHECK_FIELDS = { kind: "error", title: "Confira os campos marcados" } as const;

const PROBLEMS = {
  logo_invalid: { logo: "Envie o logo em PNG ou JPG, com até 2 MB." },
  cnpj_taken: { cnpj: "Outro clube tem este CNPJ, talvez um excluído." },
  cnpj_verified: {
    cnpj: "O CNPJ de um clube verificado não muda. Retire a verificação antes e confira o clube de novo.",
  },
} as const;

async function withPlace({ city, ...rest }: StaffClubInput, known?: StaffClubValues["place"]) {
  const found = await placeOf(city, known);
  return found.ok ? { ok: true as const, values: { ...rest, place: found.place } } : found;
}
