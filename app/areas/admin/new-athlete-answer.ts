import { cityProblemText } from "#app/forms/city-problem.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { newAthleteSchema, SUBDOMAIN_TAKEN } from "#domain/athletes/new-athlete-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { formatPlace } from "#domain/places.ts";
import { addAthlete } from "#server/athletes/staff/add.server.ts";
import { log } from "#server/platform/log.server.ts";
import { findMunicipality } from "#server/platform/places/municipalities.server.ts";
import { athletePath } from "./record-paths.ts";

/** The form again, with municipalities that may be meant. */
export type NewAthleteAnswer = Refused & { cities?: string[] };

const FAILED = "Erro ao criar atleta. Tente novamente.";

export async function answerNewAthlete(actor: Actor, form: FormData) {
  const chosenCity = form.get("cityChoice");
  if (typeof chosenCity === "string") form.set("city", chosenCity);
  const parsed = parseFields(form, newAthleteSchema);
  if (!parsed.ok)
    return refuse<Pick<NewAthleteAnswer, "cities">>({
      ...parsed.error,
      flash: failed("Veja os campos marcados."),
    });
  const typed = typedIn(form, newAthleteSchema);
  try {
    const { city, ...input } = parsed.value;
    const place = city ? await findMunicipality(city) : null;
    if (place && !place.ok)
      return refuse({
        typed,
        fields: { city: cityProblemText(place.error) },
        cities: place.error.choices.map((choice) => formatPlace(choice)!),
        flash: failed("Veja a cidade."),
      });
    const added = await addAthlete(actor, { ...input, place: place?.value ?? { city: null, state: null } });
    return added.ok
      ? redirectWith(athletePath(added.value.id), {
          flash: {
            kind: "success",
            title: "Atleta criado com sucesso!",
            body: "O perfil é privado até ter tudo o que a publicação exige.",
          },
        })
      : problemAnswer(typed, added.error);
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error }, "adding an athlete failed");
    return refuse({ typed, flash: { kind: "error", title: FAILED } }, { status: 500 });
  }
}

type Problem = Extract<Awaited<ReturnType<typeof addAthlete>>, { ok: false }>["error"];

function problemAnswer(typed: Record<string, string>, problem: Problem) {
  switch (problem.code) {
    case "subdomain_taken":
      return refuse({
        typed,
        fields: { subdomain: SUBDOMAIN_TAKEN },
        flash: { kind: "error", title: SUBDOMAIN_TAKEN },
      });
    case "too_young":
      return refuse({
        typed,
        fields: {
          [typed["birthdate"] ? "birthdate" : "age"]: "A Joia da Base é para atletas a partir de 13 anos.",
        },
        flash: failed("Veja a idade."),
      });
    case "too_old":
      return refuse({
        typed,
        fields: typed["birthdate"] ? { birthdate: "Confira o ano desta data." } : { age: "Confira a idade." },
        flash: failed("Veja a idade."),
      });
    case "ages_differ":
      return refuse({
        typed,
        fields: { age: "Não combina com a data de nascimento. Corrija uma das duas." },
        flash: failed("Veja a idade."),
      });
    case "guardian_not_needed":
      return refuse({
        typed,
        fields: { guardianEmail: "Com 18 anos ou mais não há responsável. Deixe em branco." },
        flash: failed("Veja os campos marcados."),
      });
    case "contact_data":
      return refuse({
        typed,
        fields: Object.fromEntries(
          problem.fields.map((field) => [
            field,
            "Tire telefone, e-mail, link e nome de rede social daqui: clubes pedem contato pela plataforma.",
          ]),
        ),
        flash: failed("Veja os campos marcados."),
      });
    case "too_many":
      return refuseTooMany(problem, (body) => ({
        typed,
        flash: { kind: "error", title: "Espere um pouco", body },
      }));
    case "not_allowed":
      return refuse({ typed, flash: { kind: "error", title: FAILED } }, { status: 403 });
  }
}

const failed = (body: string) => ({ kind: "error" as const, title: FAILED, body });
