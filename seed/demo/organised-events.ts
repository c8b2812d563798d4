import { subdomainFrom } from "#domain/athletes/subdomain.ts";
import { SYSTEM, type Member } from "#domain/identity/actor.ts";
import type { EventIntent, EventValues } from "#domain/events/event-fields.ts";
import { bornFrom, type EventCategory } from "#domain/events/vocabulary.ts";
import { expectOk } from "#domain/result.ts";
import { sceneUrl } from "#drawing/addresses.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import { createEvent } from "#server/events/edit-events.server.ts";
import { cancelEvent } from "#server/events/end-events.server.ts";
import * as events from "#server/events/staff.server.ts";
import { client } from "#server/platform/database/database.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { sendPicture, showPicture } from "./event-pictures.ts";
import { demoMember } from "./logins.ts";

const LITORAL = "Esporte Clube Litoral";

/**
 * What organisers do by their own form: an event in every state besides those of the calendar. None of them keeps
 * places for subscribers, and none is in the calendar, whose numbers the pages quote.
 */
export async function addOrganisedEvents(
  today: Temporal.PlainDate,
  clubIds: ReadonlyMap<string, string>,
): Promise<void> {
  const clubId = clubIds.get(LITORAL)!;
  const owner = actingAs((await demoMember("club")).userId, "club", clubId);
  const staff = await demoMember("staff");
  const create = async (who: Member, values: EventValues, intent: EventIntent = "enviar") =>
    expectOk(await createEvent(who, values, intent)).id;
  const decide = async (id: string, state: "approved" | "rejected", reason = "") => {
    const review = (await reviewsAbout([id], 1))[0]!;
    expectOk(await readAndDecide(staff, review.id, { state, reason }));
  };

  // Its club lost its verification for a moment (contacts.ts), which held its trial.
  const trial = await heldTrial(clubId);
  await decide(trial, "approved");
  await showPicture(owner, staff, trial, "campo-do-litoral");

  await create(owner, draft(today), "rascunho");
  await sendPicture(owner, await create(owner, waiting(today)), "arquibancada-do-litoral");
  await create(await demoMember("championship"), northern(today));
  await decide(await create(owner, refused(today)), "rejected", REFUSAL);

  const cancelled = await create(owner, flooded(today));
  await decide(cancelled, "approved");
  expectOk(await cancelEvent(owner, cancelled, "A chuva alagou o campo. Avisamos quando houver nova data."));

  const held = await create(owner, reported(today));
  await decide(held, "approved");
  expectOk(await events.hold(staff, held));

  // Over: nobody could send it any more.
  const { scene, ...past } = finished(today);
  const { id } = expectOk(
    await events.create(SYSTEM, { ...past, clubId, imageUrl: sceneUrl(subdomainFrom(past.title), scene) }),
  );
  expectOk(await events.approve(SYSTEM, id));
}

async function heldTrial(clubId: string): Promise<string> {
  const { rows } = await client().query<{ id: string }>(
    "select id from events where club_id = $1 and held_at is not null",
    [clubId],
  );
  return rows[0]!.id;
}

const REFUSAL =
  "O texto pede um sinal por Pix para guardar a vaga. Nada se paga antes do dia: tire esta parte e diga a taxa inteira no campo da taxa.";

type Given = Partial<Omit<EventValues, "startsAt" | "endsAt">> &
  Pick<EventValues, "title" | "description"> & {
    day: Temporal.PlainDate;
    hour: number;
    hours?: number;
    categories?: Partial<Record<EventCategory, number | null>>;
  };

function values({
  day,
  hour,
  hours = 3,
  timeZone = "America/Bahia",
  categories = { "Sub-17": null },
  ...given
}: Given): EventValues {
  const starts = day.toZonedDateTime({ timeZone, plainTime: { hour } });
  return {
    type: "peneira",
    modality: null,
    timeZone,
    location: "Centro de Treinamento do Litoral, Itapuã",
    city: "Salvador",
    state: "BA",
    mapUrl: null,
    bring: "Documento com foto, chuteira e água.",
    feeCents: 0,
    maxParticipants: 40,
    reservedForSubscribers: 0,
    reservedUntil: null,
    openToAllAt: null,
    registrationEndsAt: null,
    feedbackDays: 7,
    limits: Object.entries(categories).map(([name, size]) => ({
      kind: "category",
      name,
      bornFrom: bornFrom(name as EventCategory, day.year),
      size,
    })),
    scene: "treino",
    ...given,
    startsAt: starts.toInstant(),
    endsAt: starts.add({ hours }).toInstant(),
  };
}

const draft = (today: Temporal.PlainDate) =>
  values({
    title: "Peneira de goleiros do Litoral",
    description: null,
    bring: null,
    maxParticipants: null,
    categories: {},
    day: today.add({ days: 50 }),
    hour: 9,
  });

/** On a Wednesday morning, above fifty, and it names Pix: staff see all three. */
const waiting = (today: Temporal.PlainDate) =>
  values({
    title: "Peneira Sub-20 do Litoral",
    description:
      "Jogo-treino contra a equipe principal, com observadores convidados. A taxa é paga no dia, na secretaria, em dinheiro ou Pix.",
    feeCents: 6000,
    categories: { "Sub-20": null },
    day: weekday(today.add({ days: 32 }), 3),
    hour: 9,
    scene: "jogo",
  });

/** In another zone: half past seven there is an hour later in Brasília. */
const northern = (today: Temporal.PlainDate) =>
  values({
    type: "campeonato",
    title: "Copa das Águas Sub-15",
    description: "Oito equipes, três noites de jogos e final no sábado. Arquibancada aberta às famílias.",
    location: "Campo do Encontro, Compensa",
    city: "Manaus",
    state: "AM",
    timeZone: "America/Manaus",
    day: weekday(today.add({ days: 40 }), 4),
    hour: 19,
    hours: 75,
    maxParticipants: 96,
    categories: { "Sub-15": null },
    scene: "trofeu",
  });

const refused = (today: Temporal.PlainDate) =>
  values({
    title: "Peneira relâmpago do Litoral",
    description: "Vagas limitadas! Mande o sinal de R$ 30 por Pix e garanta a sua vaga.",
    feeCents: 3000,
    day: weekday(today.add({ days: 25 }), 6),
    hour: 14,
  });

const flooded = (today: Temporal.PlainDate) =>
  values({
    title: "Peneira de meio-campo do Litoral",
    description: "Três jogos curtos, com rodízio de posições e conversa com a comissão no fim.",
    day: weekday(today.add({ days: 18 }), 6),
    hour: 8,
  });

const reported = (today: Temporal.PlainDate) =>
  values({
    title: "Peneira do Litoral em Feira de Santana",
    description: "Avaliação fora da capital, para quem não pode viajar. Dois tempos de trinta minutos.",
    location: "Campo do Tomba",
    city: "Feira de Santana",
    day: weekday(today.add({ days: 21 }), 7),
    hour: 9,
  });

const finished = (today: Temporal.PlainDate) =>
  values({
    title: "Peneira de verão do Litoral",
    description: "Dois tempos de quarenta minutos, com observadores do clube. Todos recebem uma resposta.",
    maxParticipants: 60,
    categories: { "Sub-15": 30, "Sub-17": 30 },
    day: weekday(today.subtract({ days: 9 }), 6),
    hour: 8,
  });

/** The first such day of the week from this day on; Monday is 1. */
const weekday = (from: Temporal.PlainDate, day: number): Temporal.PlainDate =>
  from.add({ days: (day - from.dayOfWeek + 7) % 7 });
