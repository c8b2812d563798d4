import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { cityProblemText } from "#app/forms/city-problem.ts";
import { textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { tooManyAnswer, tooManyText } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { placesField, type EventForm, type Venue } from "#domain/events/event-fields.ts";
import { eventSchema } from "#domain/events/event-schema.ts";
import { toEventValues } from "#domain/events/event-values.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { formatPlace } from "#domain/places.ts";
import { expectOk, ok, type Result } from "#domain/result.ts";
import { changeEvent, createEvent, type SaveProblem } from "#server/events/edit-events.server.ts";
import { ownEvent, type OwnEventDetail } from "#server/events/own-events.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { findMunicipality, type PlaceProblem } from "#server/platform/places/municipalities.server.ts";
import { eventPage } from "./addresses.ts";
import { problemsIn, readEventForm } from "./event-problems.ts";
import { FIELD_LABELS } from "./field-labels.ts";
import { toFormValues } from "./form-values.ts";
import { eventNotFound } from "./load-own-event.ts";

export interface EventAnswer extends Refused {
  /** Municipalities that may be meant. */
  cities?: string[];
  /** What somebody else saved meanwhile, by its label; and since when, so that saving again means what is typed now. */
  saved?: { label: string; text: string }[];
  savedAt?: string;
}

interface Post {
  actor: Actor;
  form: FormData;
  /** Null for a new one. */
  event: OwnEventDetail | null;
}

/** Saves or sends the form of an event; whatever goes wrong, it comes back as it was typed. */
export async function answerEventForm({ actor, form, event }: Post) {
  readChoice(form);
  const typed = typedIn(form, eventSchema);
  const read = readEventForm(form);
  const asked = withIntent(read.asked, event);
  const venue = await venueOf(asked.city, event);
  const moment = { now: now(), before: event?.values };
  const fields = problemsIn(
    { ...read, asked },
    { venue: venue.ok ? venue.value : { problem: cityProblemText(venue.error) }, ...moment },
  );
  if (!venue.ok || Object.keys(fields).length > 0)
    return refuse<Partial<EventAnswer>>({
      typed,
      fields,
      cities: venue.ok ? undefined : venue.error.choices.map((place) => formatPlace(place)!),
      flash: CHECK,
    });
  const values = expectOk(toEventValues(asked, { venue: venue.value, ...moment }));
  const saved = await attempt(
    event
      ? changeEvent(actor, { id: event.id, savedAt: textIn(form, "savedAt"), intent: asked.intent }, values)
      : createEvent(actor, values, asked.intent),
  );
  if (!saved)
    return refuse<Partial<EventAnswer>>(
      {
        typed,
        flash: {
          kind: "error",
          title: UNEXPECTED,
          body: "Tente de novo. O que você escreveu continua aqui.",
        },
      },
      { status: 500 },
    );
  return saved.ok ? savedAnswer(saved.value, event) : problemAnswer({ actor, event, typed }, saved.error);
}

const CHECK = {
  kind: "error" as const,
  title: "Confira os campos marcados",
  body: "O que você escreveu continua aqui.",
};

/** Choosing one of the offered cities repeats what was asked before. */
function readChoice(form: FormData): void {
  const city = form.get("cityChoice");
  if (typeof city === "string") form.set("city", city);
  if (!form.has("intent")) form.set("intent", textIn(form, "lastIntent") || "rascunho");
}

/** There is no draft of what is public. */
const withIntent = (form: EventForm, event: OwnEventDetail | null): EventForm =>
  event?.approval === "approved" ? { ...form, intent: "enviar" } : form;

/** The municipality that the text names. A text that is stored already is left alone, whatever it names. */
async function venueOf(city: string, event: OwnEventDetail | null): Promise<Result<Venue, PlaceProblem>> {
  if (city === "") return ok({ city: null, state: null });
  const found = await findMunicipality(city);
  if (found.ok || !event || city !== formatPlace(event.values)) return found;
  return ok({ city: event.values.city, state: event.values.state });
}

interface Saved {
  id: string;
  state: string;
  inReview: boolean;
  told: boolean;
}

function savedAnswer({ id, state, inReview, told }: Saved, before: OwnEventDetail | null) {
  const flash =
    state === "pending"
      ? // The words of the specification for a new event.
        {
          title: before ? "Evento enviado!" : "Evento cadastrado!",
          body: before
            ? "Seu evento está aguardando aprovação."
            : "Seu evento foi cadastrado com sucesso e está aguardando aprovação.",
        }
      : state === "approved"
        ? { title: "Evento salvo", body: approvedNotes(inReview, told) }
        : { title: "Rascunho salvo", body: "Só vocês veem. Envie para aprovação quando estiver pronto." };
  return redirectWith(eventPage(id), { flash: { kind: "success", ...flash } });
}

const approvedNotes = (inReview: boolean, told: boolean): string =>
  [
    told && "Quem se inscreveu recebe um aviso e pode sair.",
    inReview && "A nossa equipe confere a mudança. O evento continua no ar.",
  ]
    .filter(Boolean)
    .join(" ") || "Já está na página.";

interface Refusal {
  actor: Actor;
  event: OwnEventDetail | null;
  typed: Record<string, string>;
}

async function problemAnswer({ actor, event, typed }: Refusal, problem: SaveProblem) {
  switch (problem.code) {
    case "not_found":
      throw eventNotFound();
    case "too_many":
      return refuse<Partial<EventAnswer>>(
        {
          typed,
          flash: {
            kind: "error",
            title: "Muitos eventos hoje",
            body: tooManyText(problem.retryAfterSeconds),
          },
        },
        tooManyAnswer(problem.retryAfterSeconds),
      );
    case "capacity_taken":
      return refuse<Partial<EventAnswer>>({
        typed,
        fields: {
          capacity: `${people(problem.taken)} já ${problem.taken === 1 ? "tem" : "têm"} vaga. Escreva pelo menos ${problem.taken}.`,
        },
        flash: CHECK,
      });
    case "limit_taken":
      return refuse<Partial<EventAnswer>>({
        typed,
        fields: { [placesField(problem.name as Parameters<typeof placesField>[0])]: limitText(problem) },
        flash: CHECK,
      });
    case "changed_meanwhile":
      return changedAnswer({ actor, event, typed });
    default:
      return refuse<Partial<EventAnswer>>({
        typed,
        fields: FIELD_PROBLEMS[problem.code],
        flash: { kind: "error", ...FLASHES[problem.code] },
      });
  }
}

const people = (count: number): string => (count === 1 ? "1 atleta" : `${count} atletas`);

const limitText = ({ kind, name, taken }: Extract<SaveProblem, { code: "limit_taken" }>): string =>
  kind === "category"
    ? `${people(taken)} em ${name}: mantenha a categoria, com pelo menos ${taken === 1 ? "1 vaga" : `${taken} vagas`}.`
    : `${people(taken)} nesta posição: escreva pelo menos ${taken}, ou deixe vazio.`;

const FIELD_PROBLEMS = {
  organiser_not_verified: { type: "Uma peneira precisa de um clube verificado." },
  duplicate: { title: "Já existe um evento com este nome neste dia e hora." },
  club_closed: {},
  cancelled: {},
  already_started: {},
} as const;

const FLASHES = {
  organiser_not_verified: {
    title: "Só clubes verificados divulgam peneiras",
    body: "Salve como rascunho e peça a verificação do clube. Assim as famílias sabem quem está por trás.",
  },
  duplicate: {
    title: "Este evento já existe",
    body: "Mude o nome ou o horário, ou abra o que já foi enviado.",
  },
  club_closed: { title: "O clube está oculto", body: "Fale com a nossa equipe para publicar de novo." },
  cancelled: { title: "O evento foi cancelado", body: "Para repetir, copie o evento." },
  already_started: { title: "O evento já começou", body: "O que as famílias leram antes não muda mais." },
} as const;

/** Both versions on one page: what somebody else saved is listed, what was typed is in the fields. */
async function changedAnswer({ actor, event, typed }: Refusal) {
  const current = event ? await ownEvent(actor, event.id) : null;
  if (!current?.ok) throw eventNotFound();
  const stored = toFormValues(current.value.values);
  const saved = FIELD_LABELS.flatMap(({ name, label }) =>
    (stored[name] ?? "") === (typed[name] ?? "") ? [] : [{ label, text: stored[name] || "vazio" }],
  );
  return refuse<Partial<EventAnswer>>(
    {
      typed,
      saved,
      savedAt: current.value.savedAt,
      flash: {
        kind: "error",
        title: "O evento mudou enquanto você escrevia",
        body: "Compare e salve de novo.",
      },
    },
    { status: 409 },
  );
}
