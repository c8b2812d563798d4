import { attempt } from "#app/forms/attempt.ts";
import { cityProblemText } from "#app/forms/city-problem.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { tooManyAnswer, tooManyText } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { ChampionshipForm, ChampionshipValues } from "#domain/championships/championship-fields.ts";
import { championshipSchema } from "#domain/championships/championship-schema.ts";
import { formatPlace } from "#domain/places.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import type { OwnChampionshipDetail } from "#server/championships/championships.server.ts";
import { changeChampionship, createChampionship } from "#server/events/championship-events.server.ts";
import { findMunicipality } from "#server/platform/places/municipalities.server.ts";
import { championshipPage } from "./addresses.ts";
import { championshipNotFound } from "./desk.ts";

export interface ChampionshipAnswer extends Refused {
  /** Municipalities that may be meant. */
  cities?: string[];
}

interface Post {
  organising: Organising;
  form: FormData;
  /** Null for a new one. */
  championship: OwnChampionshipDetail | null;
}

/** Creates or saves a championship; whatever goes wrong, the form comes back as it was typed. */
export async function answerChampionshipForm({ organising, form, championship }: Post) {
  const city = form.get("cityChoice");
  if (typeof city === "string") form.set("city", city);
  const typed = typedIn(form, championshipSchema);
  const parsed = parseFields(form, championshipSchema);
  if (!parsed.ok)
    return refuse<Partial<ChampionshipAnswer>>({
      ...parsed.error,
      flash: { kind: "error", title: parsed.error.fields["name"] ?? "Confira os campos marcados" },
    });
  const venue = await attempt(venueOf(parsed.value, championship));
  if (venue && "answer" in venue)
    return refuse<Partial<ChampionshipAnswer>>({
      typed,
      ...venue.answer,
      flash: { kind: "error", title: "Confira os campos marcados" },
    });
  const saved =
    venue && (await attempt(save({ organising, form, championship }, { ...parsed.value, ...venue.place })));
  if (!saved)
    return refuse<Partial<ChampionshipAnswer>>({ typed, flash: failed(championship) }, { status: 500 });
  if (saved.ok) return savedAnswer(saved.value, championship === null);
  const { error } = saved;
  if (error.code === "not_found") throw championshipNotFound();
  if (error.code === "too_many")
    return refuse<Partial<ChampionshipAnswer>>(
      {
        typed,
        flash: { ...failed(championship), body: tooManyText(error.retryAfterSeconds) },
      },
      tooManyAnswer(error.retryAfterSeconds),
    );
  return refuse<Partial<ChampionshipAnswer>>(
    {
      typed,
      fields: error.code === "duplicate" ? { name: "Já existe um evento seu com este nome neste dia." } : {},
      flash: { ...failed(championship), body: PROBLEMS[error.code] },
    },
    { status: error.code === "changed_meanwhile" ? 409 : 400 },
  );
}

/** The words of the specification for what could not be done. */
const failed = (championship: OwnChampionshipDetail | null) => ({
  kind: "error" as const,
  title: championship ? "Não foi possível salvar o campeonato" : "Não foi possível criar o campeonato",
});

const PROBLEMS = {
  no_plan: "Para começar um campeonato é preciso um plano ativo.",
  club_closed: "O clube está oculto. Fale com a nossa equipe.",
  duplicate: "Mude o nome ou o dia, ou abra o que já existe.",
  changed_meanwhile: "Outra pessoa salvou enquanto você escrevia. Confira abaixo e salve de novo.",
} as const;

async function save({ organising, form, championship }: Post, values: ChampionshipValues) {
  if (!championship) return createChampionship(organising, values);
  const savedAt = instantIn(textIn(form, "savedAt"));
  return changeChampionship(organising, { id: championship.id, savedAt }, values);
}

/** A form that was tampered with counts as one that is too old. */
function instantIn(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return Temporal.Instant.fromEpochMilliseconds(0);
  }
}

type Venue =
  | { place: Pick<ChampionshipValues, "city" | "state"> }
  | { answer: Pick<ChampionshipAnswer, "fields" | "cities"> };

/** The municipality that the text names. A text that is stored already is left alone, whatever it names. */
async function venueOf(
  { city }: ChampionshipForm,
  championship: OwnChampionshipDetail | null,
): Promise<Venue> {
  if (city === "") return { place: { city: null, state: null } };
  const found = await findMunicipality(city);
  if (found.ok) return { place: found.value };
  const known = championship?.values;
  if (known && city === formatPlace(known)) return { place: { city: known.city, state: known.state } };
  const { error } = found;
  return {
    answer: {
      fields: { city: cityProblemText(error) },
      cities: error.choices.map((place) => formatPlace(place)!),
    },
  };
}

type EventStanding = "pending" | "incomplete" | "approved" | "cancelled";

const STANDINGS: Record<EventStanding, string | undefined> = {
  pending: "Uma pessoa da equipe confere antes de ir ao calendário.",
  incomplete: "Diga o início, o local e a cidade para enviar à equipe e entrar no calendário.",
  approved: undefined,
  cancelled: undefined,
};

const savedAnswer = ({ id, event }: { id: string; event: EventStanding }, isNew: boolean) =>
  redirectWith(championshipPage(id), {
    flash: {
      kind: "success",
      title: isNew ? "Campeonato criado com sucesso!" : "Campeonato atualizado com sucesso!",
      body: STANDINGS[event],
    },
  });
