import { z } from "zod";
import { RESULTS } from "#domain/clubs/results.ts";
import { athleteSummary } from "./athletes.ts";
import { address, day, picture, video } from "./values.ts";

const result = z.enum(RESULTS).meta({ description: "W vitória, D empate, L derrota." });

export const clubSummary = z
  .strictObject({
    id: z.uuid(),
    url: address("A página do clube."),
    name: z.string(),
    logoUrl: picture(),
    place: z.string().nullable(),
    verified: z.boolean().meta({ description: "A equipe conferiu os documentos do clube." }),
    athleteCount: z.int(),
  })
  .meta({ id: "ClubSummary" });

export const club = z
  .strictObject({
    ...clubSummary.shape,
    address: z.string().nullable(),
    foundationYear: z.int().nullable(),
    description: z.string().nullable(),
    highlighted: z.boolean(),
    position: z.int().meta({ description: "Lugar no ranking." }),
    points: z.int(),
    games: z.int(),
    season: z.int().nullable(),
    social: z.strictObject({
      instagram: z.url().nullable(),
      youtube: z.url().nullable(),
      website: z.url().nullable(),
    }),
    achievements: z.array(z.string()),
    matches: z.array(
      z.strictObject({
        id: z.uuid(),
        opponent: z.string(),
        result,
        score: z.string(),
        date: day(),
        category: z.string().nullable(),
        confirmed: z.boolean().meta({
          description: "Falso: só o clube declara o resultado, que ainda não conta no ranking.",
        }),
      }),
    ),
    videos: z.array(video),
    testimonials: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        role: z.enum(["Responsável", "Atleta"]),
        message: z.string(),
        image: picture(),
      }),
    ),
    athletes: z.array(athleteSummary).meta({ description: "Vínculos que os dois lados confirmaram." }),
  })
  .meta({ id: "Club" });

export const rankedClub = z
  .strictObject({
    ...clubSummary.shape,
    position: z.int(),
    highlighted: z.boolean(),
    points: z.int(),
    games: z.int(),
    wins: z.int(),
    recent: z.array(result).meta({ description: "Últimos resultados, o mais recente por último." }),
  })
  .meta({ id: "RankedClub" });

export const clubList = z
  .strictObject({
    data: z.array(clubSummary),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    next: z.url().nullable().meta({ description: "Endereço da próxima página; nulo na última." }),
  })
  .meta({ id: "ClubList" });

export const ranking = z
  .strictObject({ season: z.int().nullable(), updatedOn: day(), data: z.array(rankedClub) })
  .meta({ id: "Ranking" });

export type ApiClubSummary = z.infer<typeof clubSummary>;
export type ApiClub = z.infer<typeof club>;
export type ApiRankedClub = z.infer<typeof rankedClub>;
