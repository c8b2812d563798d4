import { z } from "zod";
import { MODALITIES } from "#domain/athletes/attributes.ts";
import { parseDate } from "#domain/dates.ts";
import { oneLine } from "#domain/events/written-text.ts";
import {
  HALF_MINUTES,
  NAME_MAX,
  ORDERED_CRITERIA,
  orderField,
  SQUAD,
  type CategoryForm,
} from "./category-fields.ts";
import {
  LEAST_TEAMS,
  LEVEL_TIES,
  MOST_GROUPS,
  MOST_TEAMS,
  type Advance,
  type Format,
  type KnockoutFormat,
} from "./format.ts";
import { PRESETS, YELLOW_RESTARTS, type Criterion, type Settings } from "./settings.ts";

const trimmed = z
  .string()
  .default("")
  .transform((text) => text.trim());

const whole = (least: number, most: number, unless: number) =>
  trimmed
    .refine(
      (text) => text === "" || (/^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most),
      `Escreva um número de ${least} a ${most}.`,
    )
    .transform((text) => (text === "" ? unless : Number(text)));

const wholeOrNone = (least: number, most: number) =>
  trimmed
    .refine(
      (text) => text === "" || (/^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most),
      `Escreva um número de ${least} a ${most}, ou deixe vazio.`,
    )
    .transform((text) => (text === "" ? null : Number(text)));

const DEADLINE_YEAR = { least: 2000, most: 2100 };

