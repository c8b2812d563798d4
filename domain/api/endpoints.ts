import type { z } from "zod";
import { athlete, athleteSummary } from "./athletes.ts";
import { championship } from "./championships.ts";
import { club, clubList, ranking } from "./clubs.ts";
import { event, eventSummary } from "./events.ts";
import * as examples from "./examples.ts";
import { planList } from "./plans.ts";
import { athletesQuery, championshipQuery, clubsQuery, eventsQuery, noQuery } from "./queries.ts";
import { scoutedAthlete, scoutingQuery } from "./scouting.ts";
import { listOf } from "./values.ts";

export interface Endpoint {
  /** Below /api/v1, as OpenAPI writes it. */
  path: string;
  operationId: string;
  tag: string;
  summary: string;
  /** What stands in the path, and what it is. */
  inPath?: { name: string; description: string; example: string };
  query: z.ZodObject;
  /** Only for the token of a club whose plan opens scouting tools. */
  forClubs?: true;
  /** A query that shows what the filters do. */
  exampleQuery?: string;
  answer: z.ZodType;
  example: unknown;
}

const athleteList = listOf(athleteSummary).meta({ id: "AthleteList" });
const scoutedList = listOf(scoutedAthlete).meta({ id: "ScoutedAthleteList" });
const eventList = listOf(eventSummary).meta({ id: "EventList" });

/** Every address of the public API: the routes answer it, the documents are made from it, tests hold both to it. */
export const ENDPOINTS = [
  {
    path: "/athletes",
    operationId: "listAthletes",
    tag: "Atletas",
    summary: "Lista atletas com perfil público",
    query: athletesQuery,
    exampleQuery: "?group=Atacante&ageMin=17&limit=1",
    answer: athleteList,
    example: examples.athleteList,
  },
  {
    path: "/athletes/{subdomain}",
    operationId: "getAthlete",
    tag: "Atletas",
    summary: "Mostra o perfil público de um atleta",
    inPath: { name: "subdomain", description: "O nome no endereço do atleta.", example: "kaua-ribeiro" },
    query: noQuery,
    answer: athlete,
    example: examples.athlete,
  },
  {
    path: "/scouting/athletes",
    operationId: "searchAthletes",
    tag: "Atletas",
    summary: "Busca atletas com os filtros dos clubes, com o token de um clube assinante",
    query: scoutingQuery,
    forClubs: true,
    exampleQuery: "?groups=Atacante&city=2927408&radiusKm=50&goalsMin=10&limit=1",
    answer: scoutedList,
    example: examples.scoutedList,
  },
  {
    path: "/clubs",
    operationId: "listClubs",
    tag: "Clubes",
    summary: "Lista os clubes, em ordem alfabética",
    query: clubsQuery,
    answer: clubList,
    example: examples.clubList,
  },
  {
    path: "/clubs/{id}",
    operationId: "getClub",
    tag: "Clubes",
    summary: "Mostra um clube com resultados, conquistas e atletas",
    inPath: { name: "id", description: "O id do clube.", example: examples.CLUB_ID },
    query: noQuery,
    answer: club,
    example: examples.club,
  },
  {
    path: "/ranking",
    operationId: "getRanking",
    tag: "Clubes",
    summary: "Mostra a classificação da temporada, pela regra publicada em /ranking",
    query: noQuery,
    answer: ranking,
    example: examples.ranking,
  },
  {
    path: "/events",
    operationId: "listEvents",
    tag: "Eventos",
    summary: "Lista campeonatos e peneiras aprovados, de hoje em diante",
    query: eventsQuery,
    exampleQuery: "?type=peneira&limit=1",
    answer: eventList,
    example: examples.eventList,
  },
  {
    path: "/events/{id}",
    operationId: "getEvent",
    tag: "Eventos",
    summary: "Mostra um evento aprovado, também depois que aconteceu",
    inPath: { name: "id", description: "O id do evento.", example: examples.EVENT_ID },
    query: noQuery,
    answer: event,
    example: examples.event,
  },
  {
    path: "/championships/{id}",
    operationId: "getChampionship",
    tag: "Eventos",
    summary: "Mostra a tabela e a artilharia de um campeonato sorteado",
    inPath: { name: "id", description: "O id do evento.", example: examples.EVENT_ID },
    query: championshipQuery,
    answer: championship,
    example: examples.championship,
  },
  {
    path: "/plans",
    operationId: "listPlans",
    tag: "Planos",
    summary: "Lista os planos à venda, do menor ao maior preço",
    query: noQuery,
    answer: planList,
    example: examples.planList,
  },
] as const satisfies readonly Endpoint[];
