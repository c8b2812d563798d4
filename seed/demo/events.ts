import { subdomainFrom } from "#domain/athletes/subdomain.ts";
import { sceneUrl } from "#drawing/addresses.ts";
import type { SceneKind } from "#drawing/scene.ts";
import type { PositionGroup } from "#domain/athletes/positions.ts";
import { bornFrom, type EventCategory, type EventType } from "#domain/events/vocabulary.ts";
import { zoneOf } from "#domain/events/zones.ts";
import type { State } from "#domain/places.ts";
import type { NewChampionship } from "#server/championships/championships.server.ts";
import type { NewEvent } from "#server/events/staff.server.ts";

interface DemoEvent {
  input: NewEvent;
  /** The organiser's name; a peneira's is a verified club. */
  club: string | null;
  championship: NewChampionship | null;
  approved: boolean;
}

interface Plan {
  title: string;
  type: EventType;
  /** The Saturday so many weeks from now, or the Sunday after it. */
  weekend: number;
  sunday?: boolean;
  hour: number;
  minute?: number;
  /** How many hours the first day takes. */
  hours: number;
  location: string;
  city: string;
  state: State;
  description: string;
  bring?: string;
  modality?: "feminino" | "masculino";
  categories: Partial<Record<EventCategory, number | null>>;
  positions?: Partial<Record<PositionGroup, number>>;
  /** Days before it: until then only subscribers register, and until then their places are kept. */
  priorityDays?: number;
  reservedDays?: number;
  maxParticipants: number;
  reservedForSubscribers: number;
  feeCents: number;
  club: string | null;
  scene: SceneKind;
  /** How long a championship lasts. */
  days?: number;
  /** It has a championship of its own; otherwise athletes register. */
  takesTeams?: boolean;
  pending?: boolean;
}

const EVENTS: readonly Plan[] = [
  {
    title: "Peneira aberta do Litoral: Sub-15 e Sub-17",
    type: "peneira",
    weekend: 1,
    hour: 8,
    minute: 30,
    hours: 4,
    location: "Centro de Treinamento do Litoral, Itapuã",
    city: "Salvador",
    state: "BA",
    description:
      "Avaliação em dois tempos de quarenta minutos, com observadores do clube e água no local. Leve documento com foto, chuteira e a autorização do responsável, se tiver menos de 18 anos. O resultado sai em até dez dias, para todos.",
    bring: "Documento com foto, chuteira, caneleira e água. Menor de 18 entra com o responsável.",
    categories: { "Sub-15": 30, "Sub-17": 30 },
    positions: { Goleiro: 3 },
    reservedDays: 1,
    maxParticipants: 60,
    reservedForSubscribers: 12,
    feeCents: 0,
    club: "Esporte Clube Litoral",
    scene: "treino",
  },
  {
    title: "Copa do Litoral Sub-17",
    type: "campeonato",
    weekend: 2,
    hour: 9,
    hours: 8,
    location: "Complexo Esportivo do Litoral, Itapuã",
    city: "Salvador",
    state: "BA",
    description:
      "Dezesseis dias de jogos, em grupos seguidos de mata-mata. Cada equipe joga pelo menos três partidas, e o resultado de cada súmula fica público na hora.",
    categories: { "Sub-17": null },
    maxParticipants: 80,
    reservedForSubscribers: 16,
    feeCents: 4500,
    club: "Esporte Clube Litoral",
    scene: "estadio",
    days: 16,
    takesTeams: true,
  },
  {
    title: "Peneira feminina Bola na Rede: Sub-15 e livre",
    type: "peneira",
    weekend: 3,
    sunday: true,
    hour: 9,
    hours: 3,
    location: "Campo do Instituto, Realengo",
    city: "Rio de Janeiro",
    state: "RJ",
    description:
      "Para meninas do Sub-13 e do Sub-15, com um grupo livre para as mais velhas. As equipes são montadas na hora e todas jogam em mais de uma posição. Acompanhantes podem assistir da arquibancada.",
    bring: "Chuteira, roupa de treino e uma garrafa de água.",
    modality: "feminino",
    categories: { "Sub-13": null, "Sub-15": null, Livre: null },
    maxParticipants: 32,
    reservedForSubscribers: 8,
    feeCents: 0,
    club: "Instituto Bola na Rede",
    scene: "jogo",
  },
  {
    title: "Torneio Serra Azul de goleiros e goleiras",
    type: "campeonato",
    weekend: 4,
    hour: 14,
    hours: 4,
    location: "Sede do Serra Azul, Venda Nova",
    city: "Belo Horizonte",
    state: "MG",
    description:
      "Um fim de semana só para quem joga no gol: circuitos, um contra um e disputa de pênaltis, com pontuação corrida. Cada participante recebe o vídeo das próprias defesas.",
    bring: "Luvas e joelheiras.",
    categories: { Livre: null },
    maxParticipants: 16,
    reservedForSubscribers: 4,
    feeCents: 3000,
    club: "Clube Atlético Serra Azul",
    scene: "trofeu",
    days: 1,
  },
  {
    title: "Peneira Capibaribe: defensores e volantes",
    type: "peneira",
    weekend: 5,
    hour: 8,
    hours: 3,
    location: "Campo da Várzea",
    city: "Recife",
    state: "PE",
    description:
      "Vagas para zagueiros, laterais e volantes de 14 a 17 anos. Quem passa treina duas semanas com a equipe antes da decisão, que é tomada junto com a família.",
    bring: "Chuteira e documento com foto.",
    categories: { "Sub-15": 15, "Sub-17": 25 },
    positions: { Defensor: 25, "Meio-Campista": 15 },
    priorityDays: 14,
    reservedDays: 3,
    maxParticipants: 40,
    reservedForSubscribers: 10,
    feeCents: 1500,
    club: "Capibaribe Futebol de Base",
    scene: "treino",
  },
  {
    title: "Taça Estrela da Várzea Sub-15",
    type: "campeonato",
    weekend: 6,
    sunday: true,
    hour: 10,
    hours: 8,
    location: "Campo da Estrela, Itaquera",
    city: "São Paulo",
    state: "SP",
    description:
      "Oito equipes em pontos corridos, aos domingos, com portões abertos. A inscrição é individual, e os times são sorteados no primeiro domingo.",
    categories: { "Sub-15": null },
    maxParticipants: 72,
    reservedForSubscribers: 18,
    feeCents: 2500,
    club: "Associação Estrela da Várzea",
    scene: "jogo",
    days: 49,
  },
  {
    title: "Festival de futebol feminino do Cerrado",
    type: "campeonato",
    weekend: 6,
    hour: 9,
    hours: 8,
    location: "Parque da Ceilândia",
    city: "Brasília",
    state: "DF",
    description:
      "Encontro de equipes femininas do Sub-13 ao Sub-17, com jogos curtos e oficina de arbitragem.",
    modality: "feminino",
    categories: { "Sub-13": null, "Sub-15": null, "Sub-17": null },
    maxParticipants: 48,
    reservedForSubscribers: 0,
    feeCents: 0,
    club: "Associação Cerrado Aberto",
    scene: "estadio",
    pending: true,
    days: 2,
    takesTeams: true,
  },
];