const day = trimmed.transform((text, context) => {
  if (text === "") return null;
  const parsed = parseDate(text);
  if (parsed && parsed.year >= DEADLINE_YEAR.least && parsed.year <= DEADLINE_YEAR.most) return parsed;
  const years = `de ${DEADLINE_YEAR.least} a ${DEADLINE_YEAR.most}`;
  const message = parsed ? `Confira o ano: escreva um ${years}.` : "Escreva uma data que exista.";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

const once = z
  .enum(["1", "2"], "Escolha uma ou duas vezes.")
  .default("1")
  .transform((text): 1 | 2 => (text === "2" ? 2 : 1));

const SERIES = "Escreva quantos jogos para cada série, como 1 ou 1, 2.";

/** "1, 2": one match for the first series, two from the second on. */
const series = trimmed.transform((text, context) => {
  const lengths = (text || "1").split(/[\s,;]+/).map(Number);
  if (
    lengths.length <= 6 &&
    lengths.every((length) => Number.isInteger(length) && length >= 1 && length <= 20)
  )
    return lengths;
  context.addIssue({ code: "custom", message: SERIES });
  return z.NEVER;
});

const YEAR = { least: 1950, most: 2100 };

const shape = {
  name: trimmed
    .transform(oneLine)
    .refine((name) => name.length > 0, "Escreva o nome da categoria, como Sub-15.")
    .refine((name) => name.length <= NAME_MAX, `Use no máximo ${NAME_MAX} caracteres.`),
  bornFrom: wholeOrNone(YEAR.least, YEAR.most),
  bornTo: wholeOrNone(YEAR.least, YEAR.most),
  modality: z.enum(["", ...MODALITIES], "Escolha quem joga.").default(""),
  mostTeams: whole(LEAST_TEAMS, MOST_TEAMS, 16),
  mostInSquad: whole(SQUAD.least, SQUAD.most, SQUAD.usual),
  halfMinutes: whole(HALF_MINUTES.least, HALF_MINUTES.most, HALF_MINUTES.usual),
  teamsUntil: day,
  squadsUntil: day,
  tables: z.enum(["auto", "shown", "hidden"], "Escolha quem vê a tabela.").default("auto"),
  needsEarlierPhase: ticked,
  kind: z.enum(["league", "groups", "knockout"], "Escolha o formato.").default("groups"),
  rounds: once,
  groups: whole(1, MOST_GROUPS, 2),
  across: ticked,
  advanceBy: z.enum(["places", "general_table"], "Escolha quem passa.").default("places"),
  places: whole(1, MOST_TEAMS, 2),
  bestNext: whole(0, MOST_GROUPS, 0),
  generalTeams: whole(2, MOST_TEAMS, 8),
  legs: once,
  finalLegs: once,
  thirdPlace: ticked,
  levelTie: z.enum(LEVEL_TIES, "Escolha como se decide um empate.").default("kicks"),
  awayGoals: ticked,
  preset: z.enum(["cbf", "copinha", "own"], "Escolha as regras.").default("cbf"),
  win: whole(1, 10, 3),
  draw: whole(0, 10, 1),
  loss: whole(0, 10, 0),
  kicksPoints: whole(0, 3, 0),
  cap: wholeOrNone(1, 20),
  walkoverGoals: whole(1, 10, 3),
  walkoverGoalsCount: ticked,
  yellowLimit: wholeOrNone(1, 10),
  series,
  restart: z.enum(YELLOW_RESTARTS, "Escolha quando os amarelos zeram.").default("never"),
  redMatches: whole(0, 20, 1),
  secondYellowMatches: whole(0, 20, 1),
  reason: trimmed.transform((text) => oneLine(text).slice(0, 500) || null),
};

const orders = Object.fromEntries(ORDERED_CRITERIA.map((one) => [orderField(one), wholeOrNone(1, 20)]));

/** The form of a category: who plays, in which format, by which rules. */
export const categorySchema: z.ZodType<CategoryForm> = z
  .object({ ...shape, ...orders })
  .superRefine((form, context) => {
    const add = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (form.bornFrom !== null && form.bornTo !== null && form.bornTo < form.bornFrom)
      add("bornTo", "O último ano vem depois do primeiro.");
    if (form.kind === "knockout" && form.levelTie === "better_campaign")
      add("levelTie", "Sem fase de grupos não há campanha. Escolha pênaltis ou prorrogação.");
    if (form.preset === "own" && hasSamePlace(form))
      add(orderField("wins"), "Cada critério tem um lugar só dele.");
    if (form.preset === "own" && form.draw > form.win) add("draw", "Empate não vale mais do que vitória.");
    if (form.preset === "own" && form.loss > form.draw) add("loss", "Derrota não vale mais do que empate.");
    if (
      form.teamsUntil &&
      form.squadsUntil &&
      Temporal.PlainDate.compare(form.squadsUntil, form.teamsUntil) < 0
    )
      add("squadsUntil", "As relações fecham no mesmo dia ou depois das equipes.");
  })
  .transform((form) => ({
    name: form.name,
    bornFrom: form.bornFrom,
    bornTo: form.bornTo,
    modality: form.modality === "" ? null : form.modality,
    mostTeams: form.mostTeams,
    mostInSquad: form.mostInSquad,
    halfMinutes: form.halfMinutes,
    teamsUntil: form.teamsUntil,
    squadsUntil: form.squadsUntil,
    tablesHidden: form.tables === "auto" ? null : form.tables === "hidden",
    needsEarlierPhase: form.kind === "groups" && form.needsEarlierPhase,
    format: formatOf(form),
    settings: settingsOf(form),
    reason: form.reason,
  }));

type Form = z.infer<z.ZodObject<typeof shape>>;

function formatOf(form: Form): Format {
  if (form.kind === "league") return { kind: "league", rounds: form.rounds };
  const knockout: KnockoutFormat = {
    legs: form.legs,
    finalLegs: form.finalLegs,
    thirdPlace: form.thirdPlace,
    levelTie: form.levelTie,
    awayGoals: form.awayGoals,
  };
  if (form.kind === "knockout") return { kind: "knockout", knockout };
  const advance: Advance =
    form.advanceBy === "places"
      ? { by: "places", places: form.places, bestNext: form.bestNext }
      : { by: "general_table", teams: form.generalTeams };
  return {
    kind: "groups",
    groups: form.groups,
    rounds: form.rounds,
    across: form.across,
    advance,
    knockout,
  };
}

function settingsOf(form: Form): Settings {
  if (form.preset !== "own") return PRESETS[form.preset];
  const ordered = ORDERED_CRITERIA.flatMap((criterion) => {
    const place = placeOf(form, criterion);
    return place === null ? [] : [{ criterion, place }];
  }).toSorted((one, other) => one.place - other.place);
  return {
    points: { win: form.win, draw: form.draw, loss: form.loss },
    kicksPoints: form.kicksPoints,
    criteria: ["points", ...ordered.map(({ criterion }) => criterion), "draw"],
    goalDifferenceCap: form.cap,
    walkover: { goals: form.walkoverGoals, goalsCount: form.walkoverGoalsCount },
    discipline: {
      yellowLimit: form.yellowLimit,
      seriesMatches: form.series,
      restart: form.restart,
      redMatches: form.redMatches,
      secondYellowMatches: form.secondYellowMatches,
    },
  };
}

const placeOf = (form: Form, criterion: Criterion): number | null =>
  (form as unknown as Record<string, number | null>)[orderField(criterion)] ?? null;

function hasSamePlace(form: Form): boolean {
  const places = ORDERED_CRITERIA.map((one) => placeOf(form, one)).filter((place) => place !== null);
  return new Set(places).size < places.length;
}
