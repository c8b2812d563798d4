import { z } from "zod";
import { AGE_CEILING, AGE_FLOOR } from "#domain/athletes/athlete-query.ts";
import { POSITION_GROUPS } from "#domain/athletes/positions.ts";
import { LAST_CLUBS_PAGE } from "#domain/clubs/list.ts";
import { EVENT_TYPES } from "#domain/events/vocabulary.ts";
import { cursor, limit, oneOf, text, whole } from "./parameters.ts";

/** The filters of /atletas and of the search by any field. */
export const athletesQuery = z
  .strictObject({
    q: text("Contido no nome, clube, posição ou cidade."),
    name: text("Contido no nome."),
    club: text("Contido no clube."),
    position: text("Contido na posição."),
    city: text("Contido na cidade."),
    group: oneOf(POSITION_GROUPS).optional().meta({ description: "Grupo de posições." }),
    ageMin: whole(AGE_FLOOR, AGE_CEILING).default(AGE_FLOOR).meta({ description: "Idade mínima." }),
    ageMax: whole(AGE_FLOOR, AGE_CEILING)
      .default(AGE_CEILING)
      .meta({ description: `Idade máxima; ${AGE_CEILING} inclui quem tem mais.` }),
    sort: oneOf(["newest", "name", "age"])
      .default("newest")
      .meta({ description: "Mais recentes, por nome, ou dos mais novos aos mais velhos." }),
    limit,
    cursor,
  })
  .refine(({ ageMin, ageMax }) => ageMin <= ageMax, {
    path: ["ageMin"],
    error: "A idade mínima passa da máxima.",
  });

export const clubsQuery = z.strictObject({
  page: whole(1, LAST_CLUBS_PAGE).default(1).meta({ description: "Página, em ordem alfabética." }),
});

export const eventsQuery = z.strictObject({
  type: oneOf(EVENT_TYPES).optional().meta({ description: "Só campeonatos, ou só peneiras." }),
  limit,
  cursor,
});

export const championshipQuery = z.strictObject({
  category: z.uuid({ error: "Use o id de uma categoria." }).optional().meta({
    description: "O id de uma categoria; sem ele, a primeira.",
  }),
});

/** Endpoints that take no parameter. */
export const noQuery = z.strictObject({});

export type AthletesQuery = z.infer<typeof athletesQuery>;
