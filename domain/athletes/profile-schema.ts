import { z } from "zod";
import { birthdateField, nameField } from "#domain/identity/person-fields.ts";
import { FEET, MODALITIES } from "./attributes.ts";
import { parseHeight, parseWeight } from "./measures.ts";
import { POSITIONS, type Position } from "./positions.ts";
import {
  MAX_ACHIEVEMENTS,
  MAX_HISTORY,
  SECTION_NAMES,
  sortHistory,
  type ProfileSection,
  type ProfileValues,
} from "./profile-values.ts";
import { parseHandle, type AthleteNetwork } from "./social.ts";
import { GOALKEEPER_TRAITS, MAX_TRAITS, TRAITS, type Trait } from "./traits.ts";

/** What the form of these sections says. The city is still text: which municipality it is, the server knows. */
export type ProfileInput = Partial<Omit<ProfileValues, "place"> & { city: string }>;

const oneLine = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
/** Lines stay, and no more than one empty line follows another. */
const paragraphs = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === "\n" ? sign : ""))
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

const text = (longest: number) =>
  z
    .string()
    .default("")
    .transform(oneLine)
    .pipe(z.string().max(longest, `Use no máximo ${longest} caracteres.`))
    .transform((value) => value || null);

/** Null when empty, and an error in the person's words when it cannot be read. */
const read = <Value>(parse: (value: string) => Value | null, message: string) =>
  z
    .string()
    .default("")
    .transform((value, context) => {
      if (value.trim() === "") return null;
      const parsed = parse(value);
      if (parsed !== null) return parsed;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

const choice = <const Value extends string>(values: readonly Value[], message: string) =>
  read((value) => values.find((one) => one === value) ?? null, message);

const handle = (network: AthleteNetwork, example: string) =>
  read(
    (value) => parseHandle(network, value),
    `Escreva só o nome do perfil, como ${example}, ou cole o link dele.`,
  );

const position = choice(POSITIONS, "Escolha uma posição da lista.");

const repeated = <Field>(name: string, most: number, field: Field): Record<string, Field> =>
  Object.fromEntries(Array.from({ length: most }, (_, index) => [`${name}.${index}`, field]));

const yearField = read(
  (value) => (/^\s*(?:199\d|20\d\d)\s*$/.test(value) ? Number(value) : null),
  "Escreva o ano com quatro números, como 2024.",
);

/** By section, the fields as the form names them. */
export const PROFILE_FIELDS = {
  pessoais: {
    name: nameField("Informe o nome completo."),
    nickname: text(60),
    birthdate: birthdateField,
    modality: choice(MODALITIES, "Escolha uma modalidade da lista."),
    city: z
      .string()
      .default("")
      .transform(oneLine)
      .pipe(z.string().max(100, "Use no máximo 100 caracteres.")),
    instagram: handle("instagram", "@seunome"),
    tiktok: handle("tiktok", "@seunome"),
    youtube: handle("youtube", "@seucanal"),
  },
  esportivos: {
    position,
    ...repeated("secondary", 2, position),
    club: text(120),
    shirtNumber: read(
      (value) => (/^\s*[1-9]\d?\s*$/.test(value) ? Number(value) : null),
      "Escreva um número de 1 a 99.",
    ),
    height: read(parseHeight, "Escreva a altura como 1,80 m. Vale de 1,00 m a 2,30 m."),
    weight: read(parseWeight, "Escreva o peso como 68 kg. Vale de 25 a 150 kg."),
    foot: z.enum(FEET, "Escolha o pé da lista."),
    ...repeated("trait", TRAITS.length, z.literal("on").optional()),
  },
  sobre: {
    about: z
      .string()
      .default("")
      .transform(paragraphs)
      .pipe(z.string().max(2000, "Use no máximo 2.000 caracteres."))
      .transform((value) => value || null),
  },
  historico: Object.fromEntries(
    Array.from({ length: MAX_HISTORY }, (_, row) => [
      [`history.${row}.year`, yearField],
      [`history.${row}.club`, text(120)],
      [`history.${row}.category`, text(40)],
    ]).flat(),
  ),
  conquistas: repeated("achievements", MAX_ACHIEVEMENTS, text(200)),
} satisfies Record<ProfileSection, z.ZodRawShape>;

/** The form of one section, or of all of them. */
export function profileSchema(section: ProfileSection | null): z.ZodType<ProfileInput> {
  const sections = section ? [section] : SECTION_NAMES;
  const shape = Object.assign({}, ...sections.map((name) => PROFILE_FIELDS[name])) as z.ZodRawShape;
  return z
    .object({ ...shape, opened: z.string().max(4000).default("") })
    .superRefine((form, context) => {
      for (const [field, message] of problemsOf(form))
        context.addIssue({ code: "custom", path: [field], message });
    })
    .transform((form) => collect(form as FormValues, sections));
}

type FormValues = Record<string, unknown>;

/** What one field alone cannot know. */
function problemsOf(form: FormValues): [field: string, message: string][] {
  const found: [string, string][] = [];
  if ("position" in form) {
    const [main, first, second] = [form["position"], form["secondary.0"], form["secondary.1"]];
    if (!main && (first ?? second)) found.push(["position", "Escolha primeiro a posição principal."]);
    for (const [name, value] of [
      ["secondary.0", first],
      ["secondary.1", second],
    ] as const)
      if (value && value === main) found.push([name, "Esta já é a posição principal."]);
    if (first && first === second) found.push(["secondary.1", "Esta posição já foi escolhida."]);
    const traits = traitsIn(form);
    if (traits.length > MAX_TRAITS)
      found.push(["traits", `Escolha no máximo ${MAX_TRAITS}. Você marcou ${traits.length}.`]);
    const keepers = traits.filter((trait) => GOALKEEPER_TRAITS.includes(trait));
    if (keepers.length > 0 && ![main, first, second].includes("Goleiro"))
      found.push(["traits", `Só para goleiros: ${keepers.join(", ")}.`]);
  }
  if ("history.0.year" in form) {
    const seen = new Set<string>();
    for (let row = 0; row < MAX_HISTORY; row++) {
      const { year, club, category } = historyRow(form, row);
      if (!year && !club && !category) continue;
      if (!year) found.push([`history.${row}.year`, "Informe o ano."]);
      if (!club) found.push([`history.${row}.club`, "Informe o clube."]);
      const key = JSON.stringify([year, club, category]);
      if (seen.has(key)) found.push([`history.${row}.club`, "Esta linha repete outra."]);
      seen.add(key);
    }
  }
  return found;
}

const traitsIn = (form: FormValues): Trait[] => TRAITS.filter((_, index) => form[`trait.${index}`] === "on");

const historyRow = (form: FormValues, row: number) => ({
  year: form[`history.${row}.year`] as number | null,
  club: form[`history.${row}.club`] as string | null,
  category: form[`history.${row}.category`] as string | null,
});

const PLAIN = {
  pessoais: ["name", "nickname", "birthdate", "modality", "city", "instagram", "tiktok", "youtube"],
  esportivos: ["position", "club", "shirtNumber", "foot"],
  sobre: ["about"],
  historico: [],
  conquistas: [],
} as const satisfies Record<ProfileSection, readonly (keyof ProfileInput)[]>;

function collect(form: FormValues, sections: readonly ProfileSection[]): ProfileInput {
  const input: Record<string, unknown> = {};
  for (const section of sections) for (const field of PLAIN[section]) input[field] = form[field];
  if (sections.includes("esportivos")) {
    input["heightCm"] = form["height"];
    input["weightKg"] = form["weight"];
    input["traits"] = traitsIn(form);
    input["secondaryPositions"] = [form["secondary.0"], form["secondary.1"]].filter((one): one is Position =>
      Boolean(one),
    );
  }
  if (sections.includes("historico"))
    input["history"] = sortHistory(
      Array.from({ length: MAX_HISTORY }, (_, row) => historyRow(form, row)).flatMap(
        ({ year, club, category }) => (year && club ? [{ year, club, category }] : []),
      ),
    );
  if (sections.includes("conquistas"))
    input["achievements"] = Array.from(
      { length: MAX_ACHIEVEMENTS },
      (_, row) => form[`achievements.${row}`] as string | null,
    ).filter((achievement) => achievement !== null);
  return input;
}