/** Six approved events over the next two months, and one that waits for staff. */
export const demoEvents = (today: Temporal.PlainDate): DemoEvent[] =>
  EVENTS.map((event) => toEvent(event, today));

function toEvent(event: Plan, today: Temporal.PlainDate): DemoEvent {
  const {
    title,
    type,
    location,
    city,
    state,
    description,
    maxParticipants,
    reservedForSubscribers,
    feeCents,
  } = event;
  const date = saturdayAfter(today, event.weekend).add({ days: event.sunday ? 1 : 0 });
  const time = { hour: event.hour, minute: event.minute ?? 0 };
  const timeZone = zoneOf({ city, state });
  const starts = date.toZonedDateTime({ timeZone, plainTime: time });
  const lastDay = date.add({ days: type === "campeonato" ? (event.days ?? 0) : 0 });
  const endsAt = lastDay
    .toZonedDateTime({ timeZone, plainTime: time })
    .add({ hours: event.hours })
    .toInstant();
  const daysBefore = (days: number) => starts.subtract({ days }).toInstant();
  return {
    input: {
      title,
      type,
      startsAt: starts.toInstant(),
      endsAt,
      timeZone,
      location,
      city,
      state,
      description,
      bring: event.bring ?? null,
      modality: event.modality ?? null,
      maxParticipants,
      reservedForSubscribers,
      reservedUntil: event.reservedDays === undefined ? null : daysBefore(event.reservedDays),
      openToAllAt: event.priorityDays === undefined ? null : daysBefore(event.priorityDays),
      feeCents,
      limits: limitsOf(event, date.year),
      imageUrl: sceneUrl(subdomainFrom(title), event.scene),
    },
    club: event.club,
    championship: event.takesTeams
      ? {
          name: title,
          description,
          location: `${location}, ${city}`,
          startDate: date,
          endDate: date.add({ days: event.days ?? 0 }),
        }
      : null,
    approved: !event.pending,
  };
}

const limitsOf = ({ categories, positions = {} }: Plan, year: number) => [
  ...Object.entries(categories).map(([name, size]) => ({
    kind: "category" as const,
    name,
    bornFrom: bornFrom(name as EventCategory, year),
    size,
  })),
  ...Object.entries(positions).map(([name, size]) => ({
    kind: "position" as const,
    name,
    bornFrom: null,
    size,
  })),
];

/** At least three days ahead, so that the first one can still be joined. */
function saturdayAfter(today: Temporal.PlainDate, weekend: number): Temporal.PlainDate {
  const soonest = today.add({ days: 3 });
  return soonest.add({ days: ((6 - soonest.dayOfWeek + 7) % 7) + (weekend - 1) * 7 });
}
