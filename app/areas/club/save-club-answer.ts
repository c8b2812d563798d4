import { data } from "react-router";
import { cityProblemText } from "#app/forms/city-problem.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { fileIn } from "#app/forms/read-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { withRows, type RowShape } from "#app/forms/row-fields.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { MAX_CLUB_ACHIEVEMENTS, type ClubProfileInput } from "#domain/clubs/profile.ts";
import { clubProfileSchema } from "#domain/clubs/profile-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { formatPlace } from "#domain/places.ts";
import { ok, type Result } from "#domain/result.ts";
import {
  saveProfile,
  savedPlace,
  type ClubProfileField,
  type ClubProfileValues,
  type SaveClubProblem,
} from "#server/clubs/own-profile.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { log } from "#server/platform/log.server.ts";
import { findMunicipality, type PlaceProblem } from "#server/platform/places/municipalities.server.ts";
import { CLUB_PROFILE_PAGE } from "./addresses.ts";
import { fieldText, formNameOf } from "./club-profile-text.ts";

const FAILED = "Não foi possível salvar o perfil do clube";
const ROWS: Record<string, RowShape> = { achievements: { most: MAX_CLUB_ACHIEVEMENTS, suffixes: [""] } };

export interface ClubAnswer extends Refused {
  /** Municipalities that may be meant. */
  cities?: string[];
  /** By the name in the form, what somebody else saved meanwhile. */
  saved?: Record<string, string>;
}

/** Saves the club's profile; whatever goes wrong, the form comes back as it was typed. */
export async function answerClubSave(actor: Actor, clubId: string, form: FormData) {
  const schema = clubProfileSchema(today().year);
  const chosenCity = form.get("cityChoice");
  if (typeof chosenCity === "string") form.set("city", chosenCity);
  const typed = typedIn(form, schema);
  const rows = form.get("rows");
  if (typeof rows === "string")
    return data<ClubAnswer>({ fields: {}, flash: null, typed: withRows(typed, rows, ROWS) });
  const parsed = parseFields(form, schema);
  if (!parsed.ok)
    return refuse<Partial<ClubAnswer>>({ ...parsed.error, flash: failed("Veja os campos marcados.") });
  let saved: Awaited<ReturnType<typeof saveProfile>>;
  try {
    const values = await withPlace(clubId, parsed.value);
    if (!values.ok)
      return refuse<Partial<ClubAnswer>>({
        typed,
        fields: { city: cityProblemText(values.error) },
        cities: values.error.choices.map((place) => formatPlace(place)!),
        flash: failed("Veja a cidade."),
      });
    saved = await saveProfile(actor, clubId, {
      values: values.value,
      opened: openedWith(parsed.value.opened) ?? values.value,
      cnpj: parsed.value.cnpj,
      logo: await fileIn(form, "logo"),
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error, clubId }, "saving a club's profile failed");
    return refuse<Partial<ClubAnswer>>(
      { typed, flash: failed("Tente de novo em instantes. O que você escreveu continua aqui.") },
      { status: 500 },
    );
  }
  return saved.ok ? savedAnswer(saved.value) : problemAnswer(saved.error, typed);
}

const failed = (body: string) => ({ kind: "error" as const, title: FAILED, body });

/** The municipality that the text names. A text that the profile says already is left alone, whatever it names. */
async function withPlace(
  clubId: string,
  { city, opened: _opened, cnpj: _cnpj, ...rest }: ClubProfileInput,
): Promise<Result<ClubProfileValues, PlaceProblem>> {
  if (city === "") return ok({ ...rest, place: { city: null, state: null } });
  const found = await findMunicipality(city);
  if (found.ok) return ok({ ...rest, place: found.value });
  const before = await savedPlace(clubId);
  return city === formatPlace(before) ? ok({ ...rest, place: before }) : found;
}

/** Only tells which fields the person touched: a form that was tampered with harms nobody but its own club. */
function openedWith(text: string): ClubProfileValues | null {
  try {
    const opened: unknown = JSON.parse(text);
    return opened !== null && typeof opened === "object" ? (opened as ClubProfileValues) : null;
  } catch {
    return null;
  }
}

function savedAnswer({ nameWaits, logoWaits }: { nameWaits: boolean; logoWaits: boolean }) {
  const notes = [
    nameWaits && "O nome novo passa pela nossa equipe. Até lá todos veem o de antes.",
    logoWaits && "O logo novo aparece quando a nossa equipe conferir.",
  ].filter((note) => note !== false);
  return redirectWith(CLUB_PROFILE_PAGE, {
    flash: {
      kind: "success",
      title: "Perfil do clube atualizado com sucesso!",
      ...(notes.length > 0 && { body: notes.join(" ") }),
    },
  });
}

function problemAnswer(problem: SaveClubProblem, typed: Record<string, string>) {
  switch (problem.code) {
    case "not_found":
      throw data("Clube não encontrado", 404);
    case "logo_invalid":
      return refuse<Partial<ClubAnswer>>({
        typed,
        fields: { logo: "Envie o logo em PNG ou JPG, com até 2 MB." },
        flash: failed("Veja o logo."),
      });
    case "cnpj_taken":
      return refuse<Partial<ClubAnswer>>({
        typed,
        fields: { cnpj: "Este CNPJ já está em outra conta. Se é do seu clube, fale com a nossa equipe." },
        flash: failed("Veja o CNPJ."),
      });
    case "changed_meanwhile":
      return refuse<Partial<ClubAnswer>>(
        {
          // Saving again means what is typed now, whatever was saved meanwhile.
          typed: { ...typed, opened: JSON.stringify(problem.saved) },
          fields: Object.fromEntries(
            problem.fields.map((field) => [formNameOf(field), "Outra pessoa do clube mudou isto."]),
          ),
          saved: savedTexts(problem.saved, problem.fields),
          flash: failed("Outra pessoa do clube salvou antes. Compare e salve de novo."),
        },
        { status: 409 },
      );
  }
}

const savedTexts = (saved: ClubProfileValues, fields: readonly ClubProfileField[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [formNameOf(field), fieldText(saved, field)]));
