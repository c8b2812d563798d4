import { z } from "zod";
import { FEET } from "#domain/athletes/attributes.ts";
import { POSITIONS } from "#domain/athletes/positions.ts";
import { SEASON_SOURCES } from "#domain/athletes/seasons.ts";
import { TRAITS } from "#domain/athletes/traits.ts";
import { address, day, picture, video } from "./values.ts";

const source = () =>
  z.enum(SEASON_SOURCES).meta({
    description:
      "De onde vêm os números: súmula de jogo (match_sheet), confirmados por um clube (club) ou declarados pelo atleta (declared). Fontes diferentes nunca se somam.",
  });

const numbers = {
  games: z.int(),
  goals: z.int(),
  assists: z.int(),
  yellowCards: z.int(),
  redCards: z.int(),
  minutes: z.int(),
  passAccuracy: z
    .int()
    .nullable()
    .meta({ description: "Por cento, com peso pelos minutos. Nulo quando ninguém mediu." }),
  dribbles: z
    .int()
    .nullable()
    .meta({ description: "Dribles certos, por cento, com peso pelos minutos. Nulo quando ninguém mediu." }),
};

export const athleteSummary = z
  .strictObject({
    id: z.uuid(),
    subdomain: z.string(),
    url: address("A página do atleta."),
    name: z.string(),
    imageUrl: picture(),
    shirtNumber: z.int().nullable(),
    position: z.enum(POSITIONS).nullable(),
    age: z.int(),
    category: z.string().nullable().meta({ description: "Sub-13 a Sub-20, pelo ano de nascimento." }),
    place: z.string().nullable(),
    featured: z.boolean().meta({ description: "Destaque escolhido pela equipe. Nunca é vendido." }),
    stats: z
      .strictObject({ source: source(), games: z.int(), goals: z.int(), assists: z.int() })
      .nullable()
      .meta({ description: "Os totais de uma só fonte: súmula, senão clube, senão declarados." }),
  })
  .meta({ id: "AthleteSummary", description: "O que a figurinha mostra." });

export const athlete = z
  .strictObject({
    ...athleteSummary.omit({ age: true, stats: true }).shape,
    nickname: z.string().nullable(),
    secondaryPositions: z.array(z.enum(POSITIONS)).meta({ description: "Até duas, além da principal." }),
    age: z.int().nullable(),
    birth: z.string().nullable().meta({
      description: "Só o ano, ou a data completa quando o responsável (ou o atleta adulto) permite.",
    }),
    club: z.string().nullable(),
    about: z.string().nullable(),
    traits: z.array(z.enum(TRAITS)),
    heightCm: z.int().nullable(),
    weightKg: z.int().nullable(),
    foot: z.enum(FEET),
    indexable: z.boolean().meta({
      description: "Falso: não publique estes dados onde buscadores os encontrem.",
    }),
    stats: z
      .strictObject({ source: source(), ...numbers, updatedOn: day() })
      .nullable()
      .meta({ description: "Os totais de uma só fonte: súmula, senão clube, senão declarados." }),
    seasons: z
      .array(
        z.strictObject({
          year: z.int().nullable().meta({ description: "Nulo em números registrados sem ano." }),
          club: z.string().nullable(),
          source: source(),
          ...numbers,
          updatedOn: day(),
        }),
      )
      .meta({ description: "Por ano, clube e fonte, o ano mais novo primeiro." }),
    achievements: z.array(z.string()),
    history: z.array(z.strictObject({ year: z.int(), club: z.string(), category: z.string().nullable() })),
    gallery: z.array(z.strictObject({ id: z.uuid(), url: z.url(), title: z.string().nullable() })),
    videos: z.array(video).meta({ description: "Títulos e capas; o vídeo em si não faz parte da API." }),
    social: z
      .strictObject({
        instagram: z.string().nullable(),
        tiktok: z.string().nullable(),
        youtube: z.string().nullable(),
      })
      .nullable()
      .meta({ description: "Sempre nulo para menores de 18 anos." }),
  })
  .meta({ id: "Athlete", description: "O perfil público de um atleta." });

export type ApiAthleteSummary = z.infer<typeof athleteSummary>;
export type ApiAthlete = z.infer<typeof athlete>;
