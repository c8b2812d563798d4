import type { CategoryForm } from "#domain/championships/category-fields.ts";
import type { Format } from "#domain/championships/format.ts";
import { PRESETS } from "#domain/championships/settings.ts";
import type { DemoLink } from "./linked-athletes.ts";

/** A cup of the demo: who plays, and how far it has come. */
export interface DemoCup {
  name: string;
  description: string;
  location: string;
  city: string;
  /** When it begins, in days from today. */
  begins: number;
  /** How many days after that it ends. */
  lasts: number;
  /** Whoever gets this old this year is the oldest; 17 where nothing is said. */
  under?: number;
  category: Partial<CategoryForm> & Pick<CategoryForm, "name" | "format" | "mostTeams">;
  /** Days between two rounds. */
  pace: number;
  teams: readonly string[];
  /** So many of its matches are closed; the next one has an open sheet if `live`. */
  closed: number | "all";
  live: boolean;
  /** Besides the sheets, somebody decided about points and about a person. */
  decided?: true;
  /** Athletes of the demo who play in it, by team. */
  linked: Partial<Record<string, readonly DemoLink[]>>;
  /** The one who scores in the match that is being played, whichever team the draw put there. */
  liveScorer?: DemoLink;
}

const KNOCKOUT = { legs: 1, finalLegs: 1, thirdPlace: false, levelTie: "kicks", awayGoals: false } as const;

export const groupsOf = (groups: number, advance: { places: number; bestNext: number }): Format => ({
  kind: "groups",
  groups,
  rounds: 1,
  across: false,
  advance: { by: "places", ...advance },
  knockout: KNOCKOUT,
});

/** Invented teams: none is a club of the demo, so that its ranking stays as it is. */
export const DEMO_CUPS: readonly DemoCup[] = [
  {
    name: "Liga dos Bairros Sub-15",
    description: "Quatro escolinhas, turno e returno, um campeão. Terminou com a última súmula fechada.",
    location: "Campo do Parque das Águas",
    city: "Blumenau",
    begins: -48,
    under: 15,
    lasts: 35,
    pace: 7,
    category: {
      name: "Sub-15",
      format: { kind: "league", rounds: 2 },
      mostTeams: 4,
      settings: PRESETS.cbf,
      halfMinutes: 30,
    },
    teams: ["Escolinha Ponte Alta", "Meninos do Cais", "Unidos da Ladeira", "Projeto Semear"],
    closed: "all",
    live: false,
    linked: {
      "Escolinha Ponte Alta": [{ athlete: "Miguel Arruda", shirt: 10, named: true }],
      "Meninos do Cais": [{ athlete: "Henrique Fagundes", shirt: 9, named: false }],
      "Projeto Semear": [{ athlete: "Otávio Brandão", shirt: 1, named: true }],
    },
  },
  {
    name: "Liga Feminina do Vale",
    description: "Quatro equipes de todas as idades, turno único. Terminou com a última súmula fechada.",
    location: "Arena da Ponte Velha",
    city: "Blumenau",
    begins: -35,
    lasts: 14,
    pace: 7,
    category: {
      name: "Livre",
      bornFrom: null,
      format: { kind: "league", rounds: 1 },
      mostTeams: 4,
      settings: PRESETS.cbf,
    },
    teams: ["Meninas da Serra", "Flor do Vale", "União das Águas", "Estrela da Colina"],
    closed: "all",
    live: false,
    linked: {
      "Meninas da Serra": [{ athlete: "Natália Bragança", shirt: 11, named: true }],
      "Flor do Vale": [{ athlete: "Helena Bittencourt", shirt: 10, named: false }],
      "União das Águas": [{ athlete: "Clara Beatriz Pontes", shirt: 9, named: true }],
    },
  },
  {
    name: "Copa do Interior Sub-17",
    description: "Dez equipes em três grupos; os primeiros e o melhor segundo fazem as semifinais.",
    location: "Estádio Municipal Doutor Aluísio",
    city: "Blumenau",
    begins: -22,
    lasts: 28,
    pace: 7,
    category: {
      name: "Sub-17",
      format: groupsOf(3, { places: 1, bestNext: 1 }),
      mostTeams: 10,
      settings: PRESETS.copinha,
    },
    teams: [
      "Ferroviária do Vale",
      "Grêmio da Colina",
      "Aliança Ribeirinha",
      "Independente da Serra",
      "Operário do Sul",
      "Juventude do Porto",
      "Real Jardim",
      "Nacional da Praia",
      "Guarani da Serra Alta",
      "Vila Operária",
    ],
    closed: 13,
    live: false,
    decided: true,
    linked: {
      "Ferroviária do Vale": [{ athlete: "Ravi Junqueira", shirt: 10, named: true }],
      "Grêmio da Colina": [{ athlete: "Nícolas Paranhos", shirt: 8, named: false }],
      "Operário do Sul": [{ athlete: "Pedro Lucas Seabra", shirt: 11, named: true }],
    },
  },
  {
    name: "Torneio da Primavera Sub-17",
    description: "Mata-mata de um fim de semana, com uma partida em andamento.",
    location: "Centro Esportivo da Juventude",
    city: "Blumenau",
    begins: -1,
    lasts: 2,
    pace: 2,
    category: { name: "Sub-17", format: { kind: "knockout", knockout: KNOCKOUT }, mostTeams: 4 },
    teams: ["Estudantes da Vila", "Bandeirante Novo", "Atlético do Morro", "Santa Rita Futebol"],
    closed: 1,
    live: true,
    linked: {},
    // His numbers of this season are those of the design until somebody closes this sheet.
    liveScorer: { athlete: "Kauã Ribeiro", shirt: 9, named: true },
  },
];
