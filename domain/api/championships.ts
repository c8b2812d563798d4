import { z } from "zod";
import { CHAMPIONSHIP_STATUSES } from "#domain/championships/vocabulary.ts";
import { address } from "./values.ts";

const category = z.strictObject({ id: z.uuid(), name: z.string() });

const tableRow = z.strictObject({
  place: z.int().nullable().meta({ description: "Nulo enquanto o primeiro lugar está empatado." }),
  team: z.string(),
  points: z.int(),
  played: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  goalDifference: z.int(),
  goesOn: z.boolean().meta({ description: "Passaria à próxima fase se tudo terminasse agora." }),
});

const general = z
  .strictObject({
    place: z.int().nullable().meta({
      description: "A posição comparada: 2 nos melhores segundos. Nulo na tabela geral de todas as equipes.",
    }),
    goOn: z.int().meta({ description: "Quantas passam." }),
    perMatch: z.boolean().meta({
      description: "As equipes jogaram números de jogos diferentes e são comparadas por média por jogo.",
    }),
    rows: z.array(
      tableRow.extend({
        group: z.string(),
        pointsPerMatch: z.number().meta({ description: "Com três casas decimais." }),
      }),
    ),
  })
  .nullable();

const scorer = z.strictObject({
  place: z.int().meta({ description: "O mesmo para quem tem os mesmos gols." }),
  number: z.int().nullable(),
  name: z
    .string()
    .nullable()
    .meta({ description: "Nome de quem é adulto e autorizou; senão as iniciais. Nulo abaixo de 13 anos." }),
  team: z.string(),
  goals: z.int(),
  matches: z.int(),
});

export const championship = z
  .strictObject({
    id: z.uuid().meta({ description: "O id do evento." }),
    url: address("A página do campeonato."),
    title: z.string(),
    status: z.enum(CHAMPIONSHIP_STATUSES),
    cancelled: z.boolean().meta({ description: "Foi cancelado: o que resta não é jogado." }),
    held: z.boolean().meta({ description: "Suspenso: a nossa equipe confere uma denúncia." }),
    categories: z.array(category).meta({ description: "As que já foram sorteadas." }),
    category: category.meta({ description: "A que esta resposta mostra." }),
    tablesHidden: z
      .boolean()
      .meta({ description: "Nas menores idades a tabela e os gols não são públicos." }),
    tables: z.array(
      z.strictObject({
        group: z.string().nullable().meta({ description: "Nulo sem grupos." }),
        rows: z.array(tableRow),
      }),
    ),
    general: general.meta({
      description: "Uma tabela só com equipes de todos os grupos, quando é ela que diz quem passa.",
    }),
    scorers: z.array(scorer),
  })
  .meta({ id: "Championship" });

export type ApiChampionship = z.infer<typeof championship>;
