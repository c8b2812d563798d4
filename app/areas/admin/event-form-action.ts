import { data } from "react-router";
import { attempt } from "#app/forms/attempt.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Venue } from "#domain/events/event-fields.ts";
import {
  eventCorrectionSchema,
  teamEventSchema,
  type EventCorrection,
  type TeamEvent,
} from "#domain/events/staff-schema.ts";
import { oneLine } from "#domain/events/written-text.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { correctByStaff, createByStaff } from "#server/events/staff/edit.server.ts";
import type { EventForStaff } from "#server/events/staff/read.server.ts";
import { eventMissing } from "./event-action.ts";
import { placeOf, savedAtIn, takeChosenCity } from "./place-in-form.ts";
import { eventPage } from "./record-paths.ts";

export interface EventFormAnswer extends Refused {
  /** Municipalities that may be meant. */
  cities?: string[];
}

const answer = refuse<Partial<EventFormAnswer>>;
const CHECK_FIELDS = { kind: "error", title: "Confira os campos marcados" } as const;
const NOT_CREATED = { kind: "error", title: "Erro ao criar evento. Tente novamente." } as const;
const NOT_SAVED = { kind: "error", title: "Não foi possível salvar o evento" } as const;
const NOWHERE: Venue = { city: null, state: null };

/** "Salvar Evento" of a new one, which our own team organises. */
export async function answerNewEvent(actor: Actor, form: FormData) {
  const read = await attempt(readTeamEvent(form));
  const typed = typedIn(form, teamEventSchema(NOWHERE));
  if (!read) return answer({ typed, flash: NOT_CREATED }, { status: 500 });
  if (!read.ok) return answer(read.refused);
  if (!read.event.city)
    return answer({
      typed,
      fields: { city: "Escreva a cidade: o horário do evento é o dela." },
      flash: CHECK_FIELDS,
    });
  const created = await attempt(createByStaff(actor, read.event));
  if (!created) return answer({ typed, flash: NOT_CREATED }, { status: 500 });
  if (created.ok)
    return redirectWith(eventPage(created.value.id), {
      flash: { kind: "success", title: "Evento criado com sucesso!", body: "Ele já está no calendário." },
    });
  if (created.error === "not_allowed") throw data(null, 403);
  return answer({ typed, fields: PROBLEMS[created.error], flash: CHECK_FIELDS });
}

/** "Salvar Evento" of one that is there. */
export async function answerEventCorrection(actor: Actor, event: EventForStaff, form: FormData) {
  const schema = event.ofTeam ? teamEventSchema(event.place) : eventCorrectionSchema(event.timeZone);
  const read = await attempt<Read<EventCorrection | TeamEvent>>(
    event.ofTeam ? readTeamEvent(form, event.place) : readCorrection(form, event),
  );
  const typed = typedIn(form, schema);
  if (!read) return answer({ typed, flash: NOT_SAVED }, { status: 500 });
  if (!read.ok) return answer(read.refused);
  const since = { id: event.id, savedAt: savedAtIn(textIn(form, "savedAt")) };
  const saved = await attempt(correctByStaff(actor, since, read.event));
  if (!saved) return answer({ typed, flash: NOT_SAVED }, { status: 500 });
  if (saved.ok)
    return redirectWith(eventPage(event.id), {
      flash: {
        kind: "success",
        title: "Evento atualizado com sucesso!",
        ...(saved.value.told && { body: "Se há inscritos, eles recebem o aviso da mudança." }),
      },
    });
  switch (saved.error) {
    case "not_found":
      throw eventMissing();
    case "in_past":
    case "deadline_past":
    case "late_deadline":
    case "places_taken":
      return answer({ typed, fields: PROBLEMS[saved.error], flash: CHECK_FIELDS });
    case "changed_meanwhile":
      return answer(
        {
          // Saving again means what is typed now, whatever was saved meanwhile.
          typed: { ...typed, savedAt: event.savedAt },
          flash: { ...NOT_SAVED, body: "Outra pessoa salvou antes. Confira abaixo e salve de novo." },
        },
        { status: 409 },
      );
    case "of_championship":
    case "cancelled":
    case "already_started":
      return answer({ typed, flash: { ...NOT_SAVED, body: CLOSED[saved.error] } });
  }
}

type Read<Event> = { ok: true; event: Event } | { ok: false; refused: Partial<EventFormAnswer> };

/** The city first: it says on which clock the rest is read. */
async function readTeamEvent(form: FormData, known?: Venue): Promise<Read<TeamEvent>> {
  takeChosenCity(form);
  const found = await placeOf(oneLine(textIn(form, "city")), known);
  const parsed = parseFields(form, teamEventSchema(found.ok ? found.place : NOWHERE));
  if (parsed.ok && found.ok) return { ok: true, event: parsed.value.event };
  const doubt = found.ok ? null : found.doubt;
  const fields = { ...(!parsed.ok && parsed.error.fields), ...doubt?.fields };
  const typed = typedIn(form, teamEventSchema(NOWHERE));
  return { ok: false, refused: { typed, fields, cities: doubt?.cities, flash: CHECK_FIELDS } };
}

async function readCorrection(form: FormData, { timeZone }: EventForStaff): Promise<Read<EventCorrection>> {
  const parsed = parseFields(form, eventCorrectionSchema(timeZone));
  return parsed.ok
    ? { ok: true, event: parsed.value.correction }
    : { ok: false, refused: { ...parsed.error, flash: CHECK_FIELDS } };
}

const PROBLEMS = {
  in_past: { startDate: "Este dia e hora já passaram na cidade do evento." },
  deadline_past: { deadlineDate: "Este prazo já passou." },
  late_deadline: { startDate: "As inscrições terminam antes de o evento começar." },
  places_taken: { capacity: "Já há mais vagas ocupadas ou reservadas do que isso." },
};

const CLOSED = {
  of_championship: "Ele é a página de um campeonato: edite o campeonato.",
  cancelled: "Ele foi cancelado e fica como as famílias o leram.",
  already_started: "Ele já começou.",
} as const;
