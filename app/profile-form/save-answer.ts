import { data } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { cityProblemText } from "#app/forms/city-problem.ts";
import { refuse } from "#app/forms/refuse.ts";
import { withRows, type RowShape } from "#app/forms/row-fields.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { CONTACT_IN_TEXT } from "#domain/athletes/minor-texts.ts";
import { profileSchema, type ProfileInput } from "#domain/athletes/profile-schema.ts";
import {
  MAX_ACHIEVEMENTS,
  MAX_HISTORY,
  type ProfileSection,
  type ProfileValues,
} from "#domain/athletes/profile-values.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { formatPlace } from "#domain/places.ts";
import {
  saveProfile,
  savedPlace,
  type ChangedMeanwhile,
  type ProfileChange,
  type SaveProblem,
} from "#server/athletes/own-profile.server.ts";
import { ok, type Result } from "#domain/result.ts";
import { log } from "#server/platform/log.server.ts";
import { findMunicipality, type PlaceProblem } from "#server/platform/places/municipalities.server.ts";
import type { Conflict, ProfileAnswer } from "./form-state.ts";
import { valueLines } from "./profile-text.ts";

const ROWS: Record<string, RowShape> = {
  history: { most: MAX_HISTORY, suffixes: [".year", ".club", ".category"] },
  achievements: { most: MAX_ACHIEVEMENTS, suffixes: [""] },
};

const FAILED = "Não foi possível salvar o perfil";
const DELETED =
  "Este perfil foi excluído. Desfaça a exclusão em outra aba e salve de novo. O que você escreveu continua aqui.";

interface SavePlace {
  /** Null: all sections. */
  section: ProfileSection | null;
  /** Where it leads once it is saved. */
  page: string;
  /** The team edits somebody's profile. */
  staff?: boolean;
}

/** Saves the form of one section, or of all of them; whatever goes wrong, the form comes back as it was typed. */
export async function answerSave(
  actor: Actor,
  athleteId: string,
  form: FormData,
  { section, page, staff = false }: SavePlace,
) {
  const schema = profileSchema(section);
  const chosenCity = form.get("cityChoice");
  if (typeof chosenCity === "string") form.set("city", chosenCity);
  const rows = form.get("rows");
  if (typeof rows === "string")
    return data<ProfileAnswer>({
      fields: {},
      flash: null,
      typed: withRows(typedIn(form, schema), rows, ROWS),
    });
  const parsed = parseFields(form, schema);
  if (!parsed.ok) return refuse({ ...parsed.error, flash: failed("Veja os campos marcados.") });
  const typed = typedIn(form, schema);
  try {
    const change = await withPlace(actor, athleteId, parsed.value);
    if (!change.ok) return refuse({ typed, ...cityProblem(change.error) });
    const input = withoutSaved(change.value, form);
    const saved = await saveProfile(actor, athleteId, input, typed["opened"] ?? "");
    if (saved.ok) return savedAnswer(saved.value, page, staff);
    if (staff && saved.error.code === "not_found")
      return refuse({ typed, flash: failed(DELETED) }, { status: 409 });
    return problemAnswer(saved.error, typed, input);
  } catch (error) {
    // An answer that was thrown, as a Response or by data(), is no bug.
    if (!(error instanceof Error)) throw error;
    log.error({ err: error, athleteId }, "saving a profile failed");
    return refuse(
      { typed, flash: failed("Tente de novo em instantes. O que você escreveu continua aqui.") },
      { status: 500 },
    );
  }
}

const failed = (body: string) => ({ kind: "error" as const, title: FAILED, body });

/** The municipality that the text names. A text that the profile says already is left alone, whatever it names. */
async function withPlace(
  actor: Actor,
  athleteId: string,
  { city, ...rest }: ProfileInput,
): Promise<Result<ProfileChange, PlaceProblem>> {
  if (city === undefined) return ok(rest);
  if (city === "") return ok({ ...rest, place: { city: null, state: null } });
  const found = await findMunicipality(city);
  if (found.ok) return ok({ ...rest, place: found.value });
  const before = await savedPlace(actor, athleteId);
  return city === formatPlace(before) ? ok({ ...rest, place: before }) : found;
}

function cityProblem(problem: PlaceProblem): Partial<ProfileAnswer> {
  return {
    fields: { city: cityProblemText(problem) },
    cities: problem.choices.map((place) => formatPlace(place)!),
    flash: failed("Veja a cidade."),
  };
}

/** What the person chose to leave as it is saved is not sent again. */
const withoutSaved = (change: ProfileChange, form: FormData): ProfileChange =>
  Object.fromEntries(Object.entries(change).filter(([field]) => form.get(`fica.${field}`) !== "salvo"));

function savedAnswer(
  { waiting, birthdateInReview }: { waiting: string[]; birthdateInReview: boolean },
  page: string,
  staff: boolean,
) {
  const guardian = staff ? "do responsável" : "do seu responsável";
  const notes = [
    waiting.length === 2 && `O nome e o texto novos esperam o sim ${guardian}.`,
    waiting.length === 1 &&
      (waiting[0] === "name"
        ? `O nome novo espera o sim ${guardian}.`
        : `O texto novo espera o sim ${guardian}.`),
    birthdateInReview && "A nova data de nascimento passa pela equipe. Até lá o perfil fica fora do ar.",
  ].filter((note) => note !== false);
  return redirectWith(page, {
    flash: {
      kind: "success",
      title: "Perfil atualizado com sucesso!",
      ...(notes.length > 0 && { body: notes.join(" ") }),
    },
  });
}

function problemAnswer(problem: SaveProblem, typed: Record<string, string>, input: ProfileChange) {
  switch (problem.code) {
    case "not_found":
      throw data("Atleta não encontrado", 404);
    case "too_young":
      return refuse({
        typed,
        fields: { birthdate: "A Joia da Base é para atletas a partir de 13 anos." },
        flash: failed("Veja a data de nascimento."),
      });
    case "contact_data":
      return refuse({
        typed,
        fields: Object.fromEntries(problem.fields.map((field) => [field, CONTACT_IN_TEXT])),
        flash: failed("Veja os campos marcados."),
      });
    case "changed_meanwhile":
      return refuse(
        {
          // The next answer is about what is saved now.
          typed: { ...typed, opened: problem.opened },
          conflicts: conflictsIn(problem, input),
          flash: failed("O perfil mudou em outra aba. Escolha o que fica."),
        },
        { status: 409 },
      );
  }
}

function conflictsIn(
  { saved, changedBefore, untouched }: ChangedMeanwhile,
  input: ProfileChange,
): Conflict[] {
  const typed: ProfileValues = { ...saved, ...input };
  return changedBefore.map((field) => ({
    field,
    saved: valueLines(field, saved),
    typed: valueLines(field, typed),
    preferred: untouched.includes(field) ? "salvo" : "escrito",
  }));
}
